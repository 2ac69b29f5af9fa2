"""What this machine can do for a game: one small check a module, none can stop another."""
