"""The routes of docs/api.md, by chapter."""
