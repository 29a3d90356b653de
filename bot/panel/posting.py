"""Something ready to be posted: a layout, its pictures, and who is to be pinged."""

from dataclasses import dataclass
from io import BytesIO

import discord

from render.kit.picture import Picture


def picture_name(picture: Picture, at: int = 0) -> str:
    """The name under which a layout refers to its picture: `attachment://…`."""
    return f"board-{at + 1}.{picture.format}"


@dataclass(frozen=True)
class Posting:
    """A layout with all that belongs to it. It is built anew for every message, never kept."""

    view: discord.ui.LayoutView
    pictures: tuple[Picture, ...] = ()
    ping: tuple[int, ...] = ()
    """The people, by id, whom its mentions may ping."""

    def __post_init__(self) -> None:
        # The controls answer by their ids, so discord.py need not remember the view; it would do so for ever.
        self.view.stop()

    def files(self) -> list[discord.File]:
        """The pictures as files."""
        return [
            discord.File(BytesIO(picture.data), picture_name(picture, at), description=picture.alt)
            for at, picture in enumerate(self.pictures)
        ]

    def mentions(self) -> discord.AllowedMentions:
        """Nobody is pinged by a name that happens to look like a mention."""
        people = [discord.Object(user_id) for user_id in self.ping]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
