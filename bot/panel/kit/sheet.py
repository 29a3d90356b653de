"""Builds a message within Discord's limits."""

from typing import Any

from discord import ui

from bot.panel.kit.labels import cut
from bot.panel.kit.posting import Enclosure, Layout, Posting, alt, filename
from render.kit.picture import Picture

TEXT_ROOM = 4000
COMPONENTS = 40
ACCENT = 0x2F6F8F

Widget = ui.Button[Any] | ui.Select[Any] | ui.UserSelect[Any] | ui.ChannelSelect[Any]
Rows = list[list[Widget]]


class Sheet:
    """Collects texts, pictures and rows. What has no room is left out, so what matters most has to come first."""

    def __init__(self, ping: tuple[int, ...] = ()) -> None:
        self._ping = ping
        self._items: list[ui.Item[Any]] = []
        self._pictures: list[Picture] = []
        self._enclosed: list[Enclosure] = []
        self._components_left = COMPONENTS - 1
        self.text_left = TEXT_ROOM
        """So many more characters fit."""

    def text(self, text: str) -> "Sheet":
        """A paragraph."""
        text = cut(text.strip(), self.text_left) if self.text_left > 1 else ""
        if text and self._take(1):
            self.text_left -= len(text)
            self._items.append(ui.TextDisplay(text))
        return self

    def picture(self, picture: Picture | None) -> "Sheet":
        """A picture with its alt text."""
        if picture is not None and self._take(1):
            gallery: ui.MediaGallery[Layout] = ui.MediaGallery()
            name = filename(picture, len(self._pictures))
            gallery.add_item(media=f"attachment://{name}", description=alt(picture) or None)
            self._pictures.append(picture)
            self._items.append(gallery)
        return self

    def file(self, name: str, data: bytes) -> "Sheet":
        """A file to be kept."""
        if self._take(1):
            self._enclosed.append(Enclosure(name, data))
            self._items.append(ui.File(f"attachment://{name}"))
        return self

    def rows(self, rows: Rows) -> "Sheet":
        """Rows of controls."""
        for row in rows:
            if row and self._take(1 + len(row)):
                self._items.append(ui.ActionRow(*row))
        return self

    def posting(self) -> Posting:
        """The message."""
        view = Layout()
        view.add_item(ui.Container(*self._items, accent_colour=ACCENT))
        return Posting(view, tuple(self._pictures), self._ping, tuple(self._enclosed))

    def _take(self, components: int) -> bool:
        if components > self._components_left:
            return False
        self._components_left -= components
        return True


def told(text: str) -> Posting:
    """Just a few words."""
    return Sheet().text(text).posting()
