"""The cards and feasts of the toy game, and the effects they are written in."""
