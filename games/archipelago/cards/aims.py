"""At whom or what a card can be aimed, and what it does there."""

from collections.abc import Callable

from games.archipelago import moves
from games.archipelago.actions.looting import loot, regions_to_loot
from games.archipelago.bank import pay, room, stock
from games.archipelago.cards.steps import ChooseCharacter, ChooseTarget, GiveCube, HideCubes
from games.archipelago.components import CARDS, RESOURCES, Card, Market
from games.archipelago.map.units import spot_word
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import State, Unit
from games.archipelago.telling.naming import region_told
from games.archipelago.turns.evolution import discard
from games.archipelago.variants import NO_SECRETS
from games.core.events import Phrase
from games.core.fields import PART, Pick
from games.core.moves import Offer
from games.core.seats import Seat, seat_of

CARRIED = 2
"""Cubes that the Minister of Trade moves."""
MARKETS_BOTH: dict[str, tuple[Market, Market]] = {"abroad": ("domestic", "export"), "home": ("export", "domestic")}


# At whom or what


def ships_to_sink(state: State, seat: Seat) -> list[str]:
    """Ships of others in regions with an own one: idle ones, those in ports, and those that fish."""
    own = {unit.region for unit in state.players[seat].ships()}
    return list(
        dict.fromkeys(
            ship_word(other, unit)
            for other in state.others(seat)
            for unit in state.players[other].ships()
            if unit.region in own
        )
    )


def ship_word(owner: Seat, ship: Unit) -> str:
    """Whose ship it is, in which water, and what it does there."""
    return PART.join(filter(None, (str(owner), spot_word(ship.region, ship.part), ship.spot)))


def characters_to_kill(state: State, seat: Seat) -> list[str]:
    """Characters of others whose lowest price the seat can pay."""
    money = state.players[seat].money
    return [
        owned.card
        for other in state.others(seat)
        for owned in state.players[other].cards
        if CARDS[owned.card].kind == "character" and CARDS[owned.card].lowest <= money
    ]


def others_with_objectives(state: State, seat: Seat) -> list[str]:
    """Whose objective can be seen."""
    return [] if state.plays(NO_SECRETS) else [str(other) for other in state.others(seat)]


def others(state: State, seat: Seat) -> list[str]:
    """Anybody else."""
    return [str(other) for other in state.others(seat)]


def cubes_to_shift(state: State, _: Seat) -> list[str]:
    """One or two cubes from one market to the other, each into a free cell."""
    found = []
    for way, (origin, goal) in MARKETS_BOTH.items():
        loose = [each for each in RESOURCES if state.markets[origin][each] and room(state, goal, each)]
        found += [f"{way}{PART}{each}" for each in loose]
        for at, first in enumerate(loose):
            for second in loose[at:]:
                if first != second or min(state.markets[origin][first], room(state, goal, first)) >= CARRIED:
                    found.append(f"{way}{PART}{first}{PART}{second}")
    return found


def cubes_abroad(state: State, _: Seat) -> list[str]:
    """A cube from the bank to the export market, or back."""
    sent = [f"in{PART}{each}" for each in RESOURCES if state.bank[each] and room(state, "export", each)]
    return sent + [f"out{PART}{each}" for each in RESOURCES if state.markets["export"][each]]


TARGETS: dict[str, Callable[[State, Seat], list[str]]] = {
    "sink_ship": ships_to_sink,
    "assassinate": characters_to_kill,
    "spy": others_with_objectives,
    "steal": others,
    "loot": regions_to_loot,
    "shift_cubes": cubes_to_shift,
    "trade_abroad": cubes_abroad,
}


def stockings(state: State, card: Card) -> list[str]:
    """One or two cubes that go from the bank to the domestic market."""
    assert card.stocks is not None
    free = {each: min(state.bank[each], room(state, "domestic", each)) for each in card.stocks.of}
    singles = [each for each in card.stocks.of if free[each]]
    pairs = [
        f"{first}{PART}{second}"
        for at, first in enumerate(singles)
        for second in singles[at:]
        if first != second or free[first] >= card.stocks.cubes
    ]
    return pairs + singles


# The question


@RULES.offers(ChooseTarget)
@RULES.offers(ChooseCharacter)
def targets(state: State, step: ChooseTarget, seat: Seat) -> list[Offer]:
    card = CARDS[step.card]
    words = tuple(stockings(state, card) if card.stocks else TARGETS[card.does](state, seat))
    if not words:
        return [Offer(moves.Done, private=step.private_beside)]
    told = {word: target_told(state, card, word) for word in words}
    return [Offer(moves.Aim, (Pick("target", "target", words, told=told),), private=step.private_beside)]


