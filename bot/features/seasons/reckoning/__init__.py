"""What nobody has to reckon in a season: sizes of tables, who meets whom, seats, points, standings."""
