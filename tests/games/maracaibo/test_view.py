"""What everybody sees, what nobody may, and what a seat imagines behind it."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.core.chance import Chance
from games.core.game import Setup
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.cards import CARDS
from games.maracaibo.components import BUILDINGS, CAREERS
from games.maracaibo.kinds import Effect
from games.maracaibo.state import State
from tests.games.maracaibo.laws import check_quests, check_tokens
from tests.games.maracaibo.table import Table
from tests.games.maracaibo.test_campaign import campaign, scored

VIEWERS = (None, Seat(0), Seat(1))


def before_the_first_round() -> State:
    return GAME.start(Setup(2, {}, "1")).state


def while_one_has_prepared() -> State:
    play = GAME.start(Setup(2, {}, "1"))
    play.apply(Seat(0), play.legal(Seat(0)).offers[0].moves(1)[0])
    return play.state


def choosing_careers() -> State:
    play = GAME.start(Setup(2, {}, "1"))
    for seat in play.state.every_seat():
        play.apply(seat, play.legal(seat).offers[0].moves(1)[0])
    return play.state


def at_war() -> State:
    table = Table().hand(0, "cane_press", "salt_pans").hand(1, "toll_chain dock_crane", "feast_hall").fought(1, 2)
    table.token("w02").effects(0, Effect("war"))
    table.do(0, "attack left")
    return table.state


def in_a_war_with_manoeuvres() -> State:
    table = Table().token("w02").effects(0, Effect("war"))
    table.do(0, "attack left")
    table.do(0, "fight france")
    return table.state


def with_quests_everywhere() -> State:
    table = Table(story="campaign").hand(0, "sealed_orders").won(1, "q01").quest("1", "q05").track_quest("9b", "q08")
    table.seat(0, coins=30).at(0, "1", 4)
    table.do(0, "buy sealed-orders")
    return table.state


def fulfilling_a_quest() -> State:
    table = Table().quest("1", "q05").hand(0, "cane_press salt_pans").at(0, "1")
    table.do(0, "quest q05 cane-press salt-pans")
    return table.state


def after_the_market() -> State:
    table = Table().market("salt_pans dock_crane cacao_grove toll_chain").hand(0, "", "cane_press").at(0, "1")
    table.do(0, "pass")
    table.do(0, "take salt-pans")
    table.do(0, "refill dock-crane+cane-press")
    return table.state


def against_jean() -> State:
    table = Table(1).turn(0)
    assert table.state.jean is not None
    table.state.jean.taken.append(table.state.deck.pop())
    return table.state


def while_votes_are_cast() -> State:
    table = campaign(2)
    table.state.fulfilled = {"s01": 1}
    table.state.quests.pop("15")
    table.player(1).quests.append("story_1")
    scored(table).do(0, "vote s02")
    return table.state


POSITIONS = (
    while_one_has_prepared,
    *(before_the_first_round, choosing_careers, at_war, in_a_war_with_manoeuvres, with_quests_everywhere),
    *(fulfilling_a_quest, after_the_market, against_jean, while_votes_are_cast),
)
EVERYWHERE = pytest.mark.parametrize("position", POSITIONS)


@EVERYWHERE
def test_just_what_lies_hidden_is_hidden(position: Callable[[], State]) -> None:
    state = position()
    for viewer in VIEWERS[: 1 + state.seats]:
        seen = GAME.view(state, viewer)
        face_down = [
            *(state.deck, state.box, state.box_careers, state.box_buildings, *state.piles, state.jean_deck),
            *(state.story_cards, state.quest_pile[:-1], state.buildings[state.open_buildings :]),
        ]
        masked = [
            *(seen.deck, seen.box, seen.box_careers, seen.box_buildings, *seen.piles, seen.jean_deck),
            *(seen.story_cards, seen.quest_pile[:-1], seen.buildings[seen.open_buildings :]),
        ]
        assert masked == [[HIDDEN] * len(pile) for pile in face_down]
        assert seen.chance.seed == ""
        assert seen.quest_pile[-1:] == state.quest_pile[-1:]
        assert seen.buildings[: seen.open_buildings] == state.buildings[: state.open_buildings]
        assert seen.votes == {seat: vote if seat == viewer else HIDDEN for seat, vote in state.votes.items()}
        for seat, (player, shown) in enumerate(zip(state.players, seen.players, strict=True)):
            secret = [player.hand, player.planned, player.cast, player.careers if len(player.careers) > 1 else []]
            told = [shown.hand, shown.planned, shown.cast, shown.careers if len(player.careers) > 1 else []]
            assert told == (secret if seat == viewer else [[HIDDEN] * len(cards) for cards in secret])
            assert len(player.careers) > 1 or shown.careers == player.careers
        for open_to_all in ("market", "discards", "retired", "quests", "track_quests", "careers", "jean"):
            assert getattr(seen, open_to_all) == getattr(state, open_to_all)


@EVERYWHERE
def test_what_is_imagined_could_be(position: Callable[[], State]) -> None:
    state = position()
    for viewer in VIEWERS[: 1 + state.seats]:
        seen = GAME.view(state, viewer)
        worlds = [GAME.seeing.imagine(state, viewer, Chance(f"world {number}")) for number in range(6)]
        for world in worlds:
            check_tokens(world)
            check_quests(world)
            again = GAME.view(world, viewer)
            again.votes = seen.votes
            assert again == seen
            check_cards_and_buildings(world)
            for player, real in zip(world.players, state.players, strict=True):
                assert set(real.seen) <= {*player.hand, *player.planned}
            assert HIDDEN not in world.votes.values()
            assert len(world.chance.seed) == 64
            assert Counter(world.jean_deck) == Counter(state.jean_deck)
        assert len({world.chance.seed for world in worlds}) == len(worlds)
        for pile in ("deck", "box", "quest_pile", "box_buildings"):
            assert len({tuple(getattr(world, pile)) for world in worlds}) > 1, pile


def check_cards_and_buildings(state: State) -> None:
    """Each lies in one place, and so does each project card."""
    careers = [*state.box_careers, *state.careers, *(one for player in state.players for one in player.careers)]
    assert Counter(careers) == Counter(list(CAREERS))
    lying = [*state.deck, *state.discards, *state.market, *state.box, *state.story_cards]
    lying += [card for each in state.players for card in (*each.hand, *each.planned, *each.cast, *each.bought)]
    assert Counter([*lying, *(state.jean.taken if state.jean else [])]) == Counter(list(CARDS))
    assert Counter([*state.buildings, *state.box_buildings]) == Counter(list(BUILDINGS))


def test_a_card_that_all_saw_go_may_be_planned_or_in_hand() -> None:
    state = after_the_market()
    state.players[0].planned.append(state.players[0].hand.pop())
    worlds = [GAME.seeing.imagine(state, Seat(1), Chance(f"world {number}")) for number in range(40)]
    where = {"salt_pans" in world.players[0].planned for world in worlds}
    assert where == {True, False}


def test_a_vote_is_imagined_among_the_ways() -> None:
    state = while_votes_are_cast()
    votes = {GAME.seeing.imagine(state, Seat(1), Chance(f"world {number}")).votes[0] for number in range(30)}
    assert votes == {"s02", "s03"}
    assert GAME.seeing.imagine(state, Seat(0), Chance("x")).votes == {0: "s02"}


def test_at_the_end_only_what_the_story_has_yet_to_bring_stays_hidden() -> None:
    state = while_votes_are_cast()
    assert GAME.seeing.at_the_end is not None
    seen = GAME.seeing.at_the_end(state)
    assert set(seen.story_cards) == {HIDDEN}
    assert (seen.deck, seen.votes, seen.players) == (state.deck, state.votes, state.players)
