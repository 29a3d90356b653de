"""Sheets: pictures as a phone shows them, side by side in all looks, and what was before beside what is now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from render.kit import palette as p
from render.kit.canvas import Canvas
from render.kit.lettering import FINE
from tests.sheets.pictures import LOOKS
from tests.support.eyes import seen
from texts import LOCALES

PHONE = 400
"""A picture's width on a phone."""
_GAP, _TITLE = 8, 34
_TALLEST = 1120
"""A sheet that would be higher goes on on a second one, so that what looks at it need not make it smaller."""
_EYES = "deuteranopia"
TWO = ("light.en", "dark.ru")
"""The looks in which before and after stand side by side."""


@dataclass(frozen=True)
class Row:
    """Pictures side by side under a title."""

    title: str
    images: Sequence[Image.Image]

    @property
    def height(self) -> int:
        return _TITLE + max(image.height for image in self.images) + _GAP

    @property
    def width(self) -> int:
        return sum(image.width + _GAP for image in self.images) + _GAP


def in_all_looks(folder: Path, name: str) -> Iterator[Row]:
    """A picture on a phone: in each language light, dark, and as deuteranopia shows one of the two."""
    for number, locale in enumerate(LOCALES):
        looks = [look for look in LOOKS if look.endswith(locale)]
        images = [_on_phone(folder / f"{name}.{look}.png") for look in looks]
        yield Row(f"{name}   {locale}: {', '.join(looks)}, {_EYES}", [*images, seen(images[number % 2], _EYES)])


def before_and_after(before: Path, after: Path, name: str) -> Row:
    """On a phone what was before, then what is now, in two looks."""
    images = [_on_phone(folder / f"{name}.{look}.png") for look in TWO for folder in (before, after)]
    return Row(f"{name}   before | after: {', '.join(TWO)}", images)


def side_by_side(before: Path, after: Path, name: str, look: str) -> Row:
    """The same in full size."""
    images = [Image.open(folder / f"{name}.{look}.png").convert("RGB") for folder in (before, after)]
    return Row(f"{name}   before | after", images)


def laid_out(rows: Sequence[Row], file: Path) -> list[Path]:
    """The rows below each other, in as many files as they need."""
    pages: list[list[Row]] = [[]]
    for row in rows:
        if pages[-1] and sum(each.height for each in pages[-1]) + row.height > _TALLEST:
            pages.append([])
        pages[-1].append(row)
    files = []
    for number, page in enumerate(pages):
        files.append(file if not number else file.with_stem(f"{file.stem}-{number + 1}"))
        _sheet(page).save(files[-1], compress_level=3)
    return files


def _sheet(rows: Sequence[Row]) -> Image.Image:
    canvas = Canvas.plain(max(row.width for row in rows), sum(row.height for row in rows), p.PAPER)
    y = 0
    for row in rows:
        canvas.text(row.title, _GAP, y + _TITLE // 2, FINE.sized(20))
        x = _GAP
        for image in row.images:
            canvas.image.paste(image, (x, y + _TITLE))
            x += image.width + _GAP
        y += row.height
    return canvas.image


def _on_phone(file: Path) -> Image.Image:
    image = Image.open(file).convert("RGB")
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)
