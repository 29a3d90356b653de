"""The application's own emojis, as far as Discord has them: what stands for a word where words are written."""

from collections.abc import Mapping

from render.emblems import drawing, emblem


class Emblems:
    """Known once they are uploaded; until then, and where they are refused, words stand alone."""

    def __init__(self) -> None:
        self._known: Mapping[str, str] = {}

    def learn(self, known: Mapping[str, str]) -> None:
        """These icons can be written so."""
        self._known = dict(known)

    def icon(self, name: str) -> str:
        """An icon as it is written in a text or given to a button; nothing if it is not there."""
        return self._known.get(name, "")

    def of(self, game: str, noun: str, word: str) -> str:
        """What stands for a word of a game; nothing if nothing does."""
        return self.icon(drawing(game, noun, word)) or self.icon(emblem(game, noun, word))
