"""What goes on beside a game: a room for each such thing, with its rows, its service, its words, its alarms.

Each declares once what it brings to the house and what it wants to hear of; none knows another, and nothing beneath
knows any of them. `bot/client/features.py` lists them. What every move reads or writes is no feature: it lies beneath.
"""
