"""Why a move that a person might expect is not possible now."""
