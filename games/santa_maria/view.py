"""What may be known: all but the stacks, the hand of the Maya, the others' happiness, and the seed."""

from games.core.chance import Chance
from games.core.seats import Seat
from games.core.seeing import to_be_masked
from games.santa_maria.state import HIDDEN, UNKNOWN, State

GUESSED_JOY = 60
"""The others' happiness could be anything; nobody has seen all of it."""


def view(state: State, seat: Seat | None) -> State:
    """A copy with all masked that this seat, or a spectator, may not know; when the game is over all is shown."""
    seen = to_be_masked(state)
    for pile in seen.piles.values():
        pile[:] = [HIDDEN] * len(pile)
    for owner, player in enumerate(seen.players):
        if owner != seat and not state.over:
            player.joy = UNKNOWN
        city = player.city
        if city is not None:
            city.deck = [HIDDEN] * len(city.deck)
            for tokens in city.piles.values():
                tokens[:] = [HIDDEN] * len(tokens)
            if owner != seat and not state.over:
                city.hand = [HIDDEN] * len(city.hand)
    return seen


def imagine(state: State, seat: Seat | None, chance: Chance) -> State:
    """What is hidden could lie in any order; the others' happiness could be anything."""
    imagined = view(state, seat)
    imagined.chance.seed = "".join(f"{chance.below(1 << 32):08x}" for _ in range(8))
    for name, pile in state.piles.items():
        imagined.piles[name] = _another_order(pile, chance)
    for owner, player in enumerate(imagined.players):
        if player.joy == UNKNOWN:
            player.joy = chance.below(GUESSED_JOY)
        if player.city is not None:
            _imagine_city(state, imagined, Seat(owner), seat, chance)
    return imagined


def _imagine_city(state: State, imagined: State, owner: Seat, seat: Seat | None, chance: Chance) -> None:
    city, truth = imagined.city(), state.city()
    if owner == seat or state.over:
        city.deck = _another_order(truth.deck, chance)
    else:
        cards = _another_order([*truth.deck, *truth.hand], chance)
        city.hand, city.deck = cards[: len(truth.hand)], cards[len(truth.hand) :]
    city.piles = {level: _another_order(tokens, chance) for level, tokens in truth.piles.items()}


def _another_order(words: list[str], chance: Chance) -> list[str]:
    """The same words, which a viewer knows by what lies open."""
    shuffled = sorted(words)
    chance.shuffle(shuffled)
    return shuffled
