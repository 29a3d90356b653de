"""Evolution cards: who may use them, what they ask, and what they do."""
