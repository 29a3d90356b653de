"""What a test can see of a picture."""

import io
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import WIDTH
from render.kit.lettering import Type
from render.kit.picture import Picture


def image(picture: Picture) -> Image.Image:
    """The picture, decoded."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def shows_marks(picture: Picture) -> bool:
    """Whether anything is marked as changed."""
    return p.CHANGED in {colour for _, colour in image(picture).getcolors(1 << 24) or []}


def differ(one: Picture, other: Picture) -> bool:
    """Whether the pictures differ to the eye."""
    if (one.width, one.height) != (other.width, other.height):
        return True
    return ImageChops.difference(image(one), image(other)).getbbox() is not None


class Written:
    """Where words were written straight on pictures since the last look."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.boxes: list[Box] = []
        write = Canvas.text

        def recording(canvas: Canvas, words: str, x: int, middle: int, style: Type, *rest: Any, **named: Any) -> int:
            advance = write(canvas, words, x, middle, style, *rest, **named)
            if canvas.box.width == WIDTH and words:
                shift = {"left": 0.0, "centre": 0.5, "right": 1.0}
                left = x - round(advance * shift[named.get("align", rest[1] if len(rest) > 1 else "left")])
                self.boxes.append(Box(left, middle - style.cap_height // 2, advance, style.cap_height))
            return advance

        monkeypatch.setattr(Canvas, "text", recording)

    def apart_inside(self, picture: Picture) -> bool:
        """Whether all words lie inside of the picture and apart from each other; forgets them."""
        whole, boxes = Box(0, 0, picture.width, picture.height), self.boxes
        self.boxes = []
        assert len(boxes) > 8
        return all(whole.contains(box) for box in boxes) and not any(
            one.overlaps(other) for one, other in combinations(boxes, 2)
        )
