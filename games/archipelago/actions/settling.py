"""Taxes, reproduction and recruitment."""

from collections import Counter
from functools import lru_cache

from games.archipelago import moves
from games.archipelago.bank import earn, pay
from games.archipelago.components import CHURCH, CITIZEN, LIMITS, SIDES, TAX, TOWN, WHEEL, labour_row
from games.archipelago.map.units import spot_of, spot_word
from games.archipelago.rulebook import Archipelago
from games.archipelago.state import State
from games.archipelago.telling.naming import spot_at, spot_told, spots_told
from games.archipelago.turns.markers import add_citizen, shift_rebellion, shift_surplus
from games.core.fields import Group, PickSome, Place, Spread
from games.core.moves import Offer
from games.core.seats import Seat

# Taxes

TAX_ONCE = Offer(moves.Tax)


def tax_offers(state: State) -> list[Offer]:
    """While the wheel has a space left."""
    return [TAX_ONCE] if state.taxed < WHEEL.taxes[state.seats] else []


def tax_income(state: State, seat: Seat) -> int:
    """For active citizens and ships, and for towns and churches one controls."""
    player = state.players[seat]
    active = Counter(unit.kind for unit in player.units if unit.active)
    return (
        TAX.citizen * active["citizen"]
        + TAX.ship * active["ship"]
        + TAX.town * len(state.controlled(seat, TOWN))
        + TAX.church * len(state.controlled(seat, CHURCH))
    )


def tax(play: Archipelago, seat: Seat) -> None:
    """The people are angry first."""
    play.state.taxed += 1
    shift_rebellion(play, TAX.rebellion)
    play.emit("taxes", seat, money=earn(play, seat, tax_income(play.state, seat)))


# Reproduction


def families(state: State, seat: Seat) -> list[str]:
    """The shores on which exactly two citizens live, both of them active, in a region with nobody else of theirs."""
    found = []
    settled = {unit.region for unit in state.players[seat].units}
    for region in [name for name in state.regions if name in settled]:
        here = state.players[seat].here(region, CITIZEN)
        if len(here) == 2 and all(unit.active for unit in here) and here[0].part == here[1].part:
            found.append(spot_word(region, here[0].part))
    return found


def reproduction_offers(state: State, seat: Seat) -> list[Offer]:
    """Once a turn, in as many regions as the supply allows."""
    where = families(state, seat)
    most = min(len(where), state.citizens_left(seat))
    if state.players[seat].reproduced or not most:
        return []
    return [
        Offer(moves.Reproduce, (PickSome("regions", "region", tuple(where), 1, most, told=spots_told(state, where)),))
    ]


def reproduce(play: Archipelago, seat: Seat, move: moves.Reproduce) -> None:
    """A citizen is born in each of these regions."""
    play.state.players[seat].reproduced = True
    for word in move.regions:
        region, part, _ = spot_of(play.state, word, CITIZEN)
        add_citizen(play, seat, region, part)
    where = tuple(spot_told(play.state, word) for word in move.regions)
    play.emit("births", seat, where=where, count=len(move.regions))


# Recruitment


def affordable_workers(state: State, seat: Seat, most: int) -> int:
    """How many can be hired at prices that change as the surplus falls."""
    money, surplus, hired = state.players[seat].money, state.surplus, 0
    while hired < most and surplus > 0 and labour_row(surplus).wage <= money:
        money -= labour_row(surplus).wage
        surplus -= 1
        hired += 1
    return hired


def workplaces(state: State, seat: Seat) -> dict[str, list[str]]:
    """Where workers can be placed: the shores near an active unit; a ship, which never strikes, serves all."""
    found: dict[str, list[str]] = {}
    settled = {unit.region for unit in state.players[seat].units}
    for region in [name for name in state.regions if name in settled]:
        here = state.players[seat].here(region)
        if len([unit for unit in here if unit.kind == CITIZEN]) >= LIMITS.crowd:
            continue
        lands = SIDES[state.regions[region].side].lands
        ship = any(unit.kind != CITIZEN for unit in here)
        reached = [land for land in lands if ship or any(unit.active and unit.part == land for unit in here)]
        if reached:
            found[region] = [spot_word(region, land) for land in reached]
    return found


def recruitment_offers(state: State, seat: Seat, most: int) -> list[Offer]:
    """Workers for money, at most as many as are without work."""
    hired = min(affordable_workers(state, seat, most), state.citizens_left(seat))
    where = workplaces(state, seat) if hired else {}
    shores = [
        (state.regions[region].side, LIMITS.crowd - len(state.players[seat].here(region, CITIZEN)), tuple(words))
        for region, words in where.items()
    ]
    hired = min(hired, sum([room for _, room, _ in shores]))
    return [_recruitment(hired, tuple(shores))] if hired else []


@lru_cache(maxsize=1024)
def _recruitment(hired: int, shores: tuple[tuple[str, int, tuple[str, ...]], ...]) -> Offer:
    """So many workers on these shores: of each region its side, how many it takes, and the words of its shores."""
    places = tuple(Place(word, room) for _, room, words in shores for word in words)
    groups = tuple(Group(words, room) for _, room, words in shores if len(words) > 1)
    told = {word: spot_at(word, side) for side, _, words in shores for word in words}
    spread = Spread("where", "spot", places, ((CITIZEN, hired),), 1, hired, kinds="unit", groups=groups, told=told)
    return Offer(moves.Recruit, (spread,), private=True)


def recruit(play: Archipelago, seat: Seat, move: moves.Recruit) -> None:
    """One by one, each at the price of the moment."""
    state = play.state
    paid = 0
    for word, _, count in move.where:
        region, part, _ = spot_of(state, word, CITIZEN)
        for _ in range(count):
            wage = labour_row(state.surplus).wage
            paid += wage
            pay(play, seat, wage)
            add_citizen(play, seat, region, part)
            shift_surplus(play, -1)
    play.emit("hires", seat, count=sum(count for _, _, count in move.where), money=paid)
