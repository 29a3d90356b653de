"""What all games share: state, agenda, decisions, moves, events, views and randomness."""
