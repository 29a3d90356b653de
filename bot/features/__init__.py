"""What goes on beside a game: a room for each such thing, with its rows, its service, its words, its alarms.

Each declares once what it brings to the house (`FEATURE`); none knows another. `bot/client/features.py` lists them.
"""
