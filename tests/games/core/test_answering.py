"""What plans come to: open words, whatever is proposed, what is left out, and when to ask after all."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.ahead.answering import Answer, planned
from games.core.ahead.open_words import with_open_words
from games.core.ahead.plans import EVERY, Need, Plan, Wish, about_anything, due
from games.core.events import Phrase
from games.core.fields import ANY, GREATEST, Amount, Pick, PickSome, Place, Spread
from games.core.game import Setup
from games.core.moves import Move, Offer, Request
from games.core.seats import QuestionNumber, Seat
from games.puerto_rico import GAME as PUERTO_RICO

PLAY = PUERTO_RICO.start(Setup(4, {}, "plans"))
ME = Seat(0)
ABOUT_CORN = Phrase("x-ask-load", {"good": "corn", "count": 3})


class Load(Move, frozen=True, tag="load"):
    """A good on a ship."""

    good: str
    ship: str


class Fill(Move, frozen=True, tag="fill"):
    """Pieces on places."""

    where: Any


class Go(Move, frozen=True, tag="go"):
    """Nothing."""


CUBES = Offer(
    Load,
    (Pick("good", "x", ("0", "1", "2")), Pick("ship", "x", ("0", "1", "2"))),
    rows=(("1", "0"), ("1", "1"), ("2", "0"), ("0", "2")),
)
LOADS = Offer(
    Load,
    (Pick("good", "x", ("corn", "sugar")), Pick("ship", "x", ("small", "large"))),
    rows=(("corn", "large"), ("corn", "small"), ("sugar", "small")),
)
FILLS = Offer(Fill, (Spread("where", "x", (Place("a", 2), Place("b", 2)), (("man", 2),), 2, 2, (("b", "man", 2),)),))
GO = Offer(Go)


def asked(*offers: Offer, prompt: Phrase = ABOUT_CORN) -> Request:
    return Request(ME, QuestionNumber(5), True, prompt, offers)


def wanting(*wishes: Wish, question: str = EVERY, **changes: Any) -> Plan:
    return replace(Plan(question, ABOUT_CORN, wishes, QuestionNumber(0)), **changes)


def answer(request: Request, *wishes: Wish, **changes: Any) -> Answer | None:
    return planned(PUERTO_RICO, PLAY, request, wanting(*wishes, **changes))


@pytest.mark.parametrize(
    ("text", "offer", "comes"),
    [
        (f"load corn {ANY}", LOADS, Load("corn", "large")),
        (f"load {ANY} small", LOADS, Load("corn", "small")),
        (f"load {ANY} {ANY}", replace(LOADS, best=("sugar", "small")), Load("sugar", "small")),
        (f"load corn {ANY}", replace(LOADS, best=("sugar", "small")), Load("corn", "large")),
        (f"load {ANY} huge", LOADS, None),
        (f"load {GREATEST} 0", CUBES, Load("2", "0")),
        (f"load {GREATEST} {GREATEST}", CUBES, Load("2", "0")),
        (f"load 1 {GREATEST}", CUBES, Load("1", "1")),
        ("load corn small", LOADS, Load("corn", "small")),
    ],
)
def test_words_can_be_left_open(text: str, offer: Offer, comes: Move | None) -> None:
    assert answer(asked(offer, GO), Wish(text)) == (None if comes is None else Answer(comes))


def test_what_is_proposed_can_be_wished_unseen() -> None:
    assert answer(asked(FILLS, GO), Wish("fill", whichever=True)) == Answer(Fill((("b", "man", 2),)))
    assert answer(asked(GO), Wish("fill", whichever=True)) is None
    ticked = Offer(Fill, (PickSome("where", "x", ("a", "b"), 0, 2),))
    assert answer(asked(ticked, GO), Wish("fill", whichever=True)) is None, "nothing is proposed"
    assert answer(asked(replace(ticked, best=(("a",),)), GO), Wish("fill", whichever=True)) == Answer(Fill(("a",)))


def test_nothing_of_a_verb_leaves_a_single_answer_or_none() -> None:
    never = Wish("load", never=True)
    assert answer(asked(LOADS, GO), never) == Answer(Go())
    assert answer(asked(GO), never) == Answer(Go())
    assert answer(asked(LOADS, FILLS, GO), never) is None
    assert answer(asked(LOADS, FILLS, GO), never, Wish("fill", never=True)) == Answer(Go())
    assert answer(asked(LOADS), never) is None


def test_one_can_be_asked_where_something_is_possible() -> None:
    wishes = (Wish("load sugar small", asks=True), Wish("go"))
    assert answer(asked(LOADS, GO), *wishes) == Answer()
    assert answer(asked(GO), *wishes) == Answer(Go())


def test_what_it_was_based_on_has_changed() -> None:
    assert answer(asked(GO), Wish("go"), unchanged=(Need("coins", "", 99),)) == Answer(over=True)


def test_a_plan_is_for_all_questions_of_a_step_or_for_all_there_are() -> None:
    narrow, broad, every = (
        wanting(Wish("go"), question=question, stays=True)
        for question in ("x-ask-load good=corn", about_anything(ABOUT_CORN), EVERY)
    )
    once = replace(every, stays=False)
    corn, sugar = (asked(GO, prompt=replace(ABOUT_CORN, args={"good": good})) for good in ("corn", "sugar"))
    other = asked(GO, prompt=Phrase("x-ask-other"))
    assert due([every, broad, narrow], corn) is narrow
    assert due([every, broad, narrow], sugar) is broad
    assert due([every, broad, narrow], other) is every
    assert due([narrow, broad], other) is None
    assert due([narrow, once], corn) is once
    assert due([every, broad, narrow], corn, [narrow]) is broad
    assert due([narrow.after_question(corn)], corn) is None
    assert due([narrow.after_question(corn)], replace(corn, number=QuestionNumber(6))) is not None
    assert due([narrow.after_question(corn)], replace(corn, number=QuestionNumber(7), began=QuestionNumber(5))) is None


def test_open_words_stand_beside_the_others() -> None:
    opened = with_open_words(LOADS)
    assert opened.accepts(Load("corn", ANY))
    assert opened.accepts(Load(ANY, "small"))
    assert opened.accepts(Load(ANY, ANY))
    assert not opened.accepts(Load("sugar", "large"))
    assert not opened.accepts(Load("corn", GREATEST))
    assert with_open_words(CUBES).accepts(Load(GREATEST, "0"))
    only = Offer(Load, (Pick("good", "x", ("corn",)), Pick("ship", "x", ("small", "large"))))
    assert with_open_words(only).choices("good", {}) == ("corn",)
    assert with_open_words(only).choices("ship", {}) == ("small", "large", ANY)
    for untouched in (
        FILLS,
        GO,
        Offer(Fill, (PickSome("where", "x", ("a", "b"), 0, 1),)),
        Offer(Fill, (Amount("where", "x", 0, 3),)),
    ):
        assert with_open_words(untouched) == untouched


def test_of_many_blanks_the_last_are_left_open_together() -> None:
    class Long(Move, frozen=True, tag="long"):
        a: str
        b: str
        c: str
        d: str

    rows = tuple((a, b, c, d) for a in "xy" for b in "xy" for c in "xy" for d in "xy")
    opened = with_open_words(Offer(Long, tuple(Pick(name, "x", ("x", "y")) for name in "abcd"), rows))
    assert opened.accepts(Long("x", "y", ANY, ANY))
    assert not opened.accepts(Long(ANY, "y", "x", "x"))
