"""The laws of Maracaibo, in the most naive way: everything is counted anew from the raw data of the box."""

from collections import Counter
from collections.abc import Sequence

from games.core.events import Event
from games.core.play import Play
from games.maracaibo.score import score
from games.maracaibo.state import Player, State
from games.maracaibo.steps import ChooseNation, EndTurn, EndWar, Finish, QuestDone, ShipsHome, TrackQuest, UseTile
from tests.games.maracaibo.box import CAMPAIGN, CARDS, DATA, NATIONS
from tests.games.maracaibo.ledger import check_ledger
from tests.games.maracaibo.naive_jean import compare_jean
from tests.games.maracaibo.naive_moves import compare_offers, could_have_stock, open_cells
from tests.games.maracaibo.naive_score import count_points, jean_points
from tests.support.laws import Hidden, Rates

MOST_MOVES = 2500
MARKERS = 13
FIGURES = 8
RATES = Rates(aside=25)
HIDDEN = (
    Hidden("chance.seed"),
    Hidden("deck.*"),
    Hidden("box.*"),
    Hidden("piles.*.*"),
    Hidden("box_careers.*"),
    Hidden("box_buildings.*"),
    Hidden("buildings.[open_buildings:]"),
    Hidden("story_cards.*", settled=True),
    Hidden("players.{seat}.hand.*"),
    Hidden("players.{seat}.planned.*"),
    Hidden("players.{seat}.cast.*"),
    Hidden("players.{seat}.careers.*", several=True),
    Hidden("jean_deck.*"),
    Hidden("quest_pile.[:-1]"),
    Hidden("votes.{seat}"),
)


def laws(state: State) -> None:
    """Nothing is made or lost, everything stands where it may."""
    check_cards(state)
    check_tokens(state)
    check_quests(state)
    check_markers(state)
    check_markets(state)
    check_buildings(state)
    for player in state.players:
        check_player(player)
    assert bool(state.agenda) != state.over
    assert 1 <= state.round <= 4
    check_explorers(state)
    check_new_assistants(state)
    if state.over:
        assert [of_seat.total for of_seat in score(state).scores] == count_points(state)
        if state.jean:
            assert state.jean.points + sum(state.jean.final.values()) == jean_points(state)


def offers(play: Play[State]) -> None:
    """What is offered is what the rulebook allows, read once more and differently; and so is what Jean would do."""
    for seat in play.waiting():
        compare_offers(play, seat)
    compare_jean(play)


def check_cards(state: State) -> None:
    lying = [*state.deck, *state.discards, *state.market, *state.box, *state.story_cards]
    for player in state.players:
        lying += [*player.hand, *player.planned, *player.cast, *player.bought]
        assert len(player.planned) <= 3
        assert set(player.seen) <= {*player.hand, *player.planned}
    if state.jean:
        lying += state.jean.taken
    assert Counter(lying) == Counter(CARDS.keys())
    assert len(state.market) <= 4
    assert len(state.box) == 30
    assert {CARDS[card]["deck"] for card in state.box} == {"b"}


def check_tokens(state: State) -> None:
    held = [*(token for player in state.players for token in player.tokens), *(state.jean.tokens if state.jean else [])]
    fought = {step.token for step in state.agenda if isinstance(step, (ChooseNation, EndWar))} - {""}
    assert Counter([*state.piles[0], *state.piles[1], *held, *fought]) == Counter(DATA["token"].keys())


def check_quests(state: State) -> None:
    lying = [*state.quest_pile, *state.track_quests.values(), *(one for row in state.quests.values() for one in row)]
    for player in state.players:
        lying += [*player.quests, *player.card_quests.values()]
    lying += state.jean.quests if state.jean else []
    lying += [step.quest for step in state.agenda if isinstance(step, QuestDone)]
    tiles = [quest for quest in lying if quest in DATA["quest"]]
    stories = [quest for quest in lying if quest not in DATA["quest"]]
    assert Counter(tiles) == Counter(DATA["quest"].keys())
    assert all(quest.startswith("story_") for quest in stories)
    assert all(state.quests.values())
    assert set(state.track_quests) <= {space for space, data in DATA["space"].items() if data.get("quest")}
    for step in state.agenda:
        if isinstance(step, TrackQuest):
            assert step.quest in state.track_quests.values()


def check_markers(state: State) -> None:
    lying = Counter(state.markers.values())
    for nation in NATIONS:
        assert state.stock[nation] >= 0
        assert state.stock[nation] + lying[nation] <= MARKERS
    for place in state.markers:
        kind = DATA["place"].get(place, {}).get("kind", "legacy")
        assert kind in ("village", "city", "legacy"), place
        assert kind != "legacy" or place in ("fleet_10", "fleet_11", "mine")


