"""Lays out positions of Night Market readably."""

from collections import Counter

from docs.night_market import GAME
from docs.night_market.components import GOODS
from docs.night_market.rulebook import Market
from docs.night_market.state import Player, State
from docs.night_market.steps import AnyStep
from games.core.chance import Chance
from games.core.seats import nothing_asked, seats_of

A, B, C = seats_of(3)


def market(*agenda: AnyStep, hands: tuple[str, ...] = ("silk silk tea", "jade tea", "tea"), coins: int = 6) -> Market:
    """These hands, the steps to come in their order, and the game run on to its first question."""
    left = Counter({good.key: good.copies for good in GOODS.values()})
    left.subtract(good for hand in hands for good in hand.split())
    players = [Player(coins, hand.split(), {"river": {}, "hill": {}}) for hand in hands]
    state = State(
        seats=len(hands),
        options=GAME.settings.chosen({}),
        chance=Chance("market"),
        agenda=list(reversed(agenda)),
        requests=nothing_asked(len(hands)),
        players=players,
        pile=list(left.elements()),
        night=1,
    )
    play = GAME.play(state)
    play.run()
    return play


def keys(events: object) -> list[str]:
    """What happened, in short."""
    return [event.key.removeprefix("night_market-log-") for event in events]  # type: ignore[attr-defined]
