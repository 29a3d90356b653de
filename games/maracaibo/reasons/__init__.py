"""Why a move that a person might expect is not possible now: a room for each part of a turn."""

from games.maracaibo.reasons import choices, hand, town, village, voyage, war  # noqa: F401 - they enter their rules
