"""Makes the relief behind the map: `make relief`, or `python -m relief` in the folder above."""
