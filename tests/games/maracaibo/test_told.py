"""What is told of what somebody leaves out, takes or loses without a doubloon or a point for it."""

from collections.abc import Callable

import pytest

from games.core.agenda import Decision
from games.core.game import Setup
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.kinds import Effect
from games.maracaibo.steps import (
    EndActions,
    EndTurn,
    GainInfluence,
    NewCards,
    NextRank,
    PlaceMarker,
    Refill,
    RemoveDisc,
    RemoveSkull,
    TakeSynergy,
    TrackQuest,
    Veteran,
)
from tests.games.maracaibo.table import Table


def sailing_on() -> Table:
    table = Table().own(0, "smuggler_pilot").at(0, "6")
    table.do(0, "assistant smuggler-pilot none none none")
    return table


def at_a_tile() -> Table:
    table = Table(3).legacy("l14").hand(0, "cane_press").turn(0)
    table.do(0, "sail 1 direct")
    return table


def in_puerto_cabezas() -> Table:
    table = Table().next_quest("q20").legacy("l1").hand(0, "cane_press").at(0, "16")
    table.do(0, "deliver cane-press coins")
    return table


def in_a_war() -> Table:
    table = Table().token("w07").effects(0, Effect("war"))
    table.do(0, "attack left")
    table.do(0, "fight france")
    return table


def in_a_homeward_place() -> Table:
    table = Table().at(0, "20")
    table.do(0, "city")
    return table


def asks(table: Table, step: Decision) -> Table:
    """In phase B something asks this."""
    seat = Seat(0)
    return table.run(step, EndActions(seat), Refill([seat]), NewCards(), EndTurn(seat))


def on_the_track() -> Table:
    return asks(Table().track_quest("9b", "q20").seat(0, explorer="9b"), TrackQuest([Seat(0)], "q20"))


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (sailing_on, "declines"),
        (at_a_tile, "declines"),
        (in_puerto_cabezas, "declines"),
        (in_a_war, "ends-war"),
        (in_a_homeward_place, "declines"),
        (on_the_track, "declines"),
        (lambda: Table().effects(0, Effect("war")), "declines"),
        (lambda: Table().effects(0, Effect("explore", n=2)), "declines"),
        (lambda: Table().hand(0, "cane_press").effects(0, Effect("village", n=2)), "no-more"),
        (lambda: Table().hand(0, "cane_press").at(0, "1"), "rests"),
        (lambda: asks(Table(), RemoveDisc([Seat(0)])), "declines"),
        (lambda: asks(Table().legacy("l20"), RemoveSkull([Seat(0)], ["l20"])), "declines"),
        (lambda: asks(Table(), GainInfluence([Seat(0)], 1)), "declines"),
        (lambda: asks(Table(), NextRank([Seat(0)])), "declines"),
        (lambda: asks(Table(), TakeSynergy([Seat(0)])), "declines"),
        (lambda: asks(Table(), PlaceMarker([Seat(0)])), "declines"),
        (lambda: asks(Table(), Veteran([Seat(0)], 5)), "declines"),
    ],
)
def test_who_leaves_something_out_is_told_of(position: Callable[[], Table], key: str) -> None:
    table = position()
    verbs = [offer.verb for offer in table.play.legal(Seat(0)).offers if not offer.aside and offer.verb != "task"]
    assert verbs[-1] == "pass", "what can be done comes first"
    before = table.player(0)
    held = (before.points, before.coins, before.strength, before.figures, dict(before.discs), list(before.synergies))
    events = table.do(0, "pass")
    assert [event.key.removeprefix("maracaibo-log-") for event in events[:1]] == [key]
    assert events[0].seat == 0
    after = table.player(0)
    now = (after.points, after.coins, after.strength, after.figures, dict(after.discs), list(after.synergies))
    assert now == held


@pytest.mark.rule("MA-SETUP-12")
def test_who_prepares_is_told_what_is_planned_and_what_is_cast_away() -> None:
    play = GAME.start(Setup(2, {}, "1"))
    cards = play.state.players[0].hand[:]
    plan, *cast = [card.replace("_", "-") for card in cards[:4]]
    request = play.legal(Seat(0))
    events = play.apply(Seat(0), request.read(f"prepare {plan} 1 plan, " + ", ".join(f"{card} 1" for card in cast)))
    told, others = events[:2]
    assert (told.args, told.to) == ({"card": tuple(cards[:1]), "card_more": tuple(cards[1:4])}, (0,))
    assert (others.args, others.not_to) == ({}, (0,))


