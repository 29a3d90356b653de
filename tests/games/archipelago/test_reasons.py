"""Whoever is refused hears why, and nothing that is not so."""

import msgspec
import pytest

from games.archipelago import moves
from games.archipelago.cards.steps import BuyOpened
from games.archipelago.components import WHEEL, Half
from games.archipelago.rulebook import RULES
from games.archipelago.steps import EvolutionTurn, ResolveHalf
from games.core.moves import Move
from games.core.seats import Seat
from tests.games.archipelago.islands import islands
from tests.games.archipelago.table import Table


def why(table: Table, verb: str, seat: int = 0) -> str:
    """Why this move with empty blanks is not possible."""
    kind: type[Move] = next(kind for kind in RULES.reasons if kind.__struct_config__.tag == verb)
    empty = {str: "", int: 0}
    blank = kind(**{field.name: empty.get(field.type, ()) for field in msgspec.structs.fields(kind)})
    return table.play.why_not(Seat(seat), blank).key.removeprefix("archipelago-reason-")


@pytest.mark.parametrize(
    ("verb", "reason"),
    [
        ("visit", "no-dock"),
        ("evict", "no-striker"),
        ("done", "act-or-pass"),
        ("allow", "not-ruler"),
        ("judge", "no-promise"),
        ("use", "card-not-now"),
        ("build", "cannot-build"),
        ("walk", "no-migration"),
        ("reproduce", "no-family"),
        ("sell", "no-sale"),
        ("buy", "no-purchase"),
        ("erect", "wonder-not-now"),
    ],
)
def test_in_a_round(verb: str, reason: str) -> None:
    assert why(islands().rounds(), verb) == reason


@pytest.mark.parametrize("verb", ["build", "walk", "recruit", "buy", "use", "visit", "evict", "tax", "harvest_wood"])
def test_what_belongs_to_a_round_is_not_for_a_crisis(verb: str) -> None:
    table = islands()
    table.citizens(0, "b", 3)
    table.next(ResolveHalf(Half(crisis="wood", raises=3)))
    assert why(table, verb) == "not-now"


def test_in_a_crisis_and_at_the_track() -> None:
    table = islands()
    table.citizens(0, "b", 3)
    table.market("domestic", "wood", 0)
    table.next(ResolveHalf(Half(crisis="wood", raises=3)))
    assert (why(table, "help"), why(table, "bless")) == ("no-help", "no-church")
    assert table.play.why_not(Seat(0), moves.Pass()).key == "core-reason-not-possible"
    poor = islands()
    poor.money(0, 0, 0)
    poor.next(EvolutionTurn([Seat(0)]))
    assert poor.play.why_not(Seat(0), moves.Help("1", "0", "0")).key == "core-reason-not-possible", "no crisis"
    assert why(poor, "acquire") == "too-much"
    poor.next(BuyOpened([Seat(0)], [poor.state.deck.pop()], "character"))
    assert why(poor, "purchase") == "too-much"


def test_after_the_action() -> None:
    table = islands()
    table.citizens(1, "b", 2)
    table.card(0, "bishop")
    table.rounds().do(0, "buy domestic fish")
    assert (why(table, "pass"), why(table, "tax")) == ("acted", "acted")


def test_who_sells_by_a_card_goes_on_selling_the_same() -> None:
    table = islands()
    table.card(0, "merchant")
    table.cubes(0, "fish wood")
    table.rounds().do(0, "use merchant nothing").do(0, "sell domestic fish cube")
    refused = [moves.Buy("domestic", "fish"), moves.Sell("domestic", "wood", "cube")]
    assert {table.play.why_not(Seat(0), move).key for move in refused} == {"archipelago-reason-one-way"}
    sold = table.play.why_not(Seat(0), moves.Sell("domestic", "fish", "cube"))
    assert sold.key == "archipelago-reason-no-sale"


def test_a_family_elsewhere_is_no_question_of_money() -> None:
    table = islands()
    table.citizens(0, "b", 2)
    table.citizens(0, "c", 1)
    table.rounds()
    assert table.play.why_not(Seat(0), moves.Reproduce(("c",))).key == "archipelago-reason-no-family"


