"""How often a game of Archipelago waits for somebody, and how long the longest list of moves takes to find."""

from statistics import mean
from time import process_time

from bench.handing import hand_overs, slowest
from bench.measure import Sheet
from games.archipelago import GAME
from games.archipelago.components import CITIZEN, SHIP, SIDES
from games.archipelago.map.geography import fits
from games.archipelago.state import Region, Round, Unit
from games.archipelago.steps import PlayRound
from games.core.game import Setup
from games.core.seats import Seat

TITLE = "Archipelago: hand-overs in a game of sensible players, and the worst list of moves"
SEATS = 4
GAMES = 6
MOVES = 3000
TIMES = 20
ISLES = {
    "coral_island": (1, -1),
    "turtle_island": (1, 0),
    "mango_isle": (0, 1),
    "shark_shoal": (-1, 1),
    "palm_cape": (-1, 0),
    "pearl_reef": (0, -1),
    "harbour_isle": (2, -1),
}
"""Around the open sea; every ship can carry on whom another has brought."""


async def measure(sheet: Sheet) -> None:
    """Four players who answer every question; and random play."""
    waits = [hand_overs(GAME, SEATS, {}, str(seed)) for seed in range(GAMES)]
    sheet.note(f"{SEATS} seats: hand-overs", f"{mean(waits):.0f}")
    sheet.note("legal moves of the worst state", f"{1000 * slowest(GAME, SEATS, {}, MOVES):.2f} ms")
    sheet.note(f"legal moves of {len(ISLES) + 1} ships in as many waters", f"{1000 * fleet():.2f} ms")


def fleet() -> float:
    """The seconds that it takes to find where citizens can go who may sail with any of these ships."""
    state = GAME.start(Setup(2, {}, "fleet")).state
    for letter, (side, at) in zip("bcdefgh", ISLES.items(), strict=True):
        state.regions[letter] = Region(
            side, next(turn for turn in range(6) if fits(state.hexes_at(), side, turn, at)), at
        )
    fleet = [Unit(SHIP, region, SIDES[lying.side].waters[0]) for region, lying in state.regions.items()]
    state.players[0].units = fleet + [Unit(CITIZEN, region, "land1") for region in "bcd"]
    state.round = Round(Seat(0))
    state.agenda = [PlayRound([Seat(0)])]
    GAME.play(state).legal(Seat(0))
    began = process_time()
    for _ in range(TIMES):
        GAME.play(state).legal(Seat(0))
    return (process_time() - began) / TIMES
