"""Whoever is refused hears why, and nothing that is not so."""

import msgspec
import pytest

from games.archipelago import moves
from games.archipelago.components import Half
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
    poor = islands()
    poor.money(0, 0, 0)
    poor.next(EvolutionTurn([Seat(0)]))
    assert why(poor, "acquire") == "too-much"


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
