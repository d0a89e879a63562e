"""What bots and learning programs know of the game."""
