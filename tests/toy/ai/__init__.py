"""What programs and bots know of the toy game."""
