"""Why something is not possible now, where no rule's own test asks for it."""

from typing import Any

import pytest

from games.core.events import Phrase
from games.core.game import Setup
from games.settlers import GAME
from tests.games.settlers.table import do, refused, table, turn, verbs, why
from tests.games.settlers.test_adding import FAR, ONLY_INSIDE

FIELDS = "forest forest"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("draft mine", "not-open"),
        ("draft palace", "no-tile"),
        ("reveal nature", "preparing"),
        ("place lake g8", "preparing"),
        ("propose", "preparing"),
    ],
)
def test_while_tiles_are_drafted(text: str, reason: str) -> None:
    play = GAME.start(Setup(2, {}, "seed"))
    assert why(play, text, play.waiting()[0]) == reason


def test_also_while_the_last_one_is_drafted() -> None:
    play = GAME.start(Setup(2, {}, "seed"))
    for _ in range(3):
        play.apply(play.waiting()[0], play.legal(play.waiting()[0]).offers[0].moves(1)[0])
    assert why(play, "draft mine", play.waiting()[0]) == "not-open"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("draft lake", "draft-over"),
        ("place lake g8", "reveal-first"),
        ("replace lake g7", "reveal-first"),
        ("draw", "reveal-first"),
        ("agree", "no-proposal"),
    ],
)
def test_before_the_reveal(text: str, reason: str) -> None:
    assert why(table(FIELDS, FAR, rows="lake"), text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("reveal nature", "revealed"),
        ("place palace g8", "no-tile"),
        ("place grove g8", "not-open"),
        ("place lake g7", "taken"),
        ("place lake elsewhere", "no-square"),
        ("replace lake g8", "nothing-there"),
        ("replace stable g7", "missing"),
        ("war 1 g7", "no-token"),
        ("coin 1 g7 wood", "no-token"),
        ("cart g7-h8", "no-token"),
        ("master smith g7", "no-master"),
    ],
)
def test_after_the_reveal(text: str, reason: str) -> None:
    assert why(turn(FIELDS, FAR, rows="lake stable"), text) == reason


def test_drawing_and_skipping_each_have_their_time() -> None:
    assert why(turn(ONLY_INSIDE, FAR, rows="mine"), "skip") == "draw-instead"
    assert why(turn(ONLY_INSIDE, FAR, rows="mine", nature=""), "draw") == "empty-stack"


def test_the_drawn_tile_comes_first() -> None:
    play = turn(ONLY_INSIDE, FAR, rows="mine", nature="grove", hands=("war",))
    do(play, "draw")
    for text in ("place mine h8", "replace mine h8", "war 1 g7", "draw", "reveal city"):
        assert why(play, text) == "drawn-first"


NOTHING: dict[str, Any] = {}


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("reveal nature", "revealed", NOTHING),
        ("place palace g8", "no-tile", {"text": "palace"}),
        ("place grove g8", "not-open", {"tile": "grove"}),
        ("place lake g7", "taken", {"spot": "g7"}),
        ("place lake elsewhere", "no-square", {"spot": "elsewhere"}),
        ("place lake i8", "no-side", {"spot": "i8"}),
        ("replace lake g8", "nothing-there", {"spot": "g8"}),
        ("replace stable g7", "missing", {"tile": "stable", "spot": "g7", "resource": ("plants", "water")}),
        ("skip", "must-add", {"tile": "lake"}),
        ("coin 1 g7 wood", "no-token", {"token": "coin"}),
        ("cart g7-h8", "no-token", {"token": "cart"}),
    ],
)
@pytest.mark.parametrize("hand", ["", "war"])
def test_a_reason_names_what_is_wrong(text: str, key: str, told: dict[str, Any], hand: str) -> None:
    play = turn(FIELDS, FAR, hands=(hand,), rows="lake stable")
    assert refused(play, text) == Phrase(f"settlers-reason-{key}", told)


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("war 1 g7", "protected", {"spot": "g7"}),
        ("war 1 h7", "ruined", {"spot": "h7"}),
        ("war 1 i7", "nothing-there", {"spot": "i7"}),
        ("war 1 anywhere", "no-square", {"spot": "anywhere"}),
        ("war 0 g7", "not-an-opponent", NOTHING),
        ("coin 1 g8 stone", "gives-other", {"spot": "g8", "resource": ("wood", "water")}),
        ("coin 1 h7 wood", "gives-nothing", {"spot": "h7"}),
        ("coin 1 i7 wood", "nothing-there", {"spot": "i7"}),
        ("coin 1 anywhere wood", "no-square", {"spot": "anywhere"}),
        ("master smith h7", "master-elsewhere", {"master": "smith", "resource": "iron"}),
        ("master smith i7", "gives-nothing", {"spot": "i7"}),
        ("master smith k7", "nothing-there", {"spot": "k7"}),
        ("master smith anywhere", "no-square", {"spot": "anywhere"}),
    ],
)
def test_what_is_wrong_with_a_target(text: str, key: str, told: dict[str, Any]) -> None:
    theirs = """
        lake .
        mine mine!
    """
    play = turn("mine lake mine!", theirs, hands=("war coin",), masters=("smith",), rows="lake")
    assert refused(play, text) == Phrase(f"settlers-reason-{key}", told)


def test_a_tile_that_gives_only_one_of_both() -> None:
    play = turn("forest cliff! cliff!", FAR, rows="mine grove")
    needed = ("wood", "stone")
    assert refused(play, "place mine f7") == Phrase(
        "settlers-reason-one-each", {"tile": "mine", "spot": "f7", "resource": needed}
    )


def test_an_empty_stack_is_named() -> None:
    for stack, play in (("nature", table(FIELDS, FAR, nature="")), ("village", table(FIELDS, FAR, village=""))):
        assert refused(play, f"reveal {stack}") == Phrase("settlers-reason-empty-stack", {"stack": stack})


def test_nothing_to_draw_is_named() -> None:
    play = turn(ONLY_INSIDE, FAR, rows="mine", nature="")
    assert refused(play, "draw") == Phrase("settlers-reason-empty-stack", {"stack": "nature"})


@pytest.mark.rule("SE-TOKEN-01")
@pytest.mark.parametrize("first", ["war 1 g7", "coin 1 g7 water", "cart g7-h8", "master smith g8"])
def test_once_a_token_is_played_only_a_tile_is_missing(first: str) -> None:
    hands, masters = ("war war coin coin cart cart",), ("smith weaver",)
    play = turn("mine lake \n lake lake", "lake lake", hands=hands, masters=masters, rows="lake")
    do(play, first)
    assert play.waiting() == (0,)
    assert verbs(play) == {"place", "replace"}
    for second in ("war 1 h7", "coin 1 h7 water", "cart g7-h8", "master smith g8"):
        assert why(play, second) == "tile-now"


def test_the_drawn_tile_is_named_and_has_reasons_of_its_own() -> None:
    play = turn(ONLY_INSIDE, FAR, rows="mine", nature="grove")
    do(play, "draw")
    drawn = Phrase("settlers-reason-drawn-first", {"tile": "grove"})
    for text in ("place mine h8", "replace mine h8", "draw"):
        assert refused(play, text) == drawn
    assert why(play, "place grove g7") == "taken"
    assert why(play, "replace grove a1") == "nothing-there"


def test_for_instance_the_tile_that_comes_first() -> None:
    play = turn(FIELDS, FAR, rows="lake grove stable")
    assert refused(play, "skip") == Phrase("settlers-reason-must-add", {"tile": "lake"})
