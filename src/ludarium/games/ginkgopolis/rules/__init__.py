"""The rules: what happens, one module for each chapter of the rulebook."""
