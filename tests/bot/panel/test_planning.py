"""Whatever may be asked can be planned by the controls of a move, within Discord's limits, in both languages."""

import random
from itertools import islice

import pytest
from msgspec.structs import replace

from bot.features.plans.conditions import about, lasting, number_card, wish_card
from bot.features.plans.edits import never
from bot.features.plans.names import coming_name, need_of, refs
from bot.features.plans.words import planning_question as question
from bot.features.plans.words import plans_card
from bot.panel.kit.ids import Control, parse
from bot.panel.kit.story import story
from bot.panel.kit.wishes import wish_name
from bot.panel.lines.plans import plans_told
from bot.panel.questions.clicked import ANSWERING
from bot.store.identity import UserId
from bot.store.table.plans import DROPPED, ROBBED, SeatPlans
from bot.tables.acting import gone
from bot.tables.live import Live
from games.core.ahead.coming import Coming, coming, kind_of
from games.core.ahead.plans import Need, Plan, Wish, verb_of_wish, wish_for, wished_move
from games.core.events import Event, Phrase
from games.core.moves import Move
from games.core.seats import Seat
from games.registry import GAMES, game
from tests.bot.panel.pressing import towards
from tests.bot.panel.shown import Json, check, labels, shown, texts
from tests.support.positions import position
from texts import LOCALES, words

PRESSES = 80
ROLE = "puerto_rico-ask-choose-role"
ALL_SEATS = [(key, max(game(key).settings.seat_counts), LOCALES[at % len(LOCALES)]) for at, key in enumerate(GAMES)]


def answering(posting_parts: list[Json]) -> list[Json]:
    """The controls that answer, and that they plan and move nothing."""
    found = [(part, parse(part["custom_id"])) for part in posting_parts if "custom_id" in part]
    answers = [part for part, control in found if control is not None and control.act in ANSWERING]
    assert all(control.coming for _, control in found if control is not None and control.act in ANSWERING)
    return answers


def pressed(live: Live, one: Coming, control: Control, move: Move, locale: str) -> None:
    """Press what leads to this move."""
    draft = None
    for _ in range(PRESSES):
        posting = question(live, one, control, draft, locale, None)
        check(posting)
        nearest = towards(one.request, answering(shown(posting)), move)
        assert nearest, f"no control leads to {move}"
        _, control, draft = nearest[0]
        if draft.complete:
            assert draft.move() == move
            return
    raise AssertionError("pressing leads on and on")


@pytest.mark.parametrize(("key", "seats", "locale"), ALL_SEATS)
def test_whatever_may_be_asked_can_be_planned_by_pressing(key: str, seats: int, locale: str) -> None:
    chance = random.Random(3)
    planned = 0
    for live in islice(position(key, seats, 5), 2, 9, 3):
        seat = Seat(chance.randrange(seats))
        found = coming(live.game, live.state, seat) if live.playing else ()
        plans: list[Plan] = []
        for one in found:
            at = Control(live.table.id, "form", seat, live.request(seat).number, coming=coming_name(one, 0))
            wishes = []
            for offer in one.request.offers:
                move = offer.any_move(chance.randrange)
                pressed(live, one, at, move, locale)
                wishes.append(wish_for(offer, move))
                told = wished_move(live.game, wishes[-1])
                assert told is not None
                assert told[1] == move
                planned += 1
            wishes += [Wish(verb, most=(noun, word)) for verb, noun, word in one.gains]
            plans.append(Plan(one.kind, one.request.prompt, tuple(wishes[:6]), at.number or live.request(seat).number))
        live.plans[seat] = SeatPlans(seat, UserId(100 + seat), tuple(plans[:10]))
        card = plans_card(live, seat, found, locale)
        check(card)
        for ref in refs(plans[:10]):
            card = wish_card(live, ref, found, seat, locale)
            check(card)
            assert verb_of_wish(ref.wish) in live.game.rules.moves()
        if plans:
            check(number_card(live, refs(plans)[0], "has", *next(iter(holdings(live, seat))), locale))
    assert planned


def holdings(live: Live, seat: Seat) -> list[tuple[str, str]]:
    assert live.game.telling.holdings is not None
    return list(live.game.telling.holdings(live.state, seat))


def some_plan(live: Live, *wishes: Wish) -> Plan:
    return Plan("settlers-ask-choose-stack", live.request(Seat(0)).prompt, wishes, live.request(Seat(0)).number)


