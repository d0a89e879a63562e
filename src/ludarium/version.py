"""The version of the library. Rules have versions of their own, one for each game."""

VERSION = "0.1.0"
