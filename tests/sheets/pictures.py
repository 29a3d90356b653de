"""All pictures of a game at its moments, each in every skin and language, as files of full size."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from PIL import Image

from games.registry import game
from render.boards import boards, final, part_of, parts_of, shown, tallied
from render.cover import cover
from render.kit.picture import Picture
from render.kit.skins import SKINS, wearing
from tests.sheets.moments import FEW, Moment, moments, tables
from tests.support.configurations import Configuration
from tests.support.sights import one_of_each
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Борис", "Clara", "Дмитрий", "Elena")
LOOKS = [f"{skin}.{locale}" for locale, skin in product(LOCALES, SKINS)]
PARTS_AT = "late"
"""The parts of a table are shown once a game, as they are then."""
Draw = Callable[[Teller], Picture]


@dataclass(frozen=True)
class Scene:
    """What stands on one sheet: some pictures by their names."""

    name: str
    seats: int
    pictures: dict[str, Draw]


def scenes(key: str, only: list[Configuration], seed: str) -> Iterator[Scene]:
    """The scenes of these tables, the lobby first."""
    yield Scene("lobby", max(game(key).settings.seat_counts), {"cover": cover})
    verbs: set[str] = set()
    for number, table in enumerate(only or tables(key)):
        for moment in moments(table, seed, verbs):
            name = f"{slug(table)}-{moment.name}"
            yield Scene(name, table.seats, _pictures(table, moment))
            if moment.name == PARTS_AT and (parts := _parts(table, moment)) and not number:
                yield Scene(f"{slug(table)}-parts", table.seats, parts)


def slug(table: Configuration) -> str:
    """A file's name for a table: its seats, and what is not as usual."""
    return "-".join([str(table.seats), *(f"{key}_{value}" for key, value in table.options.items())])[:60]


def _pictures(table: Configuration, moment: Moment) -> dict[str, Draw]:
    """The table with its news, a private picture with its question, and boards; at the end what came of it."""
    key, seat, proposal = table.game, moment.seat, moment.proposal
    found, board = game(key), boards(key)
    view, earlier = found.view(moment.state, None), found.view(moment.before, None)
    own, own_before = found.view(moment.state, seat), found.view(moment.before, seat)
    drawn: dict[str, Draw] = {"table": lambda teller: board.table(view, teller, None, earlier)}
    for number, more in enumerate(board.further(view)):
        drawn[f"table-{number + 2}"] = lambda teller, more=more: more(view, teller, None, earlier)  # type: ignore[misc]
    if proposal is not None:
        drawn[f"asked-{proposal.offer.verb}"] = lambda teller: shown(key, own, teller, seat, proposal)[0]
    if moment.name in FEW:
        drawn["own"] = lambda teller: board.own(own, teller, seat, own_before)
    if moment.state.over:
        drawn["final"] = lambda teller: final(found.score(view), teller, None, None)
        drawn["score"] = lambda teller: tallied(found.score(view), teller, None, None)
    return drawn


def _parts(table: Configuration, moment: Moment) -> dict[str, Draw]:
    """One part of each kind, large."""
    view, earlier = (game(table.game).view(state, None) for state in (moment.state, moment.before))
    there = one_of_each(parts_of(view, _teller(table.game, table.seats, LOCALES[0]), None))

    def drawing(word: str) -> Draw:
        return lambda teller: part_of(table.game, word)(view, teller, None, earlier)

    return {f"part-{word}": drawing(word) for word in there}


def written(scene: Scene, key: str, folder: Path) -> list[str]:
    """Draw a scene into files `<scene>-<picture>.<skin>.<locale>.png`; the names of its pictures."""
    for name, draw in scene.pictures.items():
        for locale, skin in product(LOCALES, SKINS):
            with wearing(skin):
                picture = draw(_teller(key, scene.seats, locale))
            image = Image.open(io.BytesIO(picture.data)).convert("RGB")
            image.save(folder / f"{scene.name}-{name}.{skin}.{locale}.png", compress_level=3)
    return [f"{scene.name}-{name}" for name in scene.pictures]


def _teller(key: str, seats: int, locale: str) -> Teller:
    return Teller(words(locale), key, NAMES[:seats])
