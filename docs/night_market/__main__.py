"""Plays a whole game by sensible players and tells its story: `python -m docs.night_market [seats] [seed]`."""

import sys

from docs.night_market import GAME
from docs.night_market.house import in_the_house
from games.core.chance import Chance
from games.core.events import Event
from games.core.game import Setup
from texts import Teller, words

NAMES = ("Ada", "Boris", "Clara", "Dmitri")


def main(seats: int, seed: str) -> None:
    """One game, line by line."""
    with in_the_house():
        say = Teller(words("en"), GAME.key, NAMES)
        play = GAME.start(Setup(seats, {}, seed))
        _tell(play.events, say)
        chance = Chance(f"players of {seed}")
        while not play.state.over:
            seat = play.waiting()[0]
            move = GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance)
            sys.stdout.write(f"> {NAMES[seat]}: {play.legal(seat).text(move)}\n")
            _tell(play.apply(seat, move), say)


def _tell(events: list[Event], say: Teller) -> None:
    for event in events:
        whisper = "" if event.to is None else f" (only for {', '.join(NAMES[seat] for seat in event.to)})"
        sys.stdout.write(f"  {say.event(event)}{whisper}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, sys.argv[2] if len(sys.argv) > 2 else "first")
