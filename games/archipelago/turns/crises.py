"""The balance of the archipelago: events and crises, and the one opportunity of everybody to help."""

from collections import Counter

import msgspec

from games.archipelago import moves
from games.archipelago.bank import give_back, use_tokens
from games.archipelago.components import CHURCH, CITIZEN, Market
from games.archipelago.map.units import SECOND
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import Crisis, State, Unit
from games.archipelago.steps import (
    AfterMove,
    CloseWindow,
    EndCrisis,
    HelpColony,
    HelpContinent,
    Opportunity,
    RaiseCitizens,
    ReadBalance,
    ResolveHalf,
)
from games.archipelago.telling.naming import all_told, region_told
from games.archipelago.turns.markers import shift_rebellion
from games.archipelago.variants import BENEFACTOR
from games.core.events import Phrase
from games.core.fields import PART, Place, Put, Spread
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat, seat_of
from games.core.stores import put

OF = "of_"
"""What a citizen is called by in a crisis: whose it is."""
MARKET_OF: dict[str, Market] = {"colony": "domestic", "continent": "export"}


@RULES.step(ReadBalance)
def read_balance(play: Archipelago, step: ReadBalance) -> None:
    """The upper half first; in phase 4 only halves that are not red, on uncovering only red ones."""
    state = play.state
    if not step.red:
        state.phase = 4
    if state.balance is None:
        return
    upper, lower = state.balance
    play.then(*(ResolveHalf(half) for half in (upper, lower) if half.red == step.red))


@RULES.step(ResolveHalf)
def resolve_half(play: Archipelago, step: ResolveHalf) -> None:
    half, state = step.half, play.state
    if half.per:
        play.emit("event", building=half.per, by=half.rebellion)
        shift_rebellion(play, half.rebellion * state.built(half.per))
        return
    if half.raises:
        state.crisis = Crisis("colony", half.crisis, raises=half.raises)
        play.emit("crisis", resource=half.crisis, count=half.raises)
        lay_down(state)
    else:
        state.crisis = Crisis("continent", half.crisis, demand=half.demand)
        play.emit("demand", resource=half.crisis, count=half.demand)
    play.then(*(Opportunity(seat) for seat in state.order), EndCrisis())


def lay_down(state: State) -> None:
    """Everybody but those in churches, strikers too."""
    for player in state.players:
        for unit in player.citizens():
            unit.lying = unit.spot != CHURCH


def lying(state: State) -> int:
    """How many citizens lie."""
    return sum([unit.lying for player in state.players for unit in player.units])


def is_met(state: State) -> bool:
    """Whether the crisis is over before everybody has had an opportunity."""
    crisis = state.crisis
    assert crisis is not None
    return not (lying(state) if crisis.raises else crisis.demand)


@RULES.step(Opportunity)
def opportunity(play: Archipelago, step: Opportunity) -> None:
    crisis = play.state.crisis
    assert crisis is not None
    if is_met(play.state):
        return
    if crisis.raises:
        play.then(HelpColony([step.seat], crisis.resource, crisis.raises))
    else:
        play.then(HelpContinent([step.seat], crisis.resource, crisis.demand))


@RULES.step(EndCrisis)
def end_crisis(play: Archipelago, _: EndCrisis) -> None:
    state, crisis = play.state, play.state.crisis
    assert crisis is not None
    missing = lying(state) if crisis.raises else crisis.demand
    state.crisis = None
    play.then(CloseWindow())
    if not missing:
        play.emit("crisis-over")
    else:
        play.emit("strike" if crisis.raises else "unmet", count=missing)
        shift_rebellion(play, missing)


# Cubes


def help_offer(state: State, seat: Seat, resource: str, most: int) -> list[Offer]:
    """Cubes of the market, own ones and tokens, at least one, and no more than can help."""
    player, crisis = state.players[seat], state.crisis
    assert crisis is not None
    in_market = min(most, state.markets[MARKET_OF[crisis.kind]][resource])
    own = min(most, player.cubes.get(resource, 0))
    rows = tuple(
        (str(market), str(cubes), str(tokens))
        for market in range(in_market + 1)
        for cubes in range(own + 1)
        for tokens in range(min(player.tokens, most - market - cubes) + 1)
        if market + cubes + tokens
    )
    if not rows:
        return []
    return [offer_of_rows(moves.Help, rows, "from_market", "own_cubes", "tokens", private=True)]


def spend(play: Archipelago, seat: Seat, resource: str, move: moves.Help) -> int:
    """The cubes go to the bank; the Benefactor rewards own ones. Returns how many were spent."""
    state = play.state
    assert state.crisis is not None
    market, own, tokens = int(move.market), int(move.own), int(move.tokens)
    state.markets[MARKET_OF[state.crisis.kind]][resource] -= market
    state.bank[resource] += market
    if own:
        give_back(play, seat, resource, own)
        put(state.crisis.own, seat, own)
    use_tokens(play, seat, tokens)
    play.emit("helps", seat, resource=resource, market=market, own=own, tokens=tokens)
    reward(play, seat, own + tokens)
    return market + own + tokens


def reward(play: Archipelago, seat: Seat, florins: int) -> None:
    """Florins of the bank onto the Benefactor."""
    state = play.state
    if BENEFACTOR in state.trends:
        given = min(florins, state.money)
        state.money -= given
        state.players[seat].given += given


# The colony


