"""What fills a part of a picture: maps of hexes, grids, tracks, panels and plots."""
