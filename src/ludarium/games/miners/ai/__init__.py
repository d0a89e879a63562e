"""What programs know of the game."""
