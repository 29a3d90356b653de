"""Village actions: those that everybody has, and those of upgrades and cards."""

from collections.abc import Mapping

from games.core.fields import Pick
from games.core.moves import Move, Offer
from games.core.seats import Seat
from games.maracaibo import gains
from games.maracaibo.actions.assistants import miss
from games.maracaibo.actions.buying import buy, invest, purchases
from games.maracaibo.actions.choices import nation
from games.maracaibo.actions.quests import fulfil, quest_offers
from games.maracaibo.components import VILLAGE_ACTIONS
from games.maracaibo.kinds import Cost, Effect
from games.maracaibo.map import markers
from games.maracaibo.moves import (
    Buy,
    BuyForHerbs,
    CardQuest,
    Claim,
    Deal,
    Drill,
    Invest,
    Pass,
    SellCard,
    SellHand,
)
from games.maracaibo.paying import Payment, equal_goods, given, paid_offer, payments
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Player, State
from games.maracaibo.steps import Effects, EndActions, EndWar, QuestDone, RefillQuest, VillageAction

COMPULSORY = (EndWar, QuestDone, RefillQuest)
"""What is still done when everything open ends."""
RULES.makeshift(SellCard, SellHand, Pass)


def village_row(player: Player) -> list[int]:
    """How many village actions no, one and more movement points bring as a main action."""
    return VILLAGE_ACTIONS.upgraded if player.effects("long_days") else VILLAGE_ACTIONS.usual


def village_actions(player: Player, moved: int) -> int:
    """How many village actions so many movement points bring as a main action."""
    row = village_row(player)
    return row[min(moved, len(row) - 1)]


def deals(player: Player) -> Mapping[str, Effect]:
    """The deals of cards and of the ship, by the card or the upgrade that allows them."""
    return player.engine().by_source("deal")


def deal_payments(player: Player, deal: Effect) -> list[Payment]:
    """The ways to pay a deal: equal goods, or objects of a kind."""
    if deal.item == "" or deal.item == "goods":
        return equal_goods(player, deal.n)
    return payments(player, [Cost(deal.item, deal.n)])


def village_offers(state: State, seat: Seat) -> list[Offer]:
    """All village actions that the player has now."""
    player = state.players[seat]
    offers = purchases(state, seat)
    if player.hand:
        offers += [Offer(SellCard, (Pick("card", "card", tuple(player.hand)),)), Offer(SellHand)]
    if player.effects("drill"):
        offers.append(Offer(Drill))
    if claim := _claim(state, player):
        offers.append(claim)
    ways = ((key, payment) for key, deal in deals(player).items() for payment in deal_payments(player, deal))
    offers += paid_offer(Deal, "deal", ways)
    return offers + quest_offers(state, seat, tuple(player.card_quests.values()), state.moved, CardQuest)


def _claim(state: State, player: Player) -> Offer | None:
    """Only where the ship is, in a village without a marker."""
    place, left = player.place, tuple(markers.left(state))
    if not player.effects("claim") or not state.is_village(place) or place in state.markers or not left:
        return None
    return Offer(Claim, (Pick("nation", "nation", left),))


@RULES.offers(VillageAction)
def next_action(state: State, step: VillageAction, seat: Seat) -> list[Offer]:
    """Another village action, or none."""
    return [*village_offers(state, seat), Offer(Pass)]


@RULES.answer(VillageAction, Pass)
def no_action(play: Maracaibo, step: VillageAction, seat: Seat, move: Pass) -> None:
    """Fewer village actions are allowed."""
    play.emit("no-more", seat)


@RULES.answer(VillageAction, Buy)
@RULES.answer(VillageAction, BuyForHerbs)
@RULES.answer(VillageAction, Invest)
@RULES.answer(VillageAction, SellCard)
@RULES.answer(VillageAction, SellHand)
@RULES.answer(VillageAction, Drill)
@RULES.answer(VillageAction, Claim)
@RULES.answer(VillageAction, Deal)
@RULES.answer(VillageAction, CardQuest)
def act(play: Maracaibo, step: VillageAction, seat: Seat, move: Move) -> None:
    """A village action; the others that are left come after everything that it sets off."""
    if step.left > 1:
        play.then(VillageAction([seat], step.left - 1))
    player = play.state.players[seat]
    match move:
        case Buy():
            buy(play, seat, move.card)
        case BuyForHerbs():
            buy(play, seat, move.card, given(move.first, move.second, move.third))
        case Invest():
            invest(play, seat, move.building)
        case SellCard():
            gains.discard(play, seat, (move.card,))
            gains.doubloons(play, seat, VILLAGE_ACTIONS.sell_one)
        case SellHand():
            gains.discard(play, seat, tuple(player.hand))
            gains.doubloons(play, seat, VILLAGE_ACTIONS.sell_all)
        case Drill():
            play.then(Effects(seat, [part for effect in player.effects("drill") for part in effect.gain]))
        case Claim():
            _claimed(play, seat, move)
        case Deal():
            _dealt(play, seat, move)
        case CardQuest():
            end_actions(play)
            card = next(key for key, quest in player.card_quests.items() if quest == move.quest)
            del player.card_quests[card]
            fulfil(play, seat, move)
        case _:
            raise TypeError(move)


def _claimed(play: Maracaibo, seat: Seat, move: Claim) -> None:
    player = play.state.players[seat]
    effect = player.effects("claim")[0]
    markers.hoist(play, player.place, nation(move.nation), seat)
    gains.influence(play, seat, nation(move.nation), effect.n)
    play.then(Effects(seat, list(effect.gain)))


def _dealt(play: Maracaibo, seat: Seat, move: Deal) -> None:
    deal = deals(play.state.players[seat])[move.deal]
    play.emit("deal", seat, deal=move.deal)
    gains.discard(play, seat, given(move.first, move.second, move.third))
    if deal.last:
        end_actions(play)
    play.then(Effects(seat, list(deal.gain)))


def end_actions(play: Maracaibo) -> None:
    """A last village action ends everything that is open in phase B."""
    agenda = play.state.agenda
    floor = max(at for at, step in enumerate(agenda) if isinstance(step, EndActions))
    agenda[floor + 1 :] = [step for step in agenda[floor + 1 :] if isinstance(step, COMPULSORY)]


@RULES.step(EndActions)
def actions_over(play: Maracaibo, step: EndActions) -> None:
    """Nothing is left to do in phase B; who waits where no main action was taken is missed."""
    if step.free:
        miss(play, step.seat, play.state.players[step.seat].place)