@pytest.mark.rule("MA-FREE-03", "MA-DRAW-04")
def test_a_card_that_all_saw_come_is_remembered_until_it_lies_open() -> None:
    table = Table().market("salt_pans dock_crane cacao_grove toll_chain").hand(0, "", "cane_press").at(0, "1")
    table.do(0, "pass")
    table.do(0, "refill salt-pans+dock-crane")
    player = table.player(0)
    assert player.seen == ["salt_pans", "dock_crane"]
    table.at(0, "1").do(0, "sell salt-pans")
    assert player.seen == ["dock_crane"]
    table.at(0, "1").do(0, "plan dock-crane")
    assert player.seen == ["dock_crane"]
    table.seat(0, coins=20).do(0, "buy dock-crane")
    assert player.seen == []


@pytest.mark.rule("MA-FREE-05")
def test_in_the_turn_of_another_one_enlists_and_does_nothing_else() -> None:
    table = Table().own(1, "press_gang").hand(1, "cane_press").seat(1, figures=1, strength=7).at(0, "1")
    assert table.verbs(1) == {"enlist"}
    assert table.seat(1, strength=8).verbs(1) == set()
    assert table.seat(1, strength=7, figures=0).verbs(1) == set()
    table.seat(1, figures=1).do(1, "enlist")
    assert (table.player(1).strength, table.player(1).figures) == (8, 0)
    assert table.verbs(0) > {"pass"}


@pytest.mark.rule("MA-INTERIM-03", "MA-CARD-05")
def test_plants_pay_for_a_card_in_a_scoring() -> None:
    table = Table().hand(0, "hospital_ward cacao_grove rope_walk chronicle_house").scoring()
    table.do(0, "buy-for-herbs hospital-ward cacao-grove rope-walk chronicle-house")
    player = table.player(0)
    assert (player.bought, player.coins, player.hand) == (["hospital_ward"], 5, [])
    assert table.state.discards[-3:] == ["cacao_grove", "rope_walk", "chronicle_house"]
    assert table.asked() == "Refill"


@pytest.mark.parametrize(
    ("position", "place", "move", "cards"),
    [
        (
            lambda: Table().own(0, "market_matron"),
            "7",
            "assistant market-matron {}",
            "cane_press toll_chain alms_house",
        ),
        (lambda: Table().upgraded(0, "goods3"), "7", "deal goods3 {}", "cane_press toll_chain alms_house"),
        (lambda: Table().quest("7", "q01"), "7", "quest q01 {}", "cane_press harbor_choir"),
        (
            lambda: Table().hand(0, "hospital_ward"),
            "7",
            "buy-for-herbs hospital-ward {}",
            "cacao_grove rope_walk chandlers_stall",
        ),
    ],
)
def test_cards_that_pay_are_laid_off_in_the_order_in_which_they_are_named(
    position: Callable[[], Table], place: str, move: str, cards: str
) -> None:
    table = position()
    table.hand(0, " ".join([*table.player(0).hand, cards])).at(0, place)
    table.do(0, move.format(cards.replace("_", "-")))
    assert table.log("discards")[0].args["card"] == tuple(cards.split())
    assert " ".join(table.state.discards).endswith(cards)


@pytest.mark.rule("MA-CARD-05")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        (lambda: Table().hand(0, "cane_press").at(0, "1"), "sell cane-press"),
        (lambda: Table().hand(0, "cane_press").at(0, "1"), "buy cane-press"),
        (lambda: Table().hand(0, "dock_crane").at(0, "4"), "only-deliver dock-crane coins"),
        (lambda: Table().hand(0, "sealed_orders").at(0, "1", 4), "buy sealed-orders"),
        (lambda: Table().token("w07").effects(0, Effect("war")), "attack left"),
        (lambda: Table().legacy("l3").effects(0, Effect("remove_skull", tiles=("l3",))), "lift l3"),
    ],
)
def test_what_all_have_seen_is_taken_back_no_more(position: Callable[[], Table], move: str) -> None:
    table = position()
    shown = table.state.shown
    table.do(0, move)
    assert table.state.shown > shown


@pytest.mark.rule("MA-SETUP-12", "MA-SETUP-13")
def test_careers_and_prepared_cards_are_taken_back_no_more() -> None:
    play = GAME.start(Setup(2, {}, "1"))
    for seat in (Seat(0), Seat(1)):
        shown = play.state.shown
        play.apply(seat, play.legal(seat).offers[0].moves(1)[0])
        assert (play.state.shown > shown) is (seat == 1), "the last one to choose shows what is cast away"
    shown = play.state.shown
    play.apply(play.waiting()[0], play.legal(play.waiting()[0]).offers[0].moves(1)[0])
    assert play.state.shown > shown