def reason(table: Table, move: Move, seat: int = 0) -> str:
    return table.play.why_not(Seat(seat), move).key.removeprefix("archipelago-reason-")


def test_without_a_disc_or_a_space_no_action() -> None:
    table = islands()
    table.citizens(0, "b")
    table.state.taxed = WHEEL.taxes[3]
    table.rounds()
    assert (why(table, "tax"), why(table, "harvest_fish"), why(table, "explore")) == (
        "no-tax",
        "no-icons",
        "no-exploring",
    )
    assert table.play.why_not(Seat(0), moves.HarvestFish(())).args == {"resource": "fish"}
    assert why(table, "recruit") == "no-workers"
    assert reason(table, moves.Walk(())) == "crowded", "somebody could move, but not so"
    poor = islands()
    poor.card(0, "bishop")
    poor.player(0).discs = 1
    poor.rounds()
    poor.player(0).discs = 0
    assert why(poor, "tax") == "no-disc"


def test_each_kind_of_thing_once_a_round() -> None:
    table = islands()
    table.building("port", "b", 0)
    table.card(0, "bishop")
    table.card(0, "education")
    table.state.surplus = 3
    table.market("export", "fish", 1)
    table.rounds().do(0, "use education nothing")
    assert (why(table, "use"), why(table, "erect")) == ("carded", "carded")
    table.do(0, "visit port b").do(0, "buy export fish").do(0, "done")
    assert why(table, "visit") == "traded"


def test_when_and_with_whom_one_deals() -> None:
    table = islands()
    table.rounds()
    assert reason(table, moves.Deal("2", (("give", "money", 1),)), 1) == "no-deal-with-them"
    assert reason(table, moves.Deal("0", (("give", "iron", 1),)), 1) == "not-yours"
    assert reason(table, moves.Deal("0", ()), 1) == "no-such-terms"
    assert reason(table, moves.Deal("", ()), 1) == "no-such-terms"
    assert reason(table, moves.Ask("pope", ()), 1) == "not-to-be-had"
    assert reason(table, moves.Ask("", ()), 1) == "no-such-terms"
    later = islands().next(EvolutionTurn([Seat(0)]))
    assert (why(later, "deal"), why(later, "ask"), why(later, "allow")) == ("no-deal", "no-deal", "not-ruler")


def test_two_offers_at_once_and_one_to_each() -> None:
    table = Table(4)
    table.card(1, "pope")
    table.rounds().do(0, "deal 1 give 1 money")
    again = (("give", "money", 1),)
    assert reason(table, moves.Deal("1", again)) == "offer-open"
    assert reason(table, moves.Ask("pope", again)) == "offer-open"
    assert reason(table, moves.Deal("2", (("give", "wood", 1),))) == "not-yours"
    table.do(0, "deal 2 give 1 money")
    assert reason(table, moves.Deal("3", again)) == "offer-open"


def test_what_others_offer_leaves_room_for_offers_of_ones_own() -> None:
    table = Table(4)
    table.rounds().do(1, "deal 0 give 1 money").do(2, "deal 0 give 1 money")
    assert reason(table, moves.Deal("1", (("give", "wood", 1),))) == "not-yours"
    assert reason(table, moves.Deal("0", (("give", "wood", 1),)), 3) == "not-yours"


def test_what_is_answered_is_there_and_can_be_paid() -> None:
    table = islands()
    table.rounds().do(0, "deal 1 want 1 wood")
    (deal,) = table.state.proposals
    assert reason(table, moves.Accept(deal.id), 1) == "cannot-pay"
    assert reason(table, moves.Accept(deal.id), 0) == "offer-gone", "one's own"
    assert reason(table, moves.Accept(deal.id), 2) == "offer-gone", "between others"
    for answer in (moves.Accept, moves.Refuse, moves.Withdraw):
        assert reason(table, answer("zz9"), 1) == "offer-gone"
    assert reason(table, moves.Refuse(deal.id), 2) == "offer-gone"
    assert reason(table, moves.Counter("zz9", ()), 1) == "offer-gone"
    assert reason(table, moves.Counter(deal.id, (("give", "iron", 1),)), 1) == "not-yours"
