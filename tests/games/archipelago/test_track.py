"""The evolution track."""

import pytest

from games.archipelago import GAME
from games.archipelago.components import CARDS
from games.archipelago.state import OwnedCard
from games.archipelago.steps import EvolutionTurn, Evolve, Refill
from games.core.fields import PickSome
from games.core.seats import Seat
from tests.games.archipelago.cards_at_hand import colony
from tests.games.archipelago.table import Table


def track(*cards: str) -> Table:
    table = colony()
    table.row(*cards)
    table.top("merchant")
    return table.next(EvolutionTurn([Seat(0)]))


ROW = ("pope", "king", "queen", "thief", "spy")


@pytest.mark.rule("AR-EVO-01", "AR-DISC-04", "AR-WONDER-04")
def test_discs_and_coins_come_back() -> None:
    table = colony()
    table.player(0).discs = 0
    wonder = table.card(0, "colossus", discs=[Seat(0)], built=True)
    table.player(0).on_wheel = 2
    table.player(0).money -= 2
    bank = table.state.money
    table.next(Evolve())
    assert table.player(0).discs == 3
    assert wonder.discs == []
    assert (table.player(0).on_wheel, table.state.money) == (0, bank + 2)
    assert table.waiting() == (0,)


@pytest.mark.rule("AR-EVO-02")
def test_buy_one_and_turn_another_or_turn_two_different() -> None:
    table = track(*ROW)
    rows = table.offered(0, "acquire").rows or ()
    assert all(bought != turned for bought, turned in rows)
    field = table.offered(0, "rotate").fields[0]
    assert isinstance(field, PickSome)
    assert (field.least, field.most, set(field.words)) == (2, 2, set(ROW))
    assert table.offer(0, "done") is None
    table.do(0, "rotate pope+spy")
    assert {card.card: card.turned for card in table.state.row} == {
        "pope": 1,
        "king": 0,
        "queen": 0,
        "thief": 0,
        "spy": 1,
    }


@pytest.mark.rule("AR-EVO-03", "AR-EVO-04")
def test_the_price_goes_to_the_bank_and_the_card_is_owned() -> None:
    table = track(*ROW)
    bank = table.state.money
    table.do(0, "acquire thief king")
    assert table.player(0).money == 20 - 5
    assert table.state.money == bank + 5
    assert [owned.card for owned in table.player(0).cards] == ["thief"]
    assert GAME.view(table.state, Seat(1)).players[0].cards == table.player(0).cards
    poor = colony()
    poor.row(*ROW)
    poor.top("merchant")
    poor.money(4, 0, 0)
    poor.next(EvolutionTurn([Seat(0)]))
    assert poor.offer(0, "acquire") is None


@pytest.mark.rule("AR-EVO-05")
def test_a_quarter_turn_to_the_next_price_and_the_skull_discards() -> None:
    table = colony()
    table.row("archbishop", "king", "queen", "thief", "spy")
    table.top("merchant")
    (card,) = (card for card in table.state.row if card.card == "archbishop")
    for price in (4, 6):
        table.next(EvolutionTurn([Seat(0)])).do(0, "rotate archbishop+king")
        assert card.price == price
    table.next(EvolutionTurn([Seat(0)])).do(0, "rotate archbishop+spy")
    assert "archbishop" in table.state.graveyard
    assert "king" in {card.card for card in table.state.row}


@pytest.mark.rule("AR-EVO-06", "AR-EVO-07", "AR-EVO-09")
def test_the_row_is_filled_before_the_next_player() -> None:
    table = colony()
    table.row(*ROW)
    table.state.row[1].turned = 2
    table.top("slavery")
    table.top("merchant")
    table.next(EvolutionTurn([Seat(0)]), EvolutionTurn([Seat(1)]))
    assert "merchant" not in table.words(0, "acquire", "card"), "it is not yet there"
    table.do(0, "acquire pope king")
    assert [card.card for card in table.state.row] == ["queen", "thief", "spy", "merchant", "slavery"]
    assert [card.turned for card in table.state.row][-2:] == [0, 0]
    assert table.waiting() == (1,)
    assert "merchant" in table.words(1, "acquire", "card")


@pytest.mark.rule("AR-EVO-08", "AR-EVO-09")
def test_each_drawing_uncovers_a_back_with_its_own_immediate_events() -> None:
    table = colony()
    table.building("church", "b", 0)
    table.row("pope", "king", "queen")
    table.state.rebellion = 3
    for name in ("explorer", "bishop", "merchant"):
        table.top(name)
    assert CARDS["bishop"].lower.red
    assert CARDS["explorer"].upper.red
    table.next(Refill())
    assert [card.card for card in table.state.row] == ["pope", "king", "queen", "merchant", "bishop"]
    assert table.state.rebellion == 3 - 1 - 1, "the bishop's back, then the explorer's upper half; no town stands"


