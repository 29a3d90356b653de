"""The ids of controls: written, read back, and never mistaken."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.panel.kit.ids import Control, parse
from bot.panel.kit.packing import pack, unpack
from bot.panel.questions.clicked import half_typed, taken
from bot.panel.questions.controls import private_controls, public_controls
from bot.panel.questions.draft import Draft, Gone, drafted
from bot.store.identity import TableId
from games.core.fields import Arrange, Pick, PickSome, Place, Spread
from games.core.moves import Offer, Request
from games.core.seats import QuestionNumber, Seat
from tests.bot.panel.questions import NUMBER, SEAT, Bare, One, questions, request, say, word_list
from tests.bot.panel.shown import as_json

words = st.text("abcdefghijklmnopqrstuvwxyz_0123456789,~", max_size=20)


@given(st.integers(0, 10**11), st.integers(0, 9), st.integers(0, 10**9 - 1), st.lists(words, max_size=2))
def test_an_id_can_be_read_back(table: int, seat: int, number: int, args: list[str]) -> None:
    control = Control(TableId(table), "do", Seat(seat), QuestionNumber(number), tuple(args))
    assert parse(control.id()) == control


@given(st.integers(0, 10**9 - 1), st.none() | st.integers(0, 10**9 - 1), st.sampled_from(["", "abC1"]))
def test_an_id_of_a_private_control_tells_how_often_its_seat_had_whispered(
    number: int, whispers: int | None, coming: str
) -> None:
    control = Control(TableId(1), "do", Seat(1), QuestionNumber(number), coming=coming, whispers=whispers)
    assert parse(control.id()) == control


def test_after_a_whisper_private_controls_are_late_and_public_ones_and_those_of_before_are_not() -> None:
    asked = replace(request(Offer(Bare)), whispers=3)
    for at, late in ((f"{SEAT}.{NUMBER}-3", False), (f"{SEAT}.{NUMBER}-2", True), (f"{SEAT}.{NUMBER}", False)):
        control = parse(f"cv:7:do:{at}:draw")
        assert control is not None
        assert control.is_late(asked) is late, at
    private, public = (made(TableId(7), asked, say()).rows for made in (private_controls, public_controls))
    assert [each["custom_id"] for each in as_json(private)] == [f"cv:7:do:{SEAT}.{NUMBER}-3:draw"]
    assert [each["custom_id"] for each in as_json(public)] == [f"cv:7:do:{SEAT}.{NUMBER}:draw"]


@pytest.mark.parametrize(
    "foreign", ["", "x", "cv", "cv:", "cv:a:do", "cv:1", "cv:1:DO", "cv:1:do:1.2.3:", "CV:1:do", "cv:1:do\n"]
)
def test_foreign_ids_are_not_ours(foreign: str) -> None:
    found = parse(foreign)
    assert found is None or found.id() == foreign


@given(st.text(max_size=120))
def test_any_text_can_be_tried(text: str) -> None:
    parse(text)


@given(
    st.lists(st.integers(1, 9).flatmap(lambda size: st.tuples(st.integers(0, size - 1), st.just(size))), max_size=60)
)
def test_numbers_are_packed_and_unpacked(pairs: list[tuple[int, int]]) -> None:
    digits, sizes = [digit for digit, _ in pairs], [size for _, size in pairs]
    assert list(unpack(pack(digits, sizes), sizes)) == digits


@given(questions(), st.randoms(use_true_random=False))
def test_a_finished_draft_survives_its_id(asked: Request, chance: object) -> None:
    for offer in asked.offers:
        move = offer.any_move(chance.randrange)  # type: ignore[attr-defined]
        draft = Draft(offer, move.answers())
        assert drafted(asked, draft.args()).move() == move


def test_a_choice_among_other_things_is_not_mistaken() -> None:
    before = request(Offer(One, (PickSome("one", "tile", ("a", "b", "c"), 1, 2),)))
    after = request(Offer(One, (PickSome("one", "tile", ("a", "c", "d"), 1, 2),)))
    args = Draft(before.offers[0], (("a", "b"),)).args()
    with pytest.raises(Gone):
        drafted(after, args)


@pytest.mark.parametrize("act", ["do", "pick", "tick", "turn", "next", "put", "take", "form", "verb", "dance"])
@pytest.mark.parametrize(
    "args", [(), ("place",), ("place", "x"), ("place", "", "zzz0"), ("place", "", "", "99"), ("?", "?")]
)
@pytest.mark.parametrize("values", [(), ("nonsense",), ("99",)])
def test_made_up_controls_lead_nowhere(act: str, args: tuple[str, ...], values: tuple[str, ...]) -> None:
    places = (Place("here", 2), Place("there", 1))
    kinds = (
        Pick("one", "tile", ("a", "b")), PickSome("one", "tile", word_list(30), 1, 3),
        Arrange("one", "tile", ("a", "b", "c")), Spread("one", "tile", places, (("colonist", 2),), 0, 2),
    )  # fmt: skip
    for field in kinds:
        asked = request(Offer(One, (field,)))
        try:
            draft = taken(asked, Control(TableId(1), act, Seat(1), QuestionNumber(12), args), values)
        except Gone:
            continue
        assert not draft.complete or asked.accepts(draft.move())


def test_where_nothing_is_left_to_be_typed_no_line_is_asked_for() -> None:
    asked = request(Offer(One, (Pick("one", "tile", ("a", "b")),)))
    control = Control(TableId(1), "type", Seat(1), QuestionNumber(12), ("place", "a"))
    with pytest.raises(Gone):
        half_typed(asked, control)
    assert half_typed(asked, control.doing("type", "place")).field.noun == "tile"


def test_the_spread_keeps_its_whole_draft_in_short_ids() -> None:
    places = tuple(Place(f"a_building_with_a_long_name_{at}", 3) for at in range(24))
    field = Spread("one", "tile", places, (("colonist", 30), ("noble", 20)), 0, 40)
    asked = request(Offer(One, (field,)))
    for control in as_json(private_controls(TableId(10**11), asked, say()).rows):
        assert len(control["custom_id"]) <= 100
