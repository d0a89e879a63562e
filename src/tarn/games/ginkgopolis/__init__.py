"""Ginkgopolis: build a city of plants and towers. Designed by Xavier Georges, published by Pearl Games; this is an unofficial implementation."""
