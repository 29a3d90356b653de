"""The map: land and sea, what stands on them, and how a hex could lie."""
