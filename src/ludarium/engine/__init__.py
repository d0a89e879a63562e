"""The engine: everything that all games share and that names none of them."""
