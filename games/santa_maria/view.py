"""What may be known: all but the stacks, the hand of the Maya, the others' happiness, and the seed."""

from games.core.chance import Chance
from games.core.parts.seeing import HIDDEN, UNKNOWN, to_be_masked
from games.core.seats import Seat
from games.santa_maria.piles import unseen_cards, unseen_of, unseen_tokens
from games.santa_maria.state import State

GUESSED_JOY = 60
"""The others' happiness could be anything; nobody has seen all of it."""


def view(state: State, seat: Seat | None) -> State:
    """A copy with all masked that this seat, or a spectator, may not know; when the game is over all is shown."""
    seen = to_be_masked(state, seat)
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


def draw_hidden(imagined: State, seat: Seat | None, chance: Chance) -> None:
    """What lies face down could be any of what nobody has seen; the others' happiness could be anything."""
    for name, pile in imagined.piles.items():
        imagined.piles[name] = _some(unseen_of(imagined, name), len(pile), chance)
    for player in imagined.players:
        if player.joy == UNKNOWN:
            player.joy = chance.below(GUESSED_JOY)
        if player.city is not None:
            cards = _some(unseen_cards(imagined), len(player.city.deck) + player.city.hand.count(HIDDEN), chance)
            player.city.hand = [cards.pop() if card == HIDDEN else card for card in player.city.hand]
            player.city.deck = cards
            for level, tokens in player.city.piles.items():
                player.city.piles[level] = _some(unseen_tokens(imagined, level), len(tokens), chance)


def _some(words: list[str], count: int, chance: Chance) -> list[str]:
    """So many of them, in any order."""
    chance.shuffle(words)
    return words[:count]
