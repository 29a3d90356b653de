"""What everybody shares, band by band, and everybody in a line."""
