"""Barrage by the rules of docs/rules/barrage.md and docs/rules/barrage-automa.md."""
