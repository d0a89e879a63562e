"""What happens in the toy game."""
