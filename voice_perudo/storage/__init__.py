"""What outlives the process: the journal of every game."""
