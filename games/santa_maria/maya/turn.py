"""The turn of the Maya: a die along a road, an action card, a high priest, or passing; and what envoys set off."""

from functools import lru_cache
from itertools import chain

from games.core.agenda import Decision, Step
from games.core.fields import NOTHING, Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.effects import SKIP, at_once, performing
from games.santa_maria.actions.passing import passes
from games.santa_maria.components import BUILDINGS, COCOA, FACES
from games.santa_maria.goods import gain
from games.santa_maria.lines.dice import MOST_COINS, Die, colour_of, dice, pay_change, take_die
from games.santa_maria.lines.proposals import worth_of_building
from games.santa_maria.lines.steps import EndLine
from games.santa_maria.maya.cards import card_offers, play_technology, technologies, technology_cards
from games.santa_maria.maya.city import stops, stops_among
from games.santa_maria.maya.moves import Drive, DriveWithCard, Imitate, ImitateWithCard, Priest
from games.santa_maria.maya.steps import Arrived, ImitateEnvoy, MayaAct, Travel
from games.santa_maria.moves import Skip
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.state import City, State
from games.santa_maria.turns.envoys import others_follow

Row = tuple[str, str, str, str]
"""A die, a road, where it stops, and how a change of its value is paid."""
Ends = tuple[tuple[str, float], ...]
"""Where a die can stop on the way from a road, and what that looks worth."""


@RULES.offers(MayaAct)
def actions(state: State, step: MayaAct, seat: Seat) -> tuple[Offer, ...]:
    """Use a die, play a card, use a high priest, or pass."""
    return (*_drives(state, seat), *_priests(state.city()), *passes(state, seat), *card_offers(state))


def ends(city: City, *roads: int) -> tuple[Ends, ...]:
    """Where a die can stop on the way from each of these roads, the best first."""
    free = tuple((plot, kind) for plot, kind in city.plots.items() if plot not in city.blocked)
    return _ends(free, tuple(sorted(city.roads)), roads)


@lru_cache(maxsize=1024)
def _ends(free: tuple[tuple[str, str], ...], tokens: tuple[int, ...], roads: tuple[int, ...]) -> tuple[Ends, ...]:
    worth = {plot: worth_of_building(kind) for plot, kind in free}
    stopping = (stops_among(tuple(worth), tokens, road) for road in roads)
    found = ({plot: sum(worth[each] for each in passed) for plot, passed in at.items()} for at in stopping)
    return tuple(tuple(sorted(each.items(), key=lambda end: -end[1])) for each in found)


def _rows(
    dice: tuple[Die, ...], roads: tuple[Ends, ...], coins: int, cocoa: bool
) -> tuple[tuple[Row, ...], tuple[Pick, ...], Row | None]:
    """Every die, on every road to which it can be turned, to every stop; the columns, and what is recommended."""
    rows: list[Row] = []
    best: tuple[float, Row] | None = None
    dies: dict[str, None] = {}
    words: dict[str, None] = {}
    spots: dict[str, float] = {}
    changes: dict[str, None] = {}
    by_cocoa = [COCOA] if cocoa else []
    leading = [(road, f"road_{road}", plots) for road, plots in zip(FACES, roads, strict=True) if plots]
    for die, _, value in dice:
        for road, word, plots in leading:
            price = abs(road - value)
            ways = [NOTHING] if not price else ["coins", *by_cocoa] if price <= coins else by_cocoa
            if not ways:
                continue
            rows += [(die, word, plot, way) for plot, _ in plots for way in ways]
            if word not in words:
                words[word] = None
                spots.update(plots)
            dies[die] = None
            changes.update(dict.fromkeys(ways))
            plot, worth = plots[0]
            if price <= coins and (best is None or worth - price > best[0]):
                best = worth - price, (die, word, plot, ways[0])
    columns = (("die", dies), ("road", words), ("spot", spots), ("change", changes))
    return tuple(rows), tuple([Pick(name, name, tuple(column)) for name, column in columns]), best[1] if best else None


def _drives(state: State, seat: Seat) -> tuple[Offer, ...]:
    """Without a technology card for all to see; with one for the Maya alone."""
    player = state.players[seat]
    city = state.city()
    roads = ends(city, *FACES)
    rows, fields, best = _rows(dice(state, seat), roads, min(player.coins, MOST_COINS), bool(player.goods.get(COCOA)))
    if not rows:
        return ()
    offers = [Offer(Drive, fields, rows, best=best)]
    at_hand = technologies(state)
    cards = {word: at_hand.get(int(word[-1]), ()) for word in fields[1].words} if at_hand else {}
    with_cards = tuple([(*row, card) for row in rows for card in cards[row[1]]]) if at_hand else ()
    if with_cards:
        names = tuple(dict.fromkeys(chain.from_iterable(cards.values())))
        offers.append(Offer(DriveWithCard, (*fields, Pick("card", "card", names)), with_cards, private=True))
    return tuple(offers)


