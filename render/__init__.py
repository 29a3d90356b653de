"""Pictures of the games: a view in, an image and its words out."""
