"""Opponents worth playing: one who thinks by playing games on in worlds that the seat could imagine."""
