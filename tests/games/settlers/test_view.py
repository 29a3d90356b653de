"""What everybody may know, and what nobody may."""

import msgspec
import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.saving import save
from games.core.seats import Seat
from games.settlers import GAME
from games.settlers.components import MASTERS, TILES
from games.settlers.state import Lot, State
from tests.games.settlers.table import do, table, turn

FAR = "water_meadow water_meadow"


def position() -> State:
    hands, masters = ("war coin", "cart"), ("smith", "weaver")
    return turn("mine* lake$", "stable! lake", hands=hands, masters=masters, rows="lake mine", pile="vintner").state


@pytest.mark.rule("SE-GEN-03")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_all_is_open_but_the_face_down_piles_and_the_seed(viewer: Seat | None) -> None:
    state = position()
    seen = msgspec.to_builtins(GAME.view(state, viewer))
    known = msgspec.to_builtins(state)
    hidden = {"stacks", "master_pile", "box", "chance"}
    assert {key for key in known if seen[key] != known[key]} <= hidden
    for stack, tiles in state.stacks.items():
        assert seen["stacks"][stack] == ["hidden"] * len(tiles)
    assert seen["master_pile"] == ["hidden"]
    assert seen["box"]["tiles"] == known["box"]["tiles"]
    assert seen["chance"] == {"seed": "", "draws": state.chance.draws}


def test_looking_changes_nothing() -> None:
    state = position()
    before = save(state)
    GAME.view(state, Seat(0)).players[0].land.clear()
    GAME.seeing.imagine(state, Seat(0), Chance("dream")).players[0].land.clear()
    assert save(state) == before


def test_what_is_imagined_has_the_right_pieces_also_from_a_view_alone() -> None:
    state = GAME.start(Setup(3, {}, "seed")).state
    for basis in (state, GAME.view(state, Seat(1))):
        imagined = GAME.seeing.imagine(basis, Seat(1), Chance("dream"))
        for stack, tiles in state.stacks.items():
            assert sorted(imagined.stacks[stack]) == sorted(tiles)
        assert imagined.stacks["city"] != state.stacks["city"]
        assert sorted(imagined.box.prizes) == sorted(state.box.prizes)
        assert sorted(imagined.master_pile) == sorted(state.master_pile)
        assert GAME.view(imagined, Seat(1)) == GAME.view(state, Seat(1))


def test_a_drawn_tile_is_not_imagined_elsewhere() -> None:
    play = table(FAR, "lake lake", nature="grove lake")
    do(play, "reveal city")
    imagined = GAME.seeing.imagine(play.state, Seat(0), Chance("dream"))
    groves = imagined.stacks["nature"].count("grove")
    assert groves == 3


def test_a_master_in_the_box_is_not_imagined_in_the_pile() -> None:
    play = turn("mine* lake lake", "lake lake", rows="lake", pile="vintner weaver")
    do(play, "replace lake g7")
    assert play.state.box.masters == ["smith"]
    for dream in range(9):
        assert "smith" not in GAME.seeing.imagine(play.state, Seat(1), Chance(f"dream {dream}")).master_pile


def test_what_lies_anywhere_in_the_open_is_not_imagined_face_down() -> None:
    state = GAME.start(Setup(3, {}, "seed")).state
    stacks, pile = state.stacks, state.master_pile
    state.players[0].drafted = [stacks["nature"].pop()]
    state.players[0].replaced = [stacks["village"].pop(), stacks["nature"].pop()]
    state.players[1].land = {"g7": Lot(stacks["city"].pop()), "h7": Lot(stacks["village"].pop(0), ruined=True)}
    state.players[1].masters = [pile.pop()]
    state.box.tiles = [stacks["nature"].pop(), stacks["city"].pop()]
    state.rows = {"nature": [stacks["nature"].pop()], "village": [stacks["village"].pop()], "city": []}
    works_on = MASTERS[pile.pop()].resource
    worked_on = next(tile for tile in stacks["village"] if TILES[tile].produces == (works_on,))
    stacks["village"].remove(worked_on)
    state.players[2].land = {"g7": Lot(worked_on, master=True)}
    dreams = [GAME.seeing.imagine(state, Seat(0), Chance(f"dream {number}")) for number in range(3)]
    for imagined in dreams:
        assert {kind: sorted(stack) for kind, stack in imagined.stacks.items()} == {
            kind: sorted(stack) for kind, stack in stacks.items()
        }
        assert sorted(imagined.box.prizes) == sorted(state.box.prizes)
        assert sorted(imagined.master_pile) == sorted(pile)
    for kind in stacks:
        assert dreams[0].stacks[kind] != dreams[1].stacks[kind]
    assert len({"", *(imagined.chance.seed for imagined in dreams)}) == 4
