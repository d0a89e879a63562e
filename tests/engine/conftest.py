"""Hypothesis draws the same examples on every machine and every day."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("ludarium", deadline=None, derandomize=True, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ludarium")
