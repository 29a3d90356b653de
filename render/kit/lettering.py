"""Type: one scale, four weights, text that is made to fit, and masks of labels kept for the next time."""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from font_source_sans_pro import font_files_ttf  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont

ELLIPSIS = "…"
_CAP_HEIGHT = 0.66
_ABSENT = "\U0010fffe"
_rendering = threading.Lock()


class Weight(Enum):
    """The weights in use; each value is the name of a face in the font package."""

    SEMIBOLD = "SourceSansProSemibold"
    BOLD = "SourceSansProBold"
    BLACK = "SourceSansProBlack"


@dataclass(frozen=True, slots=True)
class Type:
    """One step of the type scale."""

    size: int
    weight: Weight = Weight.SEMIBOLD

    def sized(self, size: int) -> Type:
        """The same weight in another size."""
        return Type(size, self.weight)

    def weighing(self, weight: Weight) -> Type:
        """The same size in another weight."""
        return Type(self.size, weight)

    @property
    def cap_height(self) -> int:
        """How high its capitals are."""
        return round(self.size * _CAP_HEIGHT)

    @property
    def line_height(self) -> int:
        """From one line to the next."""
        return round(self.size * 1.1)


# For a picture 1600 pixels wide that may be looked at on a phone, at a quarter of its width: nothing is smaller.
SMALLEST = 28
TITLE = Type(48, Weight.BOLD)
HEADING = Type(38, Weight.BOLD)
BODY = Type(34, Weight.SEMIBOLD)
SMALL = Type(30, Weight.SEMIBOLD)
FINE = Type(SMALLEST, Weight.SEMIBOLD)


@dataclass(frozen=True, slots=True, eq=False)
class Label:
    """A line of text ready to paste: its mask, where the mask sits from the baseline, and how far the text runs."""

    mask: Image.Image
    left: int
    top: int
    advance: int


@lru_cache(maxsize=64)
def face(style: Type) -> ImageFont.FreeTypeFont:
    """The font in this size."""
    return ImageFont.truetype(font_files_ttf[style.weight.value], style.size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def hanging(words: str, style: Type) -> int:
    """How far letters such as Д and Щ reach below the line."""
    made = label(words, style)
    return max(0, made.top + made.mask.height)


def width_of(text: str, style: Type) -> int:
    """How many pixels a line of text runs."""
    with _rendering:
        return round(face(style).getlength(text))


@lru_cache(maxsize=4096)
def label(text: str, style: Type) -> Label:
    """A line of text as a mask."""
    with _rendering:
        font = face(style)
        left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font, anchor="ls")
        return Label(mask, max(0, left), top, round(font.getlength(text)))


@lru_cache(maxsize=8192)
def _glyph(character: str) -> tuple[tuple[int, int], bytes]:
    with _rendering:
        core = face(BODY).getmask(character)
        return core.size, bytes(core)


def missing_characters(text: str) -> set[str]:
    """The characters that the font would show as an empty box."""
    return {character for character in set(text) if character not in " \n" and _glyph(character) == _glyph(_ABSENT)}


def printable(text: str, instead: str) -> str:
    """A person's own words without what the font lacks; something else if nothing is left."""
    plain = " ".join(unicodedata.normalize("NFKC", text).split())
    lacking = missing_characters(plain)
    kept = "".join(character for character in plain if character not in lacking and character.isprintable())
    return " ".join(kept.split()) or instead


def shortened(text: str, style: Type, room: int) -> str:
    """The text, cut with an ellipsis if it runs over the room."""
    if width_of(text, style) <= room:
        return text
    fits, over = 0, len(text)
    while over - fits > 1:
        middle = (fits + over) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, style) <= room:
            fits = middle
        else:
            over = middle
    return text[:fits].rstrip() + ELLIPSIS


def wrapped(text: str, style: Type, room: int) -> list[str]:
    """The text broken between words into lines that fit the room, as far as single words do."""
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", style) <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


@dataclass(frozen=True, slots=True)
class Fitted:
    """Text that was made to fit a box: its lines and the style that they are set in."""

    lines: tuple[str, ...]
    style: Type

    @property
    def whole(self) -> bool:
        """Whether nothing of it was cut."""
        return not any(line.endswith(ELLIPSIS) for line in self.lines)

    @property
    def width(self) -> int:
        """How far the longest line runs."""
        return max((width_of(line, self.style) for line in self.lines), default=0)

    @property
    def height(self) -> int:
        """How high all lines are together."""
        return len(self.lines) * self.style.line_height


@lru_cache(maxsize=4096)
def fitted_in(text: str, style: Type, width: int, height: int, smallest: int = SMALLEST) -> Fitted:
    """The text as large as a box allows, in as many lines as its height has room for."""
    for size in range(style.size, min(smallest, style.size) - 1, -1):
        tried = style.sized(size)
        broken = wrapped(text, tried, width)
        if len(broken) <= max(1, height // tried.line_height) and all(
            width_of(line, tried) <= width for line in broken
        ):
            return Fitted(tuple(broken), tried)
    last = style.sized(min(smallest, style.size))
    return fitted(text, last, width, max(1, height // last.line_height), last.size)


@lru_cache(maxsize=4096)
def fitted(text: str, style: Type, width: int, lines: int = 1, smallest: int = SMALLEST) -> Fitted:
    """The text as large as the width and the lines allow: first wrapped, then smaller, at last cut."""
    for size in range(style.size, min(smallest, style.size) - 1, -2):
        tried = style.sized(size)
        broken = wrapped(text, tried, width)
        if len(broken) <= lines and all(width_of(line, tried) <= width for line in broken):
            return Fitted(tuple(broken), tried)
    last = style.sized(min(smallest, style.size))
    broken = wrapped(text, last, width)
    kept = [*broken[: lines - 1], " ".join(broken[lines - 1 :])]
    return Fitted(tuple(shortened(line, last, width) for line in kept), last)


def first_fitting(ways: Sequence[str], style: Type, room: int) -> str:
    """Of several ways to say the same, long ones first, the first that fits the room, else the last."""
    return next((words for words in ways if width_of(words, style) <= room), ways[-1])
