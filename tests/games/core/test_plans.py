"""What a seat may be asked next, and the answers that it leaves for it."""

import re
from itertools import islice
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.core.ahead.answering import Answer, planned
from games.core.ahead.coming import WAYS, Coming, ahead, coming, kind_of, luck_of_way
from games.core.ahead.plans import Need, Plan, Wish, due, held, wish_for
from games.core.ahead.unforeseen import Unforeseen
from games.core.chance import Chance
from games.core.events import Phrase
from games.core.fields import ANY, Amount, Arrange, Pick, PickSome, Place, Spread
from games.core.game import Setup
from games.core.moves import Move, Offer, Request
from games.core.play import Play
from games.core.saving import clone, load, save
from games.core.seats import QuestionNumber, Seat
from games.core.state import GameState
from games.puerto_rico import GAME as PUERTO_RICO
from games.puerto_rico.moves import Choose
from tests.support.positions import POSITIONS, position

PLAY = PUERTO_RICO.start(Setup(4, {}, "plans"))
ME = Seat((PLAY.state.governor + 2) % 4)
ROLE = "puerto_rico-ask-choose-role"


def a_plan(*wishes: Wish, question: str = ROLE, **changes: Any) -> Plan:
    plan = Plan(question, Phrase(question.split(maxsplit=1)[0]), wishes, PLAY.state.requests[ME])
    return replace(plan, **changes)


def at_my_choice(first: str = "settler", second: str = "captain") -> Play[Any]:
    """The game where the third of four chooses a role, after two others have taken these."""
    play = PUERTO_RICO.play(clone(PLAY.state))
    while ME not in play.waiting() or kind_of(play.legal(ME).prompt) != ROLE:
        seat = play.waiting()[0]
        request = play.legal(seat)
        wanted = [Choose(role) for role in (first, second) if request.accepts(Choose(role))]
        sensible = PUERTO_RICO.sensible(PUERTO_RICO.view(play.state, seat), request, Chance("plans"))
        play.apply(seat, wanted[0] if wanted else sensible)
    return play


def answer(plan: Plan, first: str = "settler", second: str = "captain") -> str | None:
    play = at_my_choice(first, second)
    assert due([plan], play.legal(ME)) is plan
    found = planned(PUERTO_RICO, play, play.legal(ME), plan)
    return None if found is None or found.move is None else play.legal(ME).text(found.move)


def test_the_first_wish_that_is_open_is_the_answer() -> None:
    plan = a_plan(Wish("choose craftsman"), Wish("choose builder"), Wish("choose mayor"))
    assert answer(plan) == "choose craftsman"
    assert answer(plan, "craftsman") == "choose builder"
    assert answer(a_plan(Wish("choose craftsman"), Wish("choose nonsense"), Wish("nonsense")), "craftsman") is None


def test_the_best_of_a_kind_can_be_wished() -> None:
    play = at_my_choice()
    play.state.roles["mayor"] = 2
    play.state.roles["trader"] = 1
    play = PUERTO_RICO.play(clone(play.state))
    request = play.legal(ME)
    assert planned(PUERTO_RICO, play, request, a_plan(Wish("choose", most=("coins", "")))) == Answer(Choose("mayor"))
    assert planned(PUERTO_RICO, play, request, a_plan(Wish("choose", most=("nobles", "")))) is None


def test_conditions_hold_or_the_next_wish_is_tried() -> None:
    rich = Need("coins", "", 99)
    few = Need("coins", "", 1)
    assert answer(a_plan(Wish("choose mayor", has=rich), Wish("choose trader"))) == "choose trader"
    assert answer(a_plan(Wish("choose mayor", has=few))) == "choose mayor"
    assert answer(a_plan(Wish("choose mayor", brings=few), Wish("choose trader"))) == "choose trader"


def test_what_one_has_may_not_have_changed_where_that_is_wished() -> None:
    now = held(PUERTO_RICO, at_my_choice().state, ME)
    other = tuple(replace(need, least=need.least + 1) for need in now)
    assert answer(a_plan(Wish("choose mayor"), unchanged=now)) == "choose mayor"
    assert answer(a_plan(Wish("choose mayor"), unchanged=other)) is None


def test_a_plan_is_for_a_later_question_of_its_kind_alone() -> None:
    request = at_my_choice().legal(ME)
    assert due([a_plan(Wish("choose mayor"), after=request.number)], request) is None
    assert due([a_plan(Wish("choose mayor"), question="puerto_rico-ask-build")], request) is None
    first, second = a_plan(Wish("choose mayor")), a_plan(Wish("choose trader"))
    assert due([first, second], request) is first
    assert due([first], replace(request, asked=False)) is None


def test_questions_about_other_words_are_others() -> None:
    market, church = (Phrase("x-ask-use", {"building": key, "count": 3}) for key in ("market", "church"))
    assert kind_of(market) != kind_of(church)
    assert kind_of(market) == kind_of(Phrase("x-ask-use", {"count": 5, "building": "market"}))


