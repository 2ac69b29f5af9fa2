"""Speech: recognising it and synthesising it, behind small protocols."""