def _priests(city: City) -> tuple[Offer, ...]:
    plots = tuple(plot for plot in city.plots if city.free(plot)) if city.priests else ()
    return (Offer(Priest, (Pick("spot", "spot", plots),)),) if plots else ()


@RULES.known_to_all(MayaAct, ImitateEnvoy)
def no_cards(state: State, step: Decision, seat: Seat) -> bool:
    """Everybody sees how many cards there are in hand."""
    return not state.city().hand


@RULES.answer(MayaAct, Drive)
def drive(play: SantaMaria, step: MayaAct, seat: Seat, move: Drive) -> None:
    """The die activates what it passes and stays where it stops."""
    _drive(play, seat, move, technology=True)


@RULES.answer(MayaAct, DriveWithCard)
def drive_with_card(play: SantaMaria, step: MayaAct, seat: Seat, move: DriveWithCard) -> None:
    """The technology card comes first."""
    _drive(play, seat, move, technology=False)


def _drive(play: SantaMaria, seat: Seat, move: Drive | DriveWithCard, *, technology: bool) -> None:
    state = play.state
    state.lately = None
    city = state.city()
    road = int(move.road[-1])
    colour = colour_of(move.die)
    play.emit("drive", seat, die=move.die, road=move.road, spot=move.spot)
    value = take_die(play, seat, move.die)
    pay_change(play, seat, abs(road - value), move.change)
    passed = stops(city, road)[move.spot]
    city.blocked[move.spot] = f"{colour}_{road}"
    envoy = others_follow(state, seat, colour, road) if move.die.startswith("envoy") else []
    _travel(play, seat, passed, move.spot, road if technology else 0, move, envoy)


def _travel(
    play: SantaMaria,
    seat: Seat,
    passed: tuple[str, ...],
    spot: str,
    value: int,
    move: Drive | DriveWithCard | Imitate | ImitateWithCard,
    after: list[Step],
) -> None:
    play.then(Travel(seat, list(passed)), Arrived(seat, spot, value), EndLine(seat), *after)
    if isinstance(move, DriveWithCard | ImitateWithCard):
        play_technology(play, seat, move.card)


@RULES.step(Travel)
def travel(play: SantaMaria, step: Travel) -> None:
    """Building by building."""
    state = play.state
    city = state.city()
    for at, plot in enumerate(step.plots):
        kind = city.plots[plot]
        effects = BUILDINGS[kind].effects
        if not all(at_once(state, step.seat, effect) for effect in effects):
            rest = [Travel(step.seat, step.plots[at + 1 :])] if step.plots[at + 1 :] else []
            play.then(*performing(step.seat, effects, kind), *rest)
            return
        for effect in effects:
            gain(play, step.seat, effect.what, effect.n)


@RULES.answer(MayaAct, Priest)
def priest(play: SantaMaria, step: MayaAct, seat: Seat, move: Priest) -> None:
    """One building alone; no technology, since a priest is no die."""
    state = play.state
    state.lately = None
    city = state.city()
    city.priests -= 1
    city.blocked[move.spot] = "priest"
    kind = city.plots[move.spot]
    play.emit("priest", seat, spot=move.spot, building=kind)
    play.then(*performing(seat, BUILDINGS[kind].effects, kind), Arrived(seat, move.spot, 0), EndLine(seat))


# Envoys of others


@RULES.offers(ImitateEnvoy)
def imitations(state: State, step: ImitateEnvoy, seat: Seat) -> tuple[Offer, ...]:
    """The same move with an imagined die of that value, or none."""
    (stopping,) = ends(state.city(), step.value)
    plots = tuple(plot for plot, _ in stopping)
    if not plots:
        return (SKIP,)
    spot = Pick("spot", "spot", plots)
    offers = [Offer(Imitate, (spot,), best=(plots[0],)), SKIP]
    if cards := technology_cards(state, step.value):
        offers.append(Offer(ImitateWithCard, (spot, Pick("card", "card", cards)), private=True))
    return tuple(offers)


@RULES.answer(ImitateEnvoy, Imitate)
@RULES.answer(ImitateEnvoy, ImitateWithCard)
def imitate(play: SantaMaria, step: ImitateEnvoy, seat: Seat, move: Imitate | ImitateWithCard) -> None:
    """No die stays behind."""
    play.emit("imitate", seat, spot=move.spot)
    passed = stops(play.state.city(), step.value)[move.spot]
    _travel(play, seat, passed, move.spot, step.value if isinstance(move, Imitate) else 0, move, [])


@RULES.answer(ImitateEnvoy, Skip)
def imitate_not(play: SantaMaria, step: ImitateEnvoy, seat: Seat, move: Skip) -> None:
    """The Maya let it be."""
    play.then(EndLine(seat))
