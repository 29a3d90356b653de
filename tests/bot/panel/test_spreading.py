"""Pieces are ticked where they go: a line for each that a place can take; offers are put together by amounts."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panel.kit.ids import parse
from bot.panel.questions.clicked import taken
from bot.panel.questions.draft import Draft
from bot.panel.questions.ticks.misticked import Misticked, lacking
from bot.panel.questions.ticks.pieces import LISTS, Pieces
from games.core.fields import Group, Place, Put, Spread
from games.core.moves import Offer, Request
from tests.bot.panel.pressing import first, then
from tests.bot.panel.questions import One, request, say, spreads
from texts import LOCALES

Json = dict[str, Any]
FULL: tuple[Put, ...] = (("lake", "colonist", 2), ("mine", "colonist", 1))


def question(spread: Spread) -> Request:
    return request(Offer(One, (spread,)))


def spread(places: int, now: tuple[Put, ...], least: int, most: int, stock: int = 3, capacity: int = 3) -> Spread:
    names = ("lake", "mine", "forest", "grove", "cliff", "stable", "winery", "fishery", "weavery", "waterfall")
    return Spread(
        "one", "tile", tuple(Place(name, capacity) for name in names[:places]), (("colonist", stock),), least, most, now
    )


def lists(controls: list[Json]) -> list[Json]:
    return [part for part in controls if "options" in part]


def options(part: Json) -> list[str]:
    return [one["label"] for one in part["options"]]


def defaults(part: Json) -> list[str]:
    return [one["label"] for one in part["options"] if one.get("default")]


class Form:
    """A card on which somebody ticks."""

    def __init__(self, asked: Request) -> None:
        self.asked = asked
        self.controls = first(asked, say(), public=False)
        self.draft: Draft | None = None

    def tick(self, number: int, *labels: str) -> "Form":
        """Just these of a list are ticked now."""
        part = lists(self.controls)[number]
        assert len(labels) <= part["max_values"]
        return self._click(part, tuple(one["value"] for one in part["options"] if one["label"] in labels))

    def press(self, label: str) -> "Form":
        return self._click(next(part for part in self.controls if part.get("label") == label), ())

    def _click(self, part: Json, values: tuple[str, ...]) -> "Form":
        control = parse(part["custom_id"])
        assert control is not None
        self.draft = taken(self.asked, control, values)
        if not self.draft.complete:
            self.controls = then(self.asked, say(), self.draft, control)
        return self

    def ticked(self) -> list[list[str]]:
        return [defaults(part) for part in lists(self.controls)]

    def answer(self) -> object:
        assert self.draft is not None
        return self.draft.move()


HAND = ("lake", "mine", "forest", "grove", "cliff")


def hand() -> Spread:
    """Of five words one is for a noble, two are for colonists; what is proposed is the first three."""
    now: tuple[Put, ...] = (("lake", "colonist", 1), ("mine", "colonist", 1), ("forest", "noble", 1))
    places = tuple(Place(word, 1) for word in HAND)
    return Spread("one", "tile", places, (("colonist", 2), ("noble", 1)), 3, 3, now)


def test_each_kind_has_a_list_that_says_how_many_and_what_is_proposed_is_ticked() -> None:
    form = Form(question(hand()))
    assert [part["placeholder"] for part in lists(form.controls)] == ["Colonist: 2 …", "Noble: 1 …"]
    assert options(lists(form.controls)[1]) == [f"Noble: {word.capitalize()}" for word in HAND]
    assert form.ticked() == [["Colonist: Lake", "Colonist: Mine"], ["Noble: Forest"]]
    assert form.press("Done").answer() == One(hand().now)


def test_the_last_tick_takes_the_place_of_what_cannot_lie_beside_it() -> None:
    form = Form(question(hand())).tick(1, "Noble: Mine")
    assert form.ticked() == [["Colonist: Lake"], ["Noble: Mine"]]
    form.tick(0, "Colonist: Lake", "Colonist: Grove")
    wanted = (("lake", "colonist", 1), ("mine", "noble", 1), ("grove", "colonist", 1))
    assert form.press("Done").answer() == One(wanted)


def test_too_few_are_told_and_the_ticks_stay() -> None:
    form = Form(question(hand())).tick(0, "Colonist: Lake")
    with pytest.raises(Misticked) as wrong:
        form.press("Done")
    assert wrong.value.said(say()) == "Colonist: 1 more to choose"
    assert wrong.value.draft == form.draft
    assert form.ticked() == [["Colonist: Lake"], ["Noble: Forest"]]


def test_more_than_there_are_is_told_and_the_ticks_stay() -> None:
    places = tuple(Place(f"place_{number}", 3) for number in range(12))
    now = tuple((place.word, "colonist", 1) for place in places[:4])
    form = Form(question(Spread("one", "tile", places, (("colonist", 4),), 4, 4, now)))
    one, other = lists(form.controls)
    assert one["max_values"] == other["max_values"] == 4
    before = form.ticked()
    with pytest.raises(Misticked) as wrong:
        form.tick(1, *options(other)[:2])
    assert wrong.value.said(say()) == "at most 4, but 6 are ticked"
    assert wrong.value.draft.partial == now
    assert form.ticked() == before


def test_a_place_with_room_for_several_has_a_line_for_each() -> None:
    form = Form(question(spread(5, FULL, 3, 3)))
    (only,) = lists(form.controls)
    assert options(only)[:3] == ["Lake (1/3)", "Lake (2/3)", "Lake (3/3)"]
    assert defaults(only) == ["Lake (1/3)", "Lake (2/3)", "Mine (1/3)"]
    form.tick(0, "Lake (3/3)", "Mine (1/3)", "Forest (2/3)")
    wanted = (("lake", "colonist", 1), ("mine", "colonist", 1), ("forest", "colonist", 1))
    assert form.press("Done").answer() == One(wanted)


def many() -> Spread:
    """Seven pieces that lie on as many places, of which each name takes a line of a phone."""
    places = tuple(Place(f"the_longest_of_all_the_places_{number}", 1) for number in range(9))
    now = tuple((place.word, "colonist", 1) for place in places[:7])
    return Spread("one", "tile", places, (("colonist", 7),), 7, 7, now)


def test_where_a_phone_has_no_room_for_all_ticks_the_lines_say_whether_they_are_ticked() -> None:
    form = Form(question(many()))
    (only,) = lists(form.controls)
    assert (form.ticked(), only["placeholder"]) == ([[]], "Tile: 7 ticked …")
    assert [label.startswith("✓ ") for label in options(only)] == [True] * 7 + [False] * 2
    assert only["options"][0]["description"] == "Ticked; choose it to untick it"
    first, last = options(only)[0], options(only)[-1]
    form.tick(0, first, last)
    (only,) = lists(form.controls)
    assert (options(only)[0], options(only)[-1]) == (first.removeprefix("✓ "), f"✓ {last}")
    wanted = (*many().now[1:], ("the_longest_of_all_the_places_8", "colonist", 1))
    assert form.press("Done").answer() == One(wanted)


def test_a_form_stays_of_one_sort_while_ticks_go() -> None:
    form = Form(question(many()))
    form.tick(0, *options(lists(form.controls)[0])[:6])
    (only,) = lists(form.controls)
    assert (form.ticked(), only["placeholder"]) == ([[]], "Tile: 1 ticked …")
    with pytest.raises(Misticked) as wrong:
        form.press("Done")
    assert wrong.value.said(say()) == "6 more to choose"


def test_more_than_there_are_cannot_be_turned_over() -> None:
    form = Form(question(many()))
    before = options(lists(form.controls)[0])
    with pytest.raises(Misticked) as wrong:
        form.tick(0, before[-1])
    assert wrong.value.said(say()) == "at most 7, but 8 are ticked"
    assert options(lists(form.controls)[0]) == before


@pytest.mark.parametrize("locale", LOCALES)
def test_lists_of_the_same_pieces_are_told_apart_also_where_they_are_turned_over(locale: str) -> None:
    places = tuple(Place(f"place_{number}", 3) for number in range(12))
    now = tuple((place.word, "colonist", 2) for place in places)
    asked = question(Spread("one", "tile", places, (("colonist", 24),), 24, 24, now))
    titles = [part["placeholder"] for part in lists(first(asked, say(locale), public=False))]
    told = {"en": "Tile ({}/2): 12 ticked …", "ru": "Квадрат ({}/2): отмечено 12…"}
    assert titles == [told[locale].format(number) for number in (1, 2)]


def test_who_only_goes_elsewhere_stays_at_home_without_a_tick() -> None:
    places = tuple(Place(word, 2) for word in ("lake", "mine", "forest", "grove", "cliff", "stable", "winery"))
    now = (("lake", "lake", 2), ("mine", "mine", 1))
    field = Spread("one", "tile", places, (("lake", 2), ("mine", 1)), 3, 3, now, moving=2, kinds="tile")
    form = Form(question(field))
    (only,) = lists(form.controls)
    assert not any(label.startswith("Lake → Lake") for label in options(only))
    with pytest.raises(Misticked):
        form.press("Done")
    form.tick(0, "Lake → Forest (1/2)", "Mine → Lake")
    wanted = (("lake", "lake", 1), ("lake", "mine", 1), ("forest", "lake", 1))
    assert form.press("Done").answer() == One(wanted)
    assert only["max_values"] == 2
    with pytest.raises(Misticked) as wrong:
        form.tick(0, "Mine → Forest", "Mine → Grove")
    assert wrong.value.said(say()) == "Mine: at most 1, but 2 are ticked"


@pytest.mark.parametrize("locale", LOCALES)
def test_where_it_is_crowded_is_told(locale: str) -> None:
    places = (Place("lake", 2), Place("mine", 2), Place("forest", 2))
    field = Spread("one", "tile", places, (("colonist", 4),), 4, 4, groups=(Group(("lake", "mine"), 2),))
    draft = Draft(Offer(One, (field,)), partial=(("lake", "colonist", 2), ("mine", "colonist", 2)))
    told = {"en": "Lake: at most 2, but 4 are ticked", "ru": "Озеро: можно не больше 2, а отмечено 4"}
    assert lacking(draft, say(locale)) == told[locale]
    assert lacking(draft.holding((("lake", "colonist", 2), ("forest", "colonist", 2))), say(locale)) == ""


@given(spreads("one"), st.randoms(use_true_random=False))
def test_whatever_can_be_laid_has_its_ticks(field: Spread, chance: Any) -> None:
    """List after list is ticked as it shall be, in an order in which there are always enough pieces."""
    wanted = field.any_answer(chance.randrange)
    pieces, goal = Pieces(field, field.now), Pieces(field, wanted)
    for shrink in (True, False):
        for lines in pieces.lists:
            ticks = [line for line in goal.ticked(lines) if not shrink or line in pieces.ticked(lines)]
            pieces = Pieces(field, pieces.after(lines, ticks))
    assert pieces.answer() == field.in_order({(place, kind): count for place, kind, count in wanted})


@given(spreads("one"))
def test_no_line_is_in_two_lists_and_none_is_too_long_for_discord(field: Spread) -> None:
    pieces = Pieces(field, field.now)
    lines = [line for part in pieces.lists for line in part]
    assert sorted(lines) == sorted(pieces.lines)
    assert all(len(part) <= 25 for part in pieces.lists)
    assert len(pieces.lists) <= LISTS


def test_what_begins_with_nothing_is_put_together_from_a_list_for_each_place() -> None:
    places = tuple(Place(name, 60) for name in ("lake", "mine", "forest"))
    asked = question(Spread("one", "tile", places, (("colonist", 60), ("noble", 7)), 1, 60, proposes=False))
    form = Form(asked)
    assert [part["placeholder"] for part in lists(form.controls)] == ["Lake …", "Mine …", "Forest …"]
    assert options(lists(form.controls)[0]) == [
        "Colonist",
        "Colonist ×2",
        "Colonist ×5",
        "Colonist ×10",
        "Noble",
        "Noble ×2",
    ]
    form.tick(0, "Colonist ×5").tick(0, "Noble ×2").press("Done")
    assert form.answer() == One((("lake", "colonist", 5), ("lake", "noble", 2)))