def test_all_that_could_be_open_can_be_planned() -> None:
    role = next(one for one in coming(PUERTO_RICO, PLAY.state, ME) if one.kind == ROLE)
    offer = role.request.offer("choose")
    assert offer is not None
    assert set(offer.choices("role", {})) == {*PLAY.state.roles, ANY}


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_what_comes_is_imagined_from_what_the_seat_knows(key: str, seats: int, seed: int) -> None:
    asked = 0
    for live in islice(position(key, seats, seed), 1, None, 6):
        seat = Seat(seed % seats)
        before = save(live.state)
        found = coming(live.game, live.state, seat) if live.playing else ()
        assert save(live.state) == before
        assert all(each.request.asked and each.request.offers for each in found)
        imagined = live.game.seeing.imagine(live.state, seat, Chance("another world")) if live.playing else live.state
        assert found == (coming(live.game, imagined, seat) if live.playing else ())
        asked += len(found)
    assert asked


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS[1::2])
def test_whatever_comes_of_a_plan_is_legal_and_every_move_can_be_planned(key: str, seats: int, seed: int) -> None:
    acted = 0
    for live in islice(position(key, seats, seed), 2, None, 5):
        seat = Seat(seed % seats)
        found = coming(live.game, live.state, seat) if live.playing else ()
        plans = [_any_plan(one, live.state.requests[seat], Chance(f"{seed}")) for one in found]
        for then in ahead(live.game, live.state, seat, 99) if found else ():
            request = then.legal(seat)
            plan = due(plans, request)
            assert plan is None or load(Plan, save(plan)) == plan
            found_move = None if plan is None else planned(live.game, then, request, plan)
            acted += found_move is not None
            assert found_move is None or found_move.move is None or request.accepts(found_move.move)
    assert acted


def _any_plan(one: Coming, after: Any, chance: Chance) -> Plan:
    wishes = [wish_for(offer, offer.any_move(chance.below)) for offer in one.request.offers for _ in range(3)]
    chance.shuffle(wishes)
    return Plan(one.kind, one.request.prompt, tuple(wishes), after)


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS[::2])
def test_nothing_that_comes_is_named_after_what_was_only_imagined(key: str, seats: int, seed: int) -> None:
    for live in islice(position(key, seats, seed), 3, None, 6):
        if not live.playing:
            continue
        seen = strings(live.view(Seat(0)))
        for one in coming(live.game, live.state, Seat(0)):
            words = {
                word
                for offer in one.request.offers
                for field in offer.fields
                if not isinstance(field, Amount)
                for word in offer.choices(field.name, {})
            }
            named = {value for value in one.request.prompt.args.values() if isinstance(value, str)}
            for way in range(WAYS):
                luck = luck_of_way(live.view(Seat(0)), Seat(0), way)
                fancied = strings(live.game.seeing.imagine(live.state, Seat(0), luck)) - seen
                assert not fancied & (words | named)


def strings(state: GameState) -> set[str]:
    """All words in a state."""
    return {found.strip('"') for found in re.findall(r'"[^"]*"', save(state).decode())}


def test_what_is_turned_over_in_a_hidden_pile_is_as_little_known() -> None:
    unforeseen = Unforeseen(Table(["hidden"]), Table(["dragon"]))
    unforeseen.look_at(Table(["wyvern", "hidden"]))
    assert unforeseen.words == {"dragon", "wyvern"}
    open_pile = Unforeseen(Table(["cat"]), Table(["cat"]))
    open_pile.look_at(Table(["dog"]))
    assert open_pile.words == set()


def test_words_that_nobody_could_know_are_left_out_of_every_kind_of_blank() -> None:
    unforeseen = Unforeseen(Table([]), Table(["dragon"]))
    spread = Spread("one", "x", (Place("cave", 1),), (("dragon", 1), ("cat", 1)), 0, 1)
    told = Pick("one", "x", ("17", "18"), told={"17": Phrase("x", {"who": ("dragon",)}), "18": Phrase("x")})
    some = PickSome("one", "x", ("dragon", "cat"), 1, 2)
    for field, left in (
        (Pick("one", "x", ("dragon", "cat")), ("cat",)),
        (Pick("one", "x", ("dragon.north", "cat.north"), parts=("x", "y")), ("cat.north",)),
        (told, ("18",)),
        (some, ("cat",)),
        (Amount("one", "x", 1, 2), ()),
        (Arrange("one", "x", ("cat", "dog")), ("cat", "dog")),
    ):
        found = unforeseen.without(asked(Offer(One, (field,))))
        assert found is not None
        assert found.offers[0].choices("one", {}) == left
    for gone in (
        Offer(One, (Pick("one", "x", ("dragon",)),)),
        Offer(One, (Arrange("one", "x", ("cat", "dragon")),)),
        Offer(One, (spread,)),
        Offer(One, (PickSome("one", "x", ("dragon", "cat"), 2, 2),)),
        Offer(One, (Pick("one", "x", ("dragon",)),), rows=(("dragon",),)),
    ):
        assert unforeseen.without(asked(gone)) is None
    rows = Offer(One, (Pick("one", "x", ("dragon", "cat")),), rows=(("dragon",), ("cat",)))
    left_over = unforeseen.without(asked(rows))
    assert left_over is not None
    assert left_over.offers[0].rows == (("cat",),)
    assert unforeseen.without(replace(asked(rows), prompt=Phrase("x", {"tile": "dragon"}))) is None
    assert Unforeseen(Table(["dragon"]), Table(["dragon"])).without(asked(rows)) == asked(rows)


class Table(Struct):
    """Some pieces."""

    pieces: list[str]


class One(Move, frozen=True):
    """A move with one blank."""

    one: Any


def asked(offer: Offer) -> Request:
    return Request(Seat(0), QuestionNumber(1), True, Phrase("x"), (offer,))
