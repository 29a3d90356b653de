"""Small drawings of cards and buildings, composed of a frame, a ground and icons."""
