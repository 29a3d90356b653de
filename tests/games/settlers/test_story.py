"""What is told of each move: who, what and where, nothing more and nothing less."""

from games.core.events import Event
from games.core.game import Setup
from games.core.play import Play
from games.settlers import GAME
from games.settlers.state import State
from tests.games.settlers.table import do, table, turn

FIELDS = "forest forest"
FAR = "water_meadow water_meadow"


def story(events: list[Event]) -> list[tuple[str, int | None, dict[str, object]]]:
    """Key, seat and arguments of each event."""
    return [(event.key.removeprefix("settlers-log-"), event.seat, dict(event.args)) for event in events]


def begun() -> Play[State]:
    """Two have drafted what lay there first; seat 0 has laid it out."""
    play = GAME.start(Setup(2, {}, "seed"))
    for _ in range(4):
        play.apply(play.waiting()[0], play.legal(play.waiting()[0]).offers[0].moves(1)[0])
    do(play, "0: arrange in_front")
    return play


def test_drafting_and_laying_out() -> None:
    play = GAME.start(Setup(2, {}, "seed"))
    seat, tile = play.waiting()[0], play.state.draft[0]
    assert story(do(play, f"draft {tile}"))[0] == ("draft", seat, {"tile": tile})
    play = begun()
    one, other = play.state.players[1].drafted
    told = {"tile_first": one, "spot_first": "g7", "tile": other, "spot": "g8"}
    assert story(do(play, "1: arrange behind"))[0] == ("arrange", 1, told)


def test_what_was_laid_out_is_no_longer_at_hand() -> None:
    play = begun()
    assert play.state.players[0].drafted == []
    assert len(play.state.draft) == 1
    do(play, "1: arrange behind")
    assert play.state.draft == []


def test_what_is_opened_cannot_be_taken_back() -> None:
    play = GAME.start(Setup(2, {}, "seed"))
    assert play.state.shown == 1
    play = begun()
    before = play.state.shown
    do(play, "1: arrange behind")
    assert play.state.shown == before + 1


def test_each_round_of_turns_is_told_when_its_first_player_begins() -> None:
    play = table(FIELDS, FIELDS, FIELDS, rows="lake lake lake", village="mine " * 6)
    for number in (2, 3):
        assert "turns" not in [key for key, _, _ in story(do(play, "reveal village", "place lake g8"))], number
    events = do(play, "reveal village", "place lake g8")
    assert ("turns", None, {"number": 4, "last": 6}) in story(events)


def test_adding_and_replacing() -> None:
    play = turn("forest$ forest", FAR, rows="lake lake")
    assert story(do(play, "place lake g8"))[0] == ("place", 0, {"tile": "lake", "spot": "g8"})
    play = turn("forest$ forest", FAR, rows="lake lake")
    assert story(do(play, "replace lake g7"))[:2] == [
        ("replace", 0, {"tile": "lake", "spot": "g7", "tile_old": "forest"}),
        ("coins", 0, {"count": 1}),
    ]
    assert play.state.box.war == 0


def test_the_master_who_comes_is_named() -> None:
    play = turn("mine lake", FAR, masters=("weaver",), rows="workshop_iron_water", pile="vintner")
    assert ("new-master", 0, {"master": "vintner"}) in story(do(play, "place workshop-iron-water g8"))


def test_proposing_refusing_and_taking_back() -> None:
    play = table(FIELDS, FAR, FAR)
    assert story(do(play, "1: propose")) == [("propose", 1, {})]
    assert story(do(play, "1: withdraw")) == [("withdraw", 1, {})]
    play = table(FIELDS, FAR, FAR)
    do(play, "1: propose")
    assert story(do(play, "2: refuse")) == [("refuse", 2, {})]


def test_a_master_played_at_the_end_goes_by_himself() -> None:
    play = turn("mine mine weavery", FAR, masters=("smith",), rows="lake")
    at_work = {"master": "smith", "spot": "g7", "tile": "mine"}
    (played,) = do(play, "master smith g7")
    assert (played.args, played.auto) == (at_work, False)
    play = table("mine mine weavery", FAR, masters=("smith",))
    events = do(play, "0: propose", "1: agree")
    (played,) = (event for event in events if event.key == "settlers-log-master")
    assert (played.args, played.auto) == (at_work, True)
