"""Realms of the shapes that people build can be read while everything happens to them, close and on the table."""

from itertools import product

import pytest

from games.core.saving import clone
from games.core.seats import Seat
from games.settlers.components import TILES
from games.settlers.grid import corner_of
from games.settlers.state import Lot, State
from render.boards import part_of
from render.kit.frame import CLOSEST
from render.kit.skins import SKINS, wearing
from render.settlers.pictures import close, own, table
from tests.render.readable import Readers
from tests.render.settlers.positions import played
from texts import LOCALES, Teller, words

NAMES = ("Ekaterina", "Boris", "Дмитрий", "Wu")
OWNER = Seat(2)


def plundered(columns: str, rows: int) -> tuple[State, State]:
    """A full rectangle, before and after carts have come to its corners and somebody has ruined its far end."""
    after = played(4, 40)
    after.prizes, player = after.prizes[:2], after.players[OWNER]
    spots = [f"{letter}{row}" for letter in columns for row in range(7, 7 + rows)]
    player.land = {spot: Lot("temple_of_jupiter" if int(spot[1:]) == 6 + rows else "lake") for spot in spots}
    player.carts = []
    before = clone(after)
    player.carts = [corner_of(f"{letter}{row}") for letter in columns[:-1:2] for row in range(5 + rows, 6, -2)]
    for letter in columns:
        player.land[f"{letter}{6 + rows}"].ruined = True
    before.players[0].tokens["war"] = after.players[0].tokens.get("war", 0) + len(columns)
    return before, after


@pytest.mark.parametrize(("columns", "rows"), [("gh", 2), ("fghi", 3), ("fgh", 4), ("efgh", 5), ("fgh", 7)])
def test_a_plundered_realm_can_be_read(reading: Readers, columns: str, rows: int) -> None:
    """A cart's line ran through what a ruined prize was worth, and the wood's edge through the letter of who did it."""
    before, view = plundered(columns, rows)
    for locale, skin in product(LOCALES, SKINS):
        teller = Teller(words(locale), "settlers", NAMES)
        with wearing(skin):
            for draw in (part_of("settlers", f"realm.{OWNER}"), own, close, table):
                draw(view, teller, OWNER, before)
                assert reading.troubles() == [], draw
                assert reading.too_small() == [], draw


def late(seats: int, rows: int, prizes: int, cleared: int) -> State:
    """Realms so high with every sign on their tiles, much in hand, so many prizes, and tiles gone from rows."""
    view = played(seats, 40)
    open_tiles = [key for key, tile in TILES.items() if tile.kind == "prize"]
    view.prizes = open_tiles[:prizes]
    view.box.tiles = [key for key, tile in TILES.items() if tile.kind != "prize"][:cleared]
    for player in view.players:
        player.land = {f"{letter}{row}": Lot("lake") for letter in "fghi" for row in range(7, 7 + rows)}
        player.land["g8"], player.land["h8"] = Lot("mine", master=True), Lot("mine", coin=True)
        player.land[f"f{6 + rows}"] = Lot(open_tiles[0], ruined=True)
        player.land[f"g{6 + rows}"] = Lot("lake", ruined=True)
        player.carts = ["g9_h10"]
        player.tokens = {"war": 1, "coin": 1, "cart": 1}
        player.masters, player.replaced = ["smith", "weaver"], ["lake"]
    return view


@pytest.mark.parametrize(
    ("seats", "rows", "prizes", "cleared"),
    [
        *((4, 6, 9, 0), (4, 6, 7, 5), (4, 6, 3, 10), (4, 6, 6, 5), (4, 7, 3, 10), (4, 7, 1, 15), (4, 8, 1, 10)),
        *((3, 6, 1, 15), (3, 7, 3, 10), (3, 8, 2, 15)),
    ],
)
def test_high_realms_fit_a_table_with_prizes_and_a_full_bank(
    reading: Readers, seats: int, rows: int, prizes: int, cleared: int
) -> None:
    """As people who play well build them: a quarter of their realms have seven rows or more."""
    view = late(seats, rows, prizes, cleared)
    for locale in LOCALES:
        drawn = table(view, Teller(words(locale), "settlers", NAMES[:seats]), None, None)
        lying = {anchor.word for anchor in reading.pictures[-1].anchors.found if anchor.noun == "tile"}
        assert drawn.height <= CLOSEST
        assert {*view.prizes} <= lying
        assert reading.too_small() == []
        assert reading.troubles() == []
