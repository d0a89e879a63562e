"""Boards, cards, slots and tiles: what packs say."""
