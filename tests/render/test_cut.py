"""What is cut out for a question is what can be chosen, and nothing that only takes its room or is called alike."""

from collections.abc import Sequence

import pytest

from games.archipelago import GAME as ARCHIPELAGO
from games.core.game import Setup
from games.core.moves import Move
from games.core.seats import Seat
from games.puerto_rico.moves import Choose
from games.registry import game
from games.settlers import GAME as SETTLERS
from games.settlers.moves import Draft
from render.archipelago.changes import changes
from render.boards import asked
from render.boards import shown as half_made
from render.kit import finish
from render.kit import palette as p
from render.kit.asked.cutting import Laid, Piece, cut
from render.kit.asked.stage import Stage
from render.kit.canvas import Canvas
from render.kit.picture import Picture
from render.kit.proposal import Proposal
from tests.games.archipelago.cards_at_hand import colony
from tests.render.looks import image
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Boris", "Wu", "Zoë")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Stage, Laid]]:
    """What was cut out of the pictures."""
    found: list[tuple[Stage, Laid]] = []

    def noting(stage: Stage, pieces: Sequence[Piece], made: Sequence[Canvas]) -> tuple[Canvas, list[Laid]]:
        canvas, laid = cut(stage, pieces, made)
        found.extend((stage, each) for each in laid)
        return canvas, laid

    monkeypatch.setattr(finish, "cut", noting)
    return found


def ask(key: str, seats: int, locale: str, *first: Move) -> Picture:
    """The picture of the question after these moves."""
    play = game(key).start(Setup(seats, {}, "caravel"))
    for move in first:
        play.apply(play.waiting()[0], move)
    request = play.legal(play.waiting()[0])
    view, teller = game(key).view(play.state, request.seat), Teller(words(locale), key, NAMES[:seats])
    return asked(key, view, teller, request.seat, request)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_can_be_built_with_four_doubloons_is_seen_without_the_dearer_half_of_the_buildings(
    shown: list[tuple[Stage, Laid]], locale: str
) -> None:
    ask("puerto_rico", 4, locale, Choose("builder"))
    stage, parts = shown[0][0], [part for _, part in shown]
    (sheet,) = {part.piece.sheet for part in parts}
    legal = stage.sheets[sheet].legal
    assert sum(len(part.on(legal)) for part in parts) == len(legal)
    bands = [area for area in stage.sheets[sheet].canvas.areas if area.word == "buildings"]
    assert sum(part.box.height for part in parts) < 0.6 * sum(band.box.height for band in bands)


def test_what_others_have_drafted_is_not_there_to_be_drafted(shown: list[tuple[Stage, Laid]]) -> None:
    open_now = SETTLERS.start(Setup(4, {}, "caravel")).state.draft
    twice = next(tile for tile in open_now if open_now.count(tile) > 1)
    ask("settlers", 4, "en", Draft(twice))
    assert {part.piece.area.word for _, part in shown} == {"offer"}


@pytest.mark.parametrize("locale", LOCALES)
def test_where_discord_lays_its_sign_nothing_is_to_choose(locale: str) -> None:
    picture = image(ask("settlers", 3, locale))
    width, height = picture.size
    foot = [picture.getpixel((round(0.15 * width), height - round(up * width))) for up in (0.04, 0.06)]
    assert set(foot) <= {*p.SEATS}, "the line of what is chosen"


def test_a_deal_is_put_together_beside_whom_it_is_for_and_what_one_has(shown: list[tuple[Stage, Laid]]) -> None:
    table = colony().rounds()
    offer = table.offered(0, "deal")
    view, teller = ARCHIPELAGO.view(table.state, Seat(0)), Teller(words("en"), "archipelago", NAMES[:3])
    half_made("archipelago", view, teller, Seat(0), Proposal(offer, (offer.choices("to", {})[0],)))
    assert [part.piece.area.word for _, part in shown] == ["seat", "stock"]


def test_of_the_cubes_behind_a_screen_those_are_marked_that_have_changed() -> None:
    table = colony()
    before = ARCHIPELAGO.view(table.state, Seat(0))
    table.cubes(0, "fish")
    assert changes(before, ARCHIPELAGO.view(table.state, Seat(0))).seats == {(0, "fish")}
