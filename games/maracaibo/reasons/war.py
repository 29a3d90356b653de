"""Why one cannot fight so: piles, nations, manoeuvres."""

from games.core.events import Phrase
from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.actions.free import question_to
from games.maracaibo.actions.war import FLEET, INFLUENCE, MINE, card_manoeuvres, group, open_manoeuvres, price_of
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.cards import CARDS
from games.maracaibo.kinds import NATIONS
from games.maracaibo.map.chart import may_enter
from games.maracaibo.reasons.words import asks, no_place, reason
from games.maracaibo.rulebook import RULES
from games.maracaibo.state import Player, State
from games.maracaibo.steps import ChooseNation, ChoosePile, Manoeuvre


@RULES.why_not(moves.Attack)
def why_not_attack(state: State, seat: Seat, move: moves.Attack) -> Phrase | None:
    return reason("pile-empty") if asks(state, seat, ChoosePile) else reason("no-war")


@RULES.why_not(moves.Fight)
def why_not_fight(state: State, seat: Seat, move: moves.Fight) -> Phrase | None:
    asked = question_to(state, seat)
    if not isinstance(asked, ChooseNation):
        return reason("no-war")
    known = next((nation for nation in NATIONS if nation == move.nation), None)
    return reason("fight-too-dear", nation=known, price=price_of(asked.token, known)) if known else None


@RULES.why_not(moves.Manoeuvre)
def why_not_manoeuvre(state: State, seat: Seat, move: moves.Manoeuvre) -> Phrase | None:
    player = state.players[seat]
    asked = question_to(state, seat)
    if not isinstance(asked, Manoeuvre):
        return reason("no-combat")
    if group(move.manoeuvre) in asked.made:
        return reason("made-already")
    open_now = {(word, place): price for word, place, price in open_manoeuvres(state, player, asked)}
    price = open_now.get((move.manoeuvre, move.place))
    if price is None:
        return _why_not_open(state, player, asked, move)
    lack = max(0, price - asked.value)
    if lack > player.figures + player.strength:
        return reason("value-too-low", price=price, value=asked.value)
    return reason("raise-exactly", count=lack)


def _why_not_open(state: State, player: Player, asked: Manoeuvre, move: moves.Manoeuvre) -> Phrase | None:
    if move.manoeuvre in ("city", "village", "fleet", MINE) and not state.stock[asked.nation]:
        return reason("no-markers-left", nation=asked.nation)
    match move.manoeuvre:
        case "city":
            return no_place(state, move.place) or _why_not_city(state, player, asked, move.place)
        case "village":
            if not player.effects("village_war"):
                return reason("upgrade-first", upgrade="village_war")
            held = reason("own-marker", place=move.place, nation=asked.nation)
            told = reason("no-village-there", place=move.place)
            return no_place(state, move.place) or (held if state.is_village(move.place) else told)
        case "fleet":
            taken = "l6" in state.legacy and move.place in FLEET
            return reason("fleet-taken") if taken else reason("no-such-manoeuvre")
        case "mine":
            return _why_not_mine(state)
        case word if word in INFLUENCE or word in card_manoeuvres(player):
            return reason("no-place-wanted")
        case word if word in player.bought:
            tokens = [effect.synergy for effect in CARDS[word].effects if effect.do == "manoeuvre"]
            return reason("needs-synergy", synergy=tokens[0]) if tokens else reason("no-such-manoeuvre")
        case _:
            return reason("no-such-manoeuvre")


def _why_not_city(state: State, player: Player, asked: Manoeuvre, place: str) -> Phrase:
    if not may_enter(state, player, place):
        return reason("not-found-yet", place=place)
    if place not in state.flagged_cities():
        return reason("no-flag", place=place)
    return reason("own-marker", place=place, nation=asked.nation)


def _why_not_mine(state: State) -> Phrase:
    if "l9" not in state.legacy:
        return reason("no-such-manoeuvre")
    if MINE in state.markers:
        return reason("mine-taken")
    return reason("mine-far", space=LEGACY["l9"].explorer)