def test_a_plan_is_told_with_its_conditions() -> None:
    live = next(position("puerto_rico", 4, 1))
    seat = Seat(0)
    wish = Wish("choose captain", (), brings=Need("points", "", 3), has=Need("coins", "", 1))
    most = Wish("choose", most=("coins", ""))
    plan = Plan("x", live.request(live.waiting()[0]).prompt, (wish, most), live.request(seat).number, unchanged=())
    live.plans[seat] = SeatPlans(seat, UserId(100), (plan,))
    told = plans_told(live, seat, live.teller("en"))
    assert "if it gains ≥ 3 VP" in told
    assert "if I have ≥ 1 doubloon" in told
    assert "most doubloons" in told
    assert "only if nothing of yours changes" in told
    assert "`choose captain`" in told, "it has no blanks, as a plan of an earlier Caravel may have others"
    assert "дублон" in plans_told(live, seat, live.teller("ru"))
    assert plans_told(live, Seat(1), live.teller("en")) == ""


def test_a_control_knows_the_wish_as_it_was() -> None:
    live = next(position("settlers", 2, 1))
    one, two = Wish("reveal"), Wish("pass")
    plan, other = some_plan(live, one, two), some_plan(live, two, one)
    assert len({ref.name for ref in refs([plan, other])}) == 4
    assert {ref.name for ref in refs([plan])} & {ref.name for ref in refs([other])} == set()


def test_numbers_are_read_as_they_were_written() -> None:
    assert need_of("influence/spain", "5") == Need("influence", "spain", 5)
    assert need_of("coins/", "12") == Need("coins", "", 12)
    assert need_of("coins/", "-1") is None
    assert need_of("coins/", "99999") is None


def test_a_planned_question_can_be_planned_once_more() -> None:
    live = next(islice(position("puerto_rico", 3, 1), 3, None))
    seat = live.state.left_of(live.waiting()[0])
    found = coming(live.game, live.state, seat)
    role = next(one for one in found if one.kind.endswith("choose-role"))
    plan = Plan(role.kind, role.request.prompt, (Wish("choose mayor"),), live.request(seat).number)
    live.plans[seat] = SeatPlans(seat, live.table.seats[seat].user_id or UserId(0), (plan,))
    (asked, *_) = [part for part in shown(plans_card(live, seat, found, "en")) if part["type"] == 3]
    values = [option["value"] for option in asked["options"]]
    assert coming_name(role, 0) in values
    assert coming_name(role, 1) in values
    assert "Drop all plans" in labels(plans_card(live, seat, found, "en"))
    assert "You have no plans" in texts(plans_card(live, Seat(0) if seat else Seat(1), (), "en"))


@pytest.mark.parametrize("why", [DROPPED, ROBBED])
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_that_a_plan_is_gone_is_told_in_words(key: str, locale: str, why: str) -> None:
    chance = random.Random(7)
    seats = max(game(key).settings.seat_counts)
    live = next(live for live in islice(position(key, seats, 5), 2, 40) if live.playing)
    seat = live.waiting()[0]
    request = live.request(seat)
    offer = next((each for each in request.offers if each.fields and not each.aside), request.offers[0])
    wish = wish_for(offer, offer.any_move(chance.randrange))
    plan = Plan(kind_of(request.prompt), request.prompt, (wish, Wish("nonsense")), request.number)
    say = live.teller(locale)
    told = story([gone(why, seat, plan)], say, 2000, seat)
    assert wish_name(live.game, wish, say) in told
    assert f"`{wish.move}`" not in told
    assert "`nonsense`" in told, "what no move says any more is told as it was typed"


