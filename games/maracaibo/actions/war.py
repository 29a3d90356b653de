"""Combat: a token, a nation, manoeuvres."""

from collections.abc import Iterator

import msgspec

from games.core.fields import NOTHING, Amount, Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.maracaibo import gains, moves
from games.maracaibo.actions.choices import nation
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.components import COMBAT, TOKENS
from games.maracaibo.kinds import NATIONS, Effect, Nation
from games.maracaibo.map import markers
from games.maracaibo.map.chart import unfound
from games.maracaibo.moves import Attack, Fight, Pass
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Player, State
from games.maracaibo.steps import ChooseNation, ChoosePile, Effects, EndWar, Manoeuvre, StartWar

PILES = ("left", "right")
INFLUENCE = ("influence_one", "influence_two")
FLEET = tuple(f"fleet_{price}" for price in COMBAT.fleet)
MINE = "mine"


@RULES.step(StartWar)
def start_war(play: Maracaibo, step: StartWar) -> None:
    """A token of either pile is turned up."""
    play.then(ChoosePile([step.seat]))


@RULES.offers(ChoosePile)
def piles(state: State, step: ChoosePile, seat: Seat) -> list[Offer]:
    """The piles that are not empty; if both are, the combat has no token."""
    filled = tuple(name for name, pile in zip(PILES, state.piles, strict=True) if pile)
    return [Offer(Attack, (Pick("pile", "pile", filled or (NOTHING,)),)), Offer(Pass)]


@RULES.answer(ChoosePile, Pass)
def no_war(play: Maracaibo, step: ChoosePile, seat: Seat, move: Pass) -> None:
    """A combat can be declined before the token is turned up."""
    play.emit("declines", seat)


@RULES.answer(ChoosePile, Attack)
def attack(play: Maracaibo, step: ChoosePile, seat: Seat, move: Attack) -> None:
    """War preparation comes first; what the token changes is settled now."""
    state = play.state
    preparation = sum(effect.n for effect in state.players[seat].effects("war_strength") if not effect.nation)
    gains.strength(play, seat, preparation)
    if move.pile == NOTHING:
        play.emit("attacks-alone", seat)
        play.then(ChooseNation([seat], "", dict.fromkeys(NATIONS, COMBAT.empty)))
        return
    token = state.piles[PILES.index(move.pile)].pop()
    play.reveal()
    play.emit("attacks", seat, token=token)
    play.then(ChooseNation([seat], token, token_values(state, token)))


def token_values(state: State, key: str) -> dict[Nation, int]:
    """The token's values with its modifiers, never below zero."""
    changes = modifiers(state, key)
    return {each: max(0, TOKENS[key].side(each).value + changes[each]) for each in NATIONS}


def modifiers(state: State, key: str) -> dict[Nation, int]:
    """What the token changes for who has the most and who has the fewest markers on the map; a tie changes nothing."""
    changes = dict.fromkeys(NATIONS, 0)
    counts = markers.on_map(state)
    for wanted, extreme, change in (
        (TOKENS[key].most, max(counts.values()), COMBAT.most_markers),
        (TOKENS[key].fewest, min(counts.values()), COMBAT.fewest_markers),
    ):
        found = [each for each in NATIONS if counts[each] == extreme]
        if wanted and len(found) == 1:
            changes[found[0]] += change
    return changes


def deal_of(token: str, aggressor: Nation) -> tuple[Effect, ...]:
    """What fighting for the nation brings or costs."""
    return TOKENS[token].side(aggressor).deal if token else ()


def price_of(token: str, aggressor: Nation) -> int:
    """Doubloons that fighting for the nation costs."""
    return sum(effect.n for effect in deal_of(token, aggressor) if effect.do == "pay_doubloons")


@RULES.offers(ChooseNation)
def aggressors(state: State, step: ChooseNation, seat: Seat) -> list[Offer]:
    """A nation whose cost can be paid."""
    coins = state.players[seat].coins
    words = tuple(each for each in NATIONS if price_of(step.token, each) <= coins)
    return [Offer(Fight, (Pick("nation", "nation", words),))]


@RULES.answer(ChooseNation, Fight)
def fight(play: Maracaibo, step: ChooseNation, seat: Seat, move: Fight) -> None:
    """Bonus or cost comes at once, then the manoeuvres."""
    aggressor = nation(move.nation)
    player = play.state.players[seat]
    play.emit("fights", seat, nation=aggressor, count=step.values[aggressor])
    bonus = sum(effect.n for effect in player.effects("war_strength") if effect.nation == aggressor)
    gains.strength(play, seat, bonus)
    gains.pay(play, seat, price_of(step.token, aggressor))
    play.then(
        Effects(seat, for_aggressor(deal_of(step.token, aggressor), aggressor)),
        Manoeuvre([seat], aggressor, step.values[aggressor]),
        EndWar(seat, step.token),
    )


def for_aggressor(effects: tuple[Effect, ...], aggressor: Nation) -> list[Effect]:
    """The effects without the price, with the nation filled in."""
    return [
        msgspec.structs.replace(effect, nation=aggressor) if effect.nation == "aggressor" else effect
        for effect in effects
        if effect.do != "pay_doubloons"
    ]


# Manoeuvres


def group(word: str) -> str:
    """Manoeuvres of one group exclude each other in a combat."""
    return "influence" if word in INFLUENCE else word


