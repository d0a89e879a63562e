"""The components: cards, tiles and boards as the packs define them, and the effects they are written in."""
