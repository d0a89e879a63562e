"""Makes the relief behind the map of Barrage: `make relief`, or `python -m tools.relief` in the project's folder."""
