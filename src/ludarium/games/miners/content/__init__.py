"""Cards, events and boards, and the words of the effect language."""
