"""The figures in what is told of components."""

from collections.abc import Mapping

from games.core.events import Value
from games.santa_maria.components import ACHIEVEMENTS


def figures(noun: str, word: str, _: int) -> Mapping[str, Value]:
    """How much an achievement asks for."""
    return {"least": ACHIEVEMENTS[word].least} if noun == "achievement" else {}