def check_markets(state: State) -> None:
    for place, discs in state.delivered.items():
        assert 0 < discs <= state.spaces(place), place
    for tile, discs in state.legacy.items():
        assert 0 <= discs <= CAMPAIGN["legacy"][tile].get("discs", 0), tile


def check_buildings(state: State) -> None:
    invested = Counter(key for player in state.players for key in player.buildings)
    assert {key: count for key, count in state.investors.items() if count} == dict(invested)
    assert set(invested) <= set(state.buildings[: state.open_buildings])
    assert state.open_buildings in (state.round, state.round + 1)


def check_explorers(state: State) -> None:
    where = [who.explorer for who in state.travellers()]
    shared = [space for space, count in Counter(where).items() if count > 1]
    assert set(shared) <= {"0", "24"}
    assert state.arrived == where.count("24")


def check_new_assistants(state: State) -> None:
    """Only in the turn in which they came, or until the ships are home from a scoring, assistants are new."""
    if state.over or any(isinstance(step, (ShipsHome, Finish)) for step in state.agenda):
        return
    turns = {step.seat for step in state.agenda if isinstance(step, EndTurn)}
    for seat in state.every_seat():
        helpers = [helper for there in state.players[seat].helpers.values() for helper in there]
        assert seat in turns or not any(helper.fresh for helper in helpers)


def check_player(player: Player) -> None:
    assert player.coins >= 0
    assert player.points >= 0
    assert 0 <= player.strength <= 8
    assert 8 <= player.income <= 34
    assert 0 <= player.point_income < 20
    assert all(0 <= space <= 16 for space in player.influence.values())
    assert len(set(player.synergies)) == len(player.synergies)
    assert all(discs in (1, 2) for discs in player.discs.values())
    assert set(player.discs) <= set(DATA["upgrade"])
    helpers = [(place, helper.card) for place, there in player.helpers.items() for helper in there]
    assert all(CARDS[card]["place"] == place and card in player.bought for place, card in helpers)
    figures = player.figures + player.reserve + len(helpers) + len(player.tasks) + len(player.buildings)
    assert figures + sum(player.on_cards.values()) == FIGURES
    assert min(player.figures, player.reserve) >= 0
    assert len(set(player.buildings)) == len(player.buildings)
    check_income(player)


def check_income(player: Player) -> None:
    """At any time the doubloon income is 8 and what has taken effect, at most 34."""
    total = 8
    for card in player.bought:
        for effect in CARDS[card].get("effects", ()):
            if effect["do"] == "income" and effect.get("synergy", "") in ("", *player.synergies):
                total += effect["n"]
            if effect["do"] == "settle_figures":
                total += effect["n"] * player.on_cards.get(card, 0)
    assert player.income == min(34, total)


def check_landfall(events: Sequence[Event], state: State) -> None:
    """Who has just come to a legacy tile is asked whether they use it, if they can or a free action could bring it."""
    seats = [event.seat for event in events if event.key == "maracaibo-log-sails"]
    if not seats or seats[-1] is None:
        return
    player = state.players[seats[-1]]
    for tile, discs in state.legacy.items():
        data = CAMPAIGN["legacy"][tile]
        if data["kind"] == "discs" and data["place"] == player.place:
            usable = discs < data["discs"] and bool(open_cells(player)) and could_have_stock(player, data["cost"])
            assert isinstance(state.agenda[-1], UseTile) is usable, tile


def face_down(state: State) -> list[object]:
    """What nobody knew: once somebody does, nothing is taken back."""
    return [state.deck, state.piles, state.quest_pile, state.jean_deck, state.open_buildings, state.spare_tiles]


def flows(before: State, events: Sequence[Event], after: State) -> None:
    """Every doubloon and point that came or went is told, and what is drawn ends taking back."""
    check_landfall(events, after)
    check_ledger(before, events, after)
    assert after.moves - before.moves in (0, 1)
    assert after.shown > before.shown or face_down(after) == face_down(before)
    told = Counter[str]()
    for event in events:
        key = event.key.removeprefix("maracaibo-log-")
        count = event.args.get("count", 0)
        price = event.args.get("price", 0)
        assert isinstance(count, int)
        assert isinstance(price, int)
        told["coins"] += {"doubloons": count, "pays": -count}.get(key, 0) - price
        told["points"] += {"points": count, "robs-jean": count}.get(key, 0)
    assert sum(player.coins for player in after.players) - sum(one.coins for one in before.players) == told["coins"]
    assert sum(player.points for player in after.players) - sum(one.points for one in before.players) == told["points"]
