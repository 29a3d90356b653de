"""Pieces are moved as at a table: one from here to there, or by the dozen."""

from typing import Any

from bot.panel.kit.ids import Control, parse
from bot.panel.questions.clicked import taken
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import Laid, Shift
from games.core.fields import Place, Put, Spread
from games.core.moves import Offer, Request
from tests.bot.panel.pressing import first, then
from tests.bot.panel.questions import One, request, say

Json = dict[str, Any]
FULL: tuple[Put, ...] = (("lake", "colonist", 2), ("mine", "colonist", 1))


def question(spread: Spread) -> Request:
    return request(Offer(One, (spread,)))


def spread(places: int, now: tuple[Put, ...], least: int, most: int, stock: int = 3, capacity: int = 3) -> Spread:
    names = ("lake", "mine", "forest", "grove", "cliff", "stable", "winery", "fishery", "weavery", "waterfall")
    return Spread(
        "one", "tile", tuple(Place(name, capacity) for name in names[:places]), (("colonist", stock),), least, most, now
    )


def option(controls: list[Json], label: str) -> tuple[Control, tuple[str, ...]]:
    """The control with this label, and what is chosen in it."""
    for part in controls:
        control = parse(part["custom_id"])
        assert control is not None
        if part["type"] == 2 and part["label"] == label and not part.get("disabled"):
            return control, ()
        for one in part.get("options", ()):
            if one["label"] == label:
                return control, (one["value"],)
    raise AssertionError(label)


def pressed(asked: Request, *names: str) -> Draft:
    """What comes of pressing these, one after the other."""
    controls = first(asked, say(), public=False)
    draft = None
    for label in names:
        control, values = option(controls, label)
        draft = taken(asked, control, values)
        if not draft.complete:
            controls = then(asked, say(), draft, control)
    assert draft is not None
    return draft


def test_moving_one_piece_from_the_proposal_takes_a_choice_and_done() -> None:
    asked = question(spread(5, FULL, 3, 3))
    moved = pressed(asked, "Lake → Forest", "Done")
    assert moved.move() == One((("lake", "colonist", 1), ("mine", "colonist", 1), ("forest", "colonist", 1)))


def test_among_very_many_places_a_piece_is_lifted_and_put_down() -> None:
    everywhere = tuple((place.word, "colonist", 1) for place in spread(10, (), 0, 0).places)
    asked = question(spread(10, everywhere, 10, 10, stock=10))
    moved = pressed(asked, "Lake (1/3) →", "Mine", "Done").move()
    assert ("mine", "colonist", 2) in moved.answers()[0]
    assert pressed(asked, "Lake (1/3) →", "‹ Cancel", "Done").move() == One(everywhere)


def test_pieces_by_the_dozen_go_five_at_a_time_or_all_at_once() -> None:
    asked = question(spread(2, (), 0, 30, stock=30, capacity=20))
    assert pressed(asked, "Lake (0/20) ×5", "Lake (5/20)", "Done").move() == One((("lake", "colonist", 6),))
    assert pressed(asked, "Lake (0/20) ×20", "Done").move() == One((("lake", "colonist", 20),))
    everything = pressed(asked, "All", "Done").move().answers()[0]
    assert sum(count for _, _, count in everything) == 30
    assert pressed(asked, "All", "None", "Lake (0/20)", "Done").move() == One((("lake", "colonist", 1),))


def test_where_there_is_no_room_a_piece_of_another_kind_comes_back() -> None:
    places = (Place("lake", 1), Place("mine", 1))
    field = Spread("one", "tile", places, (("colonist", 1), ("noble", 1)), 2, 2, ())
    laid = Laid(field, (("lake", "colonist", 1), ("mine", "noble", 1)))
    laid.do(Shift(1, ("lake", "colonist"), ("mine", "colonist")))
    assert laid.answer() == (("lake", "noble", 1), ("mine", "colonist", 1))


def test_a_place_that_does_not_take_the_other_kind_gives_nothing_back() -> None:
    places = (Place("lake", 1, ("colonist",)), Place("mine", 1))
    field = Spread("one", "tile", places, (("colonist", 1), ("noble", 1)), 2, 2, ())
    laid = Laid(field, (("lake", "colonist", 1), ("mine", "noble", 1)))
    assert laid.moves() == []


def test_what_begins_with_nothing_is_put_together_from_a_list_for_each_place() -> None:
    places = tuple(Place(name, 60) for name in ("lake", "mine", "forest"))
    asked = question(Spread("one", "tile", places, (("colonist", 60), ("noble", 7)), 1, 60, proposes=False))
    controls = first(asked, say(), public=False)
    lists = [part for part in controls if "options" in part]
    assert [part["placeholder"] for part in lists] == ["Lake …", "Mine …", "Forest …"]
    names = [one["label"] for one in lists[0]["options"]]
    assert names == ["Colonist", "Colonist ×2", "Colonist ×5", "Colonist ×10", "Noble", "Noble ×2"]
    assert not any(part.get("label") == "All" for part in controls), "nobody gives all there is"
    given = pressed(asked, "Colonist ×5", "Noble ×2", "Done")
    assert given.move() == One((("lake", "colonist", 5), ("lake", "noble", 2)))
