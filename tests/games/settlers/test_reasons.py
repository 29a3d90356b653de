"""Why something is not possible now, where no rule's own test asks for it."""

import pytest

from games.core.game import Setup
from games.settlers import GAME
from tests.games.settlers.table import do, table, turn, why
from tests.games.settlers.test_adding import FAR, ONLY_INSIDE

FIELDS = "forest forest"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("draft mine", "not-open"),
        ("draft palace", "no-tile"),
        ("reveal nature", "preparing"),
        ("place lake m51", "preparing"),
        ("propose", "preparing"),
    ],
)
def test_while_tiles_are_drafted(text: str, reason: str) -> None:
    play = GAME.start(Setup(2, {}, "seed"))
    assert why(play, text, play.waiting()[0]) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("draft lake", "draft-over"),
        ("place lake m51", "reveal-first"),
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
        ("place palace m51", "no-tile"),
        ("place grove m51", "not-open"),
        ("place lake m50", "taken"),
        ("place lake elsewhere", "no-square"),
        ("replace lake m51", "nothing-there"),
        ("replace stable m50", "missing"),
        ("war 1 m50", "no-token"),
        ("coin 1 m50 wood", "no-token"),
        ("cart m50-n51", "no-token"),
        ("master smith m50", "no-master"),
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
    for text in ("place mine n51", "replace mine n51", "war 1 m50", "draw", "reveal city"):
        assert why(play, text) == "drawn-first"
