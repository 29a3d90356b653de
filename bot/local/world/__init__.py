"""The world of the local Discord as plain typed data: its things, its clock, its memory, and the file it is kept in."""
