"""Who sits at a table in play, when that changes, and whether its computers go on."""