def target_told(state: State, card: Card, word: str) -> Phrase:
    """What a target of this card is called."""
    first, *rest = word.split(PART)
    match card.does:
        case "sink_ship":
            return Phrase("archipelago-ship-of", {"owner_seat": int(first), "where": berth_told(state, *rest)})
        case "assassinate":
            return Phrase("archipelago-just", {"card": word})
        case "spy" | "steal":
            return Phrase("archipelago-just-seat", {"seat": int(first)})
        case "loot":
            return region_told(state, word)
        case "shift_cubes" | "trade_abroad":
            return Phrase(f"archipelago-cubes-{first}", {"resource": tuple(rest)})
        case _:
            return Phrase("archipelago-cubes", {"resource": (first, *rest)})


def berth_told(state: State, region: str, *more: str) -> Phrase:
    """Where a ship lies, and what it does there."""
    told = region_told(state, region)
    for each in more:
        told = Phrase("archipelago-in", {"spot_part": each, "where": told})
    return told


@RULES.answer(ChooseTarget, moves.Aim)
@RULES.answer(ChooseCharacter, moves.Aim)
def aim(play: Archipelago, step: ChooseTarget, seat: Seat, move: moves.Aim) -> None:
    card = CARDS[step.card]
    if card.stocks:
        for resource in move.target.split(PART):
            stock(play, "domestic", resource)
            play.emit("to-market", seat, resource=resource)
    else:
        AIMED[card.does](play, seat, move.target)


# What it does


def sink_ship(play: Archipelago, seat: Seat, target: str) -> None:
    """The ship returns to its supply, and its owner gives a cube."""
    victim = seat_of(target.partition(PART)[0])
    player = play.state.players[victim]
    sunk = next(unit for unit in player.ships() if ship_word(victim, unit) == target)
    player.units = [unit for unit in player.units if unit is not sunk]
    play.emit("sinks", seat, target_seat=victim, where=region_told(play.state, sunk.region))
    play.reveal()  # who is asked for a cube has one
    if any(player.cubes.values()):
        play.then(GiveCube([victim], seat))
    else:
        prove_empty(play, victim)


def assassinate(play: Archipelago, seat: Seat, target: str) -> None:
    """The character is discarded."""
    state = play.state
    owner = state.owner_of(target)
    assert owner is not None
    pay(play, seat, CARDS[target].lowest)
    state.players[owner].cards = [owned for owned in state.players[owner].cards if owned.card != target]
    play.emit("kills", seat, card=target, target_seat=owner, money=CARDS[target].lowest)
    discard(play, target)


def spy(play: Archipelago, seat: Seat, target: str) -> None:
    """One objective, shown to the user alone."""
    state, victim = play.state, seat_of(target)
    seen = state.chance.pick(state.players[victim].objectives)
    known = state.players[seat].seen.setdefault(victim, [])
    known += [seen] if seen not in known else []
    play.reveal()
    play.emit("spies", seat, target_seat=victim)
    play.emit("sees", seat, to=(seat,), objective=seen, target_seat=victim)


def steal(play: Archipelago, seat: Seat, target: str) -> None:
    """The victim hides a cube in each fist, or proves to have none."""
    victim = seat_of(target)
    play.emit("steals", seat, target_seat=victim)
    play.reveal()  # who is asked to hide cubes has some
    if any(play.state.players[victim].cubes.values()):
        play.then(HideCubes([victim], seat))
    else:
        prove_empty(play, victim)


def prove_empty(play: Archipelago, seat: Seat) -> None:
    """Who has no cubes lifts the screen."""
    play.reveal()
    play.emit("has-no-cubes", seat)


def shift_cubes(play: Archipelago, seat: Seat, target: str) -> None:
    """From the last cell of one market to the first free one of the other."""
    way, *resources = target.split(PART)
    origin, goal = MARKETS_BOTH[way]
    for resource in resources:
        play.state.markets[origin][resource] -= 1
        play.state.markets[goal][resource] += 1
        play.emit("shifts", seat, resource=resource, market=goal)


def trade_abroad(play: Archipelago, seat: Seat, target: str) -> None:
    """From the bank to the export market, or back."""
    way, resource = target.split(PART)
    if way == "in":
        stock(play, "export", resource)
        play.emit("to-export", seat, resource=resource)
    else:
        play.state.markets["export"][resource] -= 1
        play.state.bank[resource] += 1
        play.emit("from-export", seat, resource=resource)


AIMED = {
    "sink_ship": sink_ship,
    "assassinate": assassinate,
    "spy": spy,
    "steal": steal,
    "loot": loot,
    "shift_cubes": shift_cubes,
    "trade_abroad": trade_abroad,
}
