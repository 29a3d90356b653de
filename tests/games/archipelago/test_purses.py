"""Nobody's question tells the others what lies behind a screen, whatever card is being used."""

import random
from collections.abc import Iterator

import pytest

from games.archipelago import GAME
from games.archipelago.components import CARDS
from games.core.chance import Chance
from games.core.moves import Offer, Request
from games.core.saving import clone
from games.core.seats import Seat
from tests.games.archipelago.table import Table

ASKING = [
    name
    for name, card in CARDS.items()
    if (card.grants or card.does or card.bulk or card.stocks or card.open_cards) and not card.wonder
]
TRIALS = 8


def colony() -> Table:
    """Where nearly every card has something to work on, for seat 0, whose purse is thin."""
    table = Table(3)
    table.region("timber_shore", (1, 0))
    table.region("pineapple_cove", (0, 1))
    table.citizens(0, "b", busy=True)
    table.citizens(0, "b", lying=True)
    table.citizens(0, "c", 2)
    table.building("church", "b", 0)
    table.citizens(1, "c", 2)
    table.ships(0, "b")
    table.ships(1, "b")
    for seat in (0, 1, 2):
        table.cubes(seat, "fish wood stone cattle fruit iron")
        table.tokens(seat, 1)
    for seat, objective in enumerate(("medium_towns", "medium_markets", "medium_ports")):
        table.objective(seat, objective)
    table.card(1, "king")
    table.card(1, "bishop")
    table.state.surplus, table.state.rebellion = 5, 3
    table.money(6, 20, 6)
    return table


def seen_by_all(request: Request) -> tuple[Offer, ...]:
    return () if request.secret else tuple(each for each in request.offers if not (each.private or each.aside))


def questions(table: Table, card: str) -> Iterator[Table]:
    """Every question on the way through the use of this card."""
    below = random.Random(card).randrange
    table.card(0, card)
    table.rounds()
    offer = table.offered(0, "use")
    assert offer.rows is not None
    table.make(0, offer.make(next(row for row in offer.rows if row[0] == card)))
    while table.asked() != "PlayRound":
        yield table
        (seat, *_) = table.waiting()
        answers = [offer for offer in table.play.legal(Seat(seat)).offers if not offer.aside]
        table.make(seat, answers[0].any_move(below))


@pytest.mark.parametrize("card", ASKING)
def test_what_a_card_asks_is_the_same_whatever_is_behind_the_screens(card: str) -> None:
    chance = Chance(card)
    for table in questions(colony(), card):
        (asked, *_) = (Seat(seat) for seat in table.waiting())
        shown = seen_by_all(table.play.legal(asked))
        for _ in range(TRIALS):
            viewer = next(seat for seat in table.state.others(asked))
            imagined = GAME.play(GAME.seeing.imagine(clone(table.state), viewer, chance))
            assert seen_by_all(imagined.legal(asked)) == shown
