"""A message of ours, ready to be sent."""

import hashlib
import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import discord
from discord import ui

from bot.panel.kit.labels import cut
from render.kit.picture import ALT_LIMIT, Picture


class Layout(ui.LayoutView):
    """A layout is only shown. Its controls are answered by their ids, so nothing of it is kept in memory."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        return True


@dataclass(frozen=True)
class Enclosure:
    """A file to be kept."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Posting:
    """The layout, the pictures and files in it, and whom it may ping."""

    view: Layout
    pictures: tuple[Picture, ...] = ()
    ping: tuple[int, ...] = ()
    enclosed: tuple[Enclosure, ...] = ()

    def marked(self, mark: int) -> "Posting":
        """The same with a mark by which the message is known; nobody sees it."""
        self.view.children[0].id = mark
        return self

    def files(self) -> list[discord.File]:
        """The pictures and files as attachments; made anew for each sending, which uses them up."""
        pictures = [
            discord.File(io.BytesIO(picture.data), filename(picture, place), description=alt(picture) or None)
            for place, picture in enumerate(self.pictures)
        ]
        return [*pictures, *(discord.File(io.BytesIO(file.data), file.name) for file in self.enclosed)]

    def shows(self, attached: Sequence[discord.Attachment]) -> bool:
        """Whether these attachments of a message are just its pictures."""
        names = [filename(picture, place) for place, picture in enumerate(self.pictures)]
        return not self.enclosed and names == [attachment.filename for attachment in attached]

    def looks(self) -> bytes:
        """A digest of its pictures and their words: whether another posting shows the same."""
        digest = hashlib.blake2b(digest_size=16)
        for picture in self.pictures:
            digest.update(picture.data + b"\0" + alt(picture).encode() + b"\0")
        return digest.digest()

    def mentions(self) -> discord.AllowedMentions:
        """Nobody but those who are meant is pinged, whatever names and texts contain."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.ping]
        )


def filename(picture: Picture, place: int) -> str:
    """What the attachment at this place is called: by its name it is known wherever it stands."""
    return f"{picture.name}{place or ''}-{_digest(picture.data, alt(picture))}.{picture.format}"


@lru_cache(maxsize=32)
def _digest(data: bytes, words: str) -> str:
    return hashlib.blake2b(data + b"\0" + words.encode(), digest_size=6).hexdigest()


def alt(picture: Picture) -> str:
    """The picture in words, as long as Discord allows."""
    return cut(picture.alt, ALT_LIMIT)
