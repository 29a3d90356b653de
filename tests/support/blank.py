"""Pictures that cost nothing, for tests of what is around them."""

from typing import Any

from render.kit.picture import Picture
from texts import Teller

PNG = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\0\0\0\0:~\x9bU"
    b"\0\0\0\nIDATx\x9cc`\0\0\0\x02\0\x01H\xaf\xa4q\0\0\0\0IEND\xaeB`\x82"
)


def blank(_view: Any, _teller: Teller, _viewer: int | None, _before: Any) -> Picture:
    """A drawing board that draws nothing."""
    return Picture(PNG, "png", 1, 1, "A board.")