@pytest.mark.parametrize("why", [DROPPED, ROBBED])
def test_an_earlier_version_has_stored_its_wishes_as_they_are_typed(why: str) -> None:
    live = next(iter(position("puerto_rico", 3, 5)))
    prompt = live.request(live.waiting()[0]).prompt
    event = Event(why, Seat(1), {"question": prompt, "wishes": ("build small-market", "nothing")}, to=(Seat(1),))
    assert "(build small-market, nothing)" in story([event], live.teller("en"), 2000, Seat(1))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_how_long_a_plan_stands_is_chosen_and_told(key: str, locale: str) -> None:
    live = next(live for live in islice(position(key, max(game(key).settings.seat_counts), 5), 4, 40) if live.playing)
    seat = live.state.left_of(live.waiting()[0])
    found = live.ahead.coming(seat)
    say = live.teller(locale)
    for one in found[:3]:
        offer = one.request.offers[0]
        wish = wish_for(offer, offer.any_move(lambda _: 0))
        once = Plan(one.kind, one.request.prompt, (wish, Wish("nonsense")), live.request(seat).number)
        card = wish_card(live, refs([once])[0], found, seat, locale)
        (spans, *_) = [part for part in shown(card) if part["type"] == 3]
        told = set[str]()
        for option in spans["options"]:
            plan = lasting(once, option["value"])
            assert (plan == once) == (option["value"] == "once") == bool(option.get("default"))
            live.plans[seat] = SeatPlans(seat, live.table.seats[seat].user_id or UserId(0), (plan,))
            for card in (wish_card(live, refs([plan])[0], found, seat, locale), plans_card(live, seat, found, locale)):
                check(card)
            told.add(plans_told(live, seat, say))
        assert len(told) == len(spans["options"])
        verb = verb_of_wish(wish)
        for other in (replace(wish, asks=True), Wish(verb, whichever=True), Wish(verb, never=True)):
            assert wish_name(live.game, other, say) != wish_name(live.game, wish, say)
    for lost in (Wish("gone", never=True), Wish("gone", whichever=True), Wish("gone", most=holdings(live, seat)[0])):
        assert "`gone`" in wish_name(live.game, lost, live.teller("en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_question_is_about_can_be_left_open(locale: str) -> None:
    live = next(live for live in islice(position("santa_maria", 4, 5), 4, 40) if live.playing)
    prompt = Phrase("santa_maria-ask-take", {"building": "gem", "spot": "d4"})
    plan = Plan(kind_of(prompt), prompt, (Wish("take"),), live.request(Seat(0)).number, stays=True)
    plain = Plan(ROLE, Phrase(ROLE), (Wish("choose mayor"),), live.request(Seat(0)).number)
    card = wish_card(live, refs([plan])[0], (), Seat(0), locale)
    assert words(locale)("bot-plan-widen") in labels(card)
    broad = wish_card(live, refs([about(plan, anything=True)])[0], (), Seat(0), locale)
    assert words(locale)("bot-plan-narrow") in labels(broad)
    assert words(locale)("bot-plan-about-anything") in texts(broad)
    islands = next(position("puerto_rico", 4, 1))
    assert words(locale)("bot-plan-widen") not in labels(wish_card(islands, refs([plain])[0], (), Seat(0), locale))


def test_what_one_wants_nothing_of_is_chosen_from_what_comes() -> None:
    live = next(islice(position("puerto_rico", 3, 1), 3, None))
    seat = live.state.left_of(live.waiting()[0])
    found = live.ahead.coming(seat)
    (*_, verbs) = [part for part in shown(plans_card(live, seat, found, "en")) if part["type"] == 3]
    assert ":never:" in verbs["custom_id"]
    offered = {option["value"] for option in verbs["options"]}
    assert {"build", "settle"} <= offered
    assert offered <= set(live.game.rules.moves())
    plans = never(Wish("build", never=True), live.request(seat).number)(())
    live.plans[seat] = SeatPlans(seat, live.table.seats[seat].user_id or UserId(0), plans)
    card = plans_card(live, seat, found, "en")
    (*_, verbs) = [part for part in shown(card) if part["type"] == 3]
    assert {option["value"] for option in verbs["options"]} == offered - {"build"}
    assert "Never: Build" in texts(card)
    check(wish_card(live, refs(plans)[0], found, seat, "en"))


def test_no_two_lists_of_what_one_wants_nothing_of_are_called_alike() -> None:
    live = next(islice(position("archipelago", 3, 40, every=9, options={}), 2, None))
    seat = live.state.left_of(live.waiting()[0])
    titles = [
        part["placeholder"]
        for part in shown(plans_card(live, seat, live.ahead.coming(seat), "ru"))
        if part["type"] == 3 and ":never:" in part["custom_id"]
    ]
    assert len(titles) > 1
    assert len(set(titles)) == len(titles)


def test_what_is_asked_now_can_be_answered_for_its_next_time() -> None:
    live = next(islice(position("puerto_rico", 3, 1), 3, None))
    seat = live.waiting()[0]
    now = kind_of(live.request(seat).prompt)
    assert now in [one.kind for one in live.ahead.coming(seat)]
    (asked, *_) = [part for part in shown(plans_card(live, seat, live.ahead.coming(seat), "en")) if part["type"] == 3]
    mine = coming_name(next(one for one in live.ahead.coming(seat) if one.kind == now), 0)
    assert next(option["label"] for option in asked["options"] if option["value"] == mine).startswith("The time after:")
