"""An archive as a file: its head for people, the archive itself sealed, so that nobody reads the story by accident.

The seal is no secret: whoever breaks it spoils their own campaign alone. What comes back in is trusted in nothing.
"""

import base64
import hashlib
import logging
import zlib
from functools import partial
from typing import Annotated, Literal

import msgspec

from bot.features.campaigns.rows import Campaign
from bot.host.watchdog import within
from bot.tables.model import Refused
from games.core.ending.outcome import Archive
from games.core.game import AnyGame, Setup
from games.core.saving import TooNew
from games.registry import GAMES, game

log = logging.getLogger(__name__)

FORMAT = 1
LARGEST = 64 * 1024
LARGEST_ARCHIVE = 256 * 1024
"""So many bytes an archive may have when it is unsealed: a small file must not swell."""
MOST_GAMES = 10_000
A_START = 0.5
"""Seconds in which a game has to have begun with it: no file may keep the bot busy."""


class _File(msgspec.Struct, kw_only=True):
    """What a file holds."""

    caravel: Literal["campaign"] = "campaign"
    format: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    name: str
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]
    seal: str
    archive: str


class Unsealed(msgspec.Struct, frozen=True):
    """What was read from a file."""

    game: str
    name: str
    games: int
    archive: bytes


def written(campaign: Campaign) -> bytes:
    """The campaign's archive as a file; Refused if there is nothing to go on with."""
    if campaign.archive is None:
        raise Refused("campaign-told" if campaign.told else "campaign-not-begun", name=campaign.name)
    file = _File(
        format=FORMAT,
        game=campaign.game,
        name=campaign.name,
        games=campaign.finished,
        seal=hashlib.sha256(campaign.archive).hexdigest(),
        archive=base64.b64encode(zlib.compress(campaign.archive)).decode(),
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"


def read(data: bytes) -> Unsealed:
    """What a file says; Refused if it is no such file, or none that these rules can go on with."""
    if len(data) > LARGEST:
        raise Refused("file-too-large", most=LARGEST // 1024)
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refused("no-campaign-file") from None
    if file.format > FORMAT:
        raise Refused("file-too-new")
    if file.game not in GAMES or game(file.game).saved.archive_type is None:
        raise Refused("file-of-unknown-game")
    sealed = _unsealed(file)
    try:
        _must_be_playable(game(file.game), sealed)
    except TooNew:
        raise Refused("file-too-new") from None
    except Exception:
        log.info("a campaign's file was refused", exc_info=True)
        raise Refused("file-damaged") from None
    return Unsealed(file.game, file.name, file.games, sealed)


def archive_of(campaign: Campaign | None) -> Archive | None:
    """With what the campaign's next game begins; Refused if these rules cannot read it."""
    if campaign is None or campaign.archive is None:
        return None
    try:
        return game(campaign.game).saved.load_archive(campaign.archive)
    except Exception as error:
        log.exception("an archive cannot be read", extra={"campaign": campaign.id})
        raise Refused("campaign-damaged", name=campaign.name) from error


def _unsealed(file: _File) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        archive = unpacking.decompress(base64.b64decode(file.archive, validate=True), LARGEST_ARCHIVE)
    except (ValueError, zlib.error):
        raise Refused("file-damaged") from None
    if not unpacking.eof or hashlib.sha256(archive).hexdigest() != file.seal:
        raise Refused("file-damaged")
    return archive


def _must_be_playable(found: AnyGame, archive: bytes) -> None:
    """Whatever the file says, a game has to begin with it, with any number of seats."""
    for seats in found.settings.seat_counts:
        setup = Setup(seats, dict(found.settings.campaign), "a trial", found.saved.load_archive(archive))
        within(A_START, partial(found.start, setup))
