"""What outlives the process: the journals, what was said in their games, and the last table."""
