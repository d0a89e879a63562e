"""Ginkgopolis, designed by Xavier Georges and published by Pearl Games. This is an unofficial implementation."""
