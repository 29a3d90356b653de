"""Mistakes put in on purpose, each of which random play must find; `python -m tests.mutations` tells by what."""
