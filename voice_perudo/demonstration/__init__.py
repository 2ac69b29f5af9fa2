"""The demonstration: a whole game told as a story, spoken by several voices."""
