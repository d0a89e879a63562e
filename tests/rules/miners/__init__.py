"""Tests of the rules of Imperial Miners, by the chapters of docs/rules/miners.md."""