def open_manoeuvres(state: State, player: Player, step: Manoeuvre) -> Iterator[tuple[str, str, int]]:
    """Each manoeuvre that has not been made, with its place and its price."""
    if "influence" not in step.made:
        for word, price in zip(INFLUENCE, COMBAT.influence, strict=True):
            yield word, NOTHING, price
    if state.stock[step.nation]:
        for word, places, (empty, taken) in (
            ("city", _open_cities(state, player), COMBAT.city),
            ("village", state.villages() if player.effects("village_war") else [], COMBAT.village),
        ):
            for place in places if word not in step.made else ():
                if state.markers.get(place) != step.nation:
                    yield word, place, taken if place in state.markers else empty
        yield from _legacy_manoeuvres(state, player, step)
    for card, effect in card_manoeuvres(player).items():
        if card not in step.made:
            yield card, NOTHING, effect.n


def _open_cities(state: State, player: Player) -> list[str]:
    closed = unfound(state, player)
    return [place for place in state.flagged_cities() if place not in closed]


def _legacy_manoeuvres(state: State, player: Player, step: Manoeuvre) -> Iterator[tuple[str, str, int]]:
    """The silver fleet's free spaces, and the gold mine."""
    if "l6" in state.legacy and "fleet" not in step.made:
        for place, price in zip(FLEET, COMBAT.fleet, strict=True):
            if place not in state.markers:
                yield "fleet", place, price
    if "l9" in state.legacy and MINE not in state.markers and player.reached(LEGACY["l9"].explorer):
        yield MINE, NOTHING, COMBAT.mine


def card_manoeuvres(player: Player) -> dict[str, Effect]:
    """The manoeuvres of bought cards; some need a synergy token."""
    return {
        card: effect
        for card, effect in player.engine().by_source("manoeuvre").items()
        if not effect.synergy or effect.synergy in player.synergies
    }


@RULES.offers(Manoeuvre)
def manoeuvres(state: State, step: Manoeuvre, seat: Seat) -> list[Offer]:
    """All that the value, figures and combat points pay; what the value lacks is made up exactly."""
    player = state.players[seat]
    rows: list[tuple[str, str, int]] = []
    for word, place, price in open_manoeuvres(state, player, step):
        lack = max(0, price - step.value)
        least = max(0, lack - player.strength)
        rows += [(word, place, figures) for figures in range(least, min(lack, player.figures) + 1)]
    if not rows:
        return [Offer(Pass)]
    fields = (
        Pick("manoeuvre", "manoeuvre", tuple(dict.fromkeys(word for word, _, _ in rows))),
        Pick("place", "place", tuple(dict.fromkeys(place for _, place, _ in rows))),
        Amount("figures", "figures", 0, player.figures),
    )
    return [Offer(moves.Manoeuvre, fields, tuple(rows)), Offer(Pass)]


@RULES.answer(Manoeuvre, Pass)
def no_more_manoeuvres(play: Maracaibo, step: Manoeuvre, seat: Seat, move: Pass) -> None:
    """What is left of the value is lost."""
    play.emit("ends-war", seat)


@RULES.answer(Manoeuvre, moves.Manoeuvre)
def manoeuvre(play: Maracaibo, step: Manoeuvre, seat: Seat, move: moves.Manoeuvre) -> None:
    """Raise the value as far as needed, pay, and carry it out."""
    state = play.state
    player = state.players[seat]
    price = next(
        price
        for word, place, price in open_manoeuvres(state, player, step)
        if (word, place) == (move.manoeuvre, move.place)
    )
    lack = max(0, price - step.value)
    if move.place == NOTHING:
        play.emit("manoeuvre-plain", seat, manoeuvre=move.manoeuvre)
    else:
        play.emit("manoeuvre", seat, manoeuvre=move.manoeuvre, place=move.place)
    gains.give_figures(play, seat, move.figures)
    gains.spend_strength(play, seat, lack - move.figures)
    made = [*step.made, group(move.manoeuvre)]
    play.then(Manoeuvre([seat], step.nation, step.value + lack - price, made))
    _carry_out(play, seat, step.nation, move)


def _carry_out(play: Maracaibo, seat: Seat, aggressor: Nation, move: moves.Manoeuvre) -> None:
    state = play.state
    player = state.players[seat]
    match move.manoeuvre:
        case "influence_one" | "influence_two":
            gains.influence(play, seat, aggressor, INFLUENCE.index(move.manoeuvre) + 1)
        case "city":
            _take(play, seat, aggressor, move.place)
            play.then(Effects(seat, list(state.flag(move.place))))
        case "village":
            _take(play, seat, aggressor, move.place)
            own = len(player.helpers.get(move.place, ()))
            others = sum(len(other.helpers.get(move.place, ())) for other in state.players) - own
            gains.points(play, seat, COMBAT.own_assistant * own + COMBAT.other_assistant * others)
        case "fleet":
            markers.hoist(play, move.place, aggressor, seat)
            gains.influence(play, seat, aggressor, COMBAT.fleet_influence)
            gains.doubloons(play, seat, COMBAT.fleet_doubloons)
        case "mine":
            markers.hoist(play, MINE, aggressor, seat)
            gains.doubloons(play, seat, COMBAT.mine_doubloons)
        case card:
            play.then(Effects(seat, for_aggressor(card_manoeuvres(player)[card].gain, aggressor)))


def _take(play: Maracaibo, seat: Seat, aggressor: Nation, place: str) -> None:
    """Another nation's marker leaves the game, the aggressor's comes."""
    if place in play.state.markers:
        markers.displace(play, seat, place)
    markers.hoist(play, place, aggressor, seat)
    gains.influence(play, seat, aggressor, 1)


@RULES.step(EndWar)
def end_war(play: Maracaibo, step: EndWar) -> None:
    """The token goes face down to the player's board."""
    if step.token:
        play.state.players[step.seat].tokens.append(step.token)