@RULES.offers(HelpColony)
def help_for_colony(state: State, step: HelpColony, seat: Seat) -> list[Offer]:
    useful = -(-lying(state) // step.raises)
    churches = state.controlled(seat, CHURCH)
    blessed = {region: raised for region, raised in lying_by_region(state).items() if region in churches}
    offers = help_offer(state, seat, step.resource, useful)
    if blessed:
        offers.append(Offer(moves.Bless, (raising(state, seat, blessed, 1, sum(map(len, blessed.values()))),)))
    return [*offers, Offer(moves.Done)]


@RULES.answer(HelpColony, moves.Help)
def help_colony(play: Archipelago, step: HelpColony, seat: Seat, move: moves.Help) -> None:
    raised = min(lying(play.state), step.raises * spend(play, seat, step.resource, move))
    play.then(AfterMove(), RaiseCitizens([seat], raised), Opportunity(seat))


@RULES.answer(HelpColony, moves.Bless)
def bless(play: Archipelago, _: HelpColony, seat: Seat, move: moves.Bless) -> None:
    raise_them(play, seat, move.who)
    play.emit("blesses", seat, count=sum(count for _, _, count in move.who))
    play.then(Opportunity(seat))


@RULES.answer(HelpColony, moves.Done)
@RULES.answer(HelpContinent, moves.Done)
def help_no_more(play: Archipelago, _: HelpColony | HelpContinent, seat: Seat, __: moves.Done) -> None:
    play.emit("helps-no-more", seat)


def lying_by_region(state: State) -> dict[str, list[tuple[Seat, Unit]]]:
    """Who lies where."""
    found: dict[str, list[tuple[Seat, Unit]]] = {}
    for seat in state.every_seat():
        for unit in state.players[seat].units:
            if unit.lying:
                found.setdefault(unit.region, []).append((seat, unit))
    return {region: found[region] for region in state.regions if region in found}


def lying_word(seat: Seat, unit: Unit) -> str:
    """Whose citizen it is, and where in the region: whoever raises may want one on this shore, or one with no work."""
    return PART.join(filter(None, (f"{OF}{seat}", lies_in(unit))))


def lies_in(unit: Unit) -> str:
    """The building or the work that somebody lies in, or the second shore."""
    return unit.spot or (unit.part if unit.part.endswith(SECOND) else "")


def lying_told(word: str) -> Phrase:
    """Whose citizen, and where in the region."""
    owner, _, place = word.partition(PART)
    phrase = Phrase("archipelago-citizen-of", {"owner_seat": int(owner.removeprefix(OF))})
    return Phrase("archipelago-in", {"spot_part": place, "where": phrase}) if place else phrase


def raising(state: State, seat: Seat, where: dict[str, list[tuple[Seat, Unit]]], least: int, most: int) -> Spread:
    """The raised as pieces: each region takes so many of each as lie there. Own ones first are what people mean."""
    here = {region: Counter(lying_word(owner, unit) for owner, unit in units) for region, units in where.items()}
    places = tuple(
        Place(region, found.total(), tuple(sorted(found)), tuple(sorted(found.items())))
        for region, found in here.items()
    )
    everywhere = sum(here.values(), Counter[str]())
    told = {word: lying_told(word) for word in everywhere} | all_told(state, here)
    field = Spread("who", "region", places, tuple(sorted(everywhere.items())), least, most, kinds="lying", told=told)
    return msgspec.structs.replace(field, now=field.in_order(own_first(state, seat, where, most)))


def own_first(
    state: State, seat: Seat, where: dict[str, list[tuple[Seat, Unit]]], count: int
) -> Counter[tuple[str, str]]:
    """So many of those who lie: one's own citizens, then the others' in the order of turn."""
    order = [seat, *(other for other in state.order if other != seat)]
    down = [(order.index(owner), region, lying_word(owner, unit)) for region in where for owner, unit in where[region]]
    return Counter((region, word) for _, region, word in sorted(down)[:count])


@RULES.offers(RaiseCitizens)
def citizens_to_raise(state: State, step: RaiseCitizens, seat: Seat) -> list[Offer]:
    return [Offer(moves.Raise, (raising(state, seat, lying_by_region(state), step.count, step.count),))]


@RULES.answer(RaiseCitizens, moves.Raise)
def raise_citizens(play: Archipelago, _: RaiseCitizens, seat: Seat, move: moves.Raise) -> None:
    raise_them(play, seat, move.who)


def raise_them(play: Archipelago, seat: Seat, who: tuple[Put, ...]) -> None:
    """So many of each in each region stand up."""
    for region, word, count in who:
        owner, _, place = word.partition(PART)
        raised = seat_of(owner.removeprefix(OF))
        units = play.state.players[raised].here(region, CITIZEN)
        for unit in [unit for unit in units if unit.lying and lies_in(unit) == place][:count]:
            unit.lying = False
        play.emit("raises", seat, raised_seat=raised, where=region_told(play.state, region), count=count)


# The continent


@RULES.offers(HelpContinent)
def help_for_continent(state: State, step: HelpContinent, seat: Seat) -> list[Offer]:
    return [*help_offer(state, seat, step.resource, step.demand), Offer(moves.Done)]


@RULES.answer(HelpContinent, moves.Help)
def help_continent(play: Archipelago, step: HelpContinent, seat: Seat, move: moves.Help) -> None:
    crisis = play.state.crisis
    assert crisis is not None
    crisis.demand -= spend(play, seat, step.resource, move)
    play.then(AfterMove(), Opportunity(seat))
