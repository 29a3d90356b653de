"""The sea, the explorer's track, and whose places are whose."""