@pytest.mark.rule("AR-EVO-12")
def test_a_deck_that_runs_out_is_made_of_the_discarded_cards() -> None:
    table = colony()
    table.row("pope", "king", "queen", "thief")
    table.state.graveyard = table.state.deck
    table.state.deck = []
    table.state.balance = None
    quiet = [name for name in table.state.graveyard if not (CARDS[name].upper.red or CARDS[name].lower.red)]
    loud = [name for name in table.state.graveyard if name not in quiet]
    table.state.graveyard = list(quiet)
    table.player(2).cards = [OwnedCard(name, 1) for name in loud]
    table.next(Refill())
    assert len(table.state.row) == 5
    assert table.state.graveyard == []
    assert len(table.state.deck) == len(quiet) - 1


FIVE = ["merchant", "sawmill", "pope", "quarry", "thief"]
"""None of their backs is red."""


def last_five(card: str) -> Table:
    """The deck has five cards left, and none has been discarded."""
    table = colony()
    table.row("king", "queen", "spy", "bishop", "exporter")
    table.card(0, card)
    table.player(2).cards = [OwnedCard(name, 1) for name in table.state.deck if name not in FIVE]
    table.state.deck = list(FIVE)
    table.state.balance = (CARDS["thief"].upper, CARDS["thief"].lower)
    return table.rounds()


@pytest.mark.rule("AR-EVO-12", "AR-CHAR-01", "AR-CHAR-04")
@pytest.mark.parametrize(("card", "bought"), [("researcher", "quarry"), ("detective", "pope"), ("researcher", "")])
def test_a_deck_that_was_opened_to_the_last_card_is_made_anew_at_once(card: str, bought: str) -> None:
    table = last_five(card).do(0, f"use {card} nothing")
    assert (table.state.deck, table.state.balance) == ([], None)
    table.do(0, f"purchase {bought}" if bought else "done")
    assert sorted(table.state.deck) == sorted({*FIVE} - {bought})
    assert table.state.graveyard == []
    top = CARDS[table.state.deck[-1]]
    assert table.state.balance == (top.upper, top.lower)
    assert "cards-shuffled" in table.told()


@pytest.mark.rule("AR-EVO-12", "AR-CHAR-01")
@pytest.mark.parametrize(("discarded", "opened"), [(0, 2), (1, 3), (9, 5)])
def test_a_deck_that_ends_while_cards_are_opened_goes_on_with_the_discards(discarded: int, opened: int) -> None:
    table = last_five("researcher")
    gone = [name for name in table.state.deck if name not in FIVE]
    used = [*FIVE, *gone]
    cards = [owned for player in table.state.players for owned in player.cards if owned.card != "researcher"]
    used += [owned.card for owned in cards]
    for player in table.state.players:
        player.cards = [owned for owned in player.cards if owned.card == "researcher"]
    table.state.deck, table.state.graveyard = used[:2], used[2 : 2 + discarded]
    table.player(2).cards = [OwnedCard(name, 1, busy=True) for name in used[2 + discarded :]]
    table.do(0, "use researcher nothing")
    (told,) = table.happened("opens-cards")
    cards_told = told.args["card"]
    assert isinstance(cards_told, tuple)
    assert len(cards_told) == opened
    assert set(cards_told) <= set(used[: 2 + discarded])


@pytest.mark.rule("AR-EVO-12")
def test_whom_the_assassin_kills_is_the_new_deck_if_there_is_none() -> None:
    table = last_five("assassin")
    table.player(2).cards += [OwnedCard(name, 1) for name in table.state.deck if name != "thief"]
    table.player(1).cards = [OwnedCard("thief", 1)]
    table.state.deck, table.state.balance = [], None
    table.do(0, "use assassin nothing").do(0, "aim thief")
    assert (table.state.deck, table.state.graveyard) == (["thief"], [])


@pytest.mark.rule("AR-EVO-12")
def test_without_any_cards_the_row_stays_short_and_one_turns_what_there_is() -> None:
    table = colony()
    table.row("pope")
    table.player(2).cards = [OwnedCard(name, 1) for name in table.state.deck]
    table.state.deck = []
    table.state.balance = None
    table.money(0, 0, 0)
    table.next(EvolutionTurn([Seat(0)]))
    table.do(0, "rotate pope")
    assert [(card.card, card.turned) for card in table.state.row] == [("pope", 1)]
