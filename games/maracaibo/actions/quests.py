"""Quests: what they cost, what they bring, and the row of fulfilled ones."""

from collections.abc import Sequence

from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.maracaibo import gains
from games.maracaibo.campaign.components import STORIES
from games.maracaibo.components import POINTS, QUESTS
from games.maracaibo.kinds import Cost, Effect
from games.maracaibo.moves import CardQuest, FulfilQuest
from games.maracaibo.paying import can_pay_stock, given, paid_offer, payments
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import State
from games.maracaibo.steps import Effects, QuestDone, RefillQuest

FOURTH = 4


def cost_of(state: State, quest: str) -> tuple[Cost, ...]:
    """The cost of a quest tile, or of the story card that a story tile stands for."""
    return QUESTS[quest].cost if quest in QUESTS else STORIES[state.story_tiles[quest]].cost


def reward_of(state: State, quest: str) -> tuple[Effect, ...]:
    """The reward of a quest tile or of a story quest."""
    return QUESTS[quest].reward if quest in QUESTS else STORIES[state.story_tiles[quest]].reward


def quest_offers(
    state: State, seat: Seat, quests: Sequence[str], moved: int, makes: type[Move] = FulfilQuest
) -> list[Offer]:
    """The quests whose whole cost can be paid, with every way to pay it from the hand."""
    player = state.players[seat]
    ways = (
        (quest, payment)
        for quest in quests
        if can_pay_stock(player, cost_of(state, quest), moved)
        for payment in payments(player, cost_of(state, quest))
    )
    return paid_offer(makes, "quest", ways)


def fulfil(play: Maracaibo, seat: Seat, move: FulfilQuest | CardQuest) -> None:
    """Pay, take the reward, put the tile on the own row."""
    state = play.state
    play.emit("quest", seat, quest=move.quest)
    gains.pay_cost(play, seat, cost_of(state, move.quest), given(move.first, move.second))
    play.then(Effects(seat, list(reward_of(state, move.quest))), QuestDone(seat, move.quest))


@RULES.step(QuestDone)
def quest_done(play: Maracaibo, step: QuestDone) -> None:
    """After the reward the tile comes to the own row; the fourth and all later ones bring points."""
    state = play.state
    row = state.players[step.seat].quests
    row.append(step.quest)
    if step.quest in state.story_tiles:
        state.fulfilled[state.story_tiles[step.quest]] = step.seat
    if len(row) >= FOURTH:
        gains.points(play, step.seat, POINTS.fourth_quest if len(row) == FOURTH else POINTS.later_quest)


def remove_from(state: State, place: str, quest: str) -> None:
    """The tile leaves the place."""
    state.quests[place].remove(quest)
    if not state.quests[place]:
        del state.quests[place]


def place_quest(play: Maracaibo, place: str) -> str:
    """The top tile of the pile comes to a place; of an empty pile nothing comes."""
    state = play.state
    if not state.quest_pile:
        return ""
    quest = state.quest_pile.pop()
    state.quests.setdefault(place, []).append(quest)
    play.reveal()
    play.emit("new-quest", place=place, quest=quest)
    return quest


@RULES.step(RefillQuest)
def refill_quest(play: Maracaibo, step: RefillQuest) -> None:
    """The legacy city gets a new quest for a fulfilled one."""
    play.state.city_quest = place_quest(play, step.place)
