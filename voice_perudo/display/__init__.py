"""What is shown while a game goes on."""
