"""Whether Santa Maria's designed values are fair: what boards and the Maya city win, and what nobody takes."""

from collections import Counter
from collections.abc import Sequence
from statistics import mean

from bench.measure import Sheet
from bench.players import Player, share
from games.core.chance import Chance
from games.core.ending.outcome import Outcome
from games.core.game import Setup
from games.core.moves import Move
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import CARDS, MISSIONS, SCHOLARS, SHIPS, TILES
from games.santa_maria.moves import Board
from games.santa_maria.state import State

TITLE = "Fair: wins of Santa Maria's boards and of its Maya city, sensible players in every seat"
COLUMNS = ("seats", "won", "asked", "points")
GAMES = 20
"""So many with each number of seats; `fair=200` plays more of them."""
AMONG = 10
"""An even share, and so many in a hundred more or less."""
COLONISTS = 4
WITH_MAYA = 5
TAKEN = {
    "tiles": [key for key, tile in TILES.items() if tile.kind != "hall"],
    "ships": SHIPS,
    "cards": CARDS,
    "monk's places": [*(key for key, scholar in SCHOLARS.items() if not scholar.kingdoms), *MISSIONS],
}
"""What lies open to be taken, as it is called in moves."""


async def measure(sheet: Sheet) -> None:
    """As sensible players judge it."""
    judged(sheet, GAME.sensible, GAMES)


def judged(sheet: Sheet, judge: Player, games: int) -> None:
    """Four colonists on boards that chance deals, then four of them beside the Maya, who all play alike."""
    words: Counter[str] = Counter()
    won: dict[str, float] = {}
    points: dict[str, list[int]] = {}
    for number in range(games):
        state, outcome = played(judge, COLONISTS, number, words)
        for seat in state.every_seat():
            board = state.colony(seat).board
            points.setdefault(board, []).append(outcome.scores[seat].total)
            won[board] = won.get(board, 0.0) + _part(outcome, seat)
    for board in sorted(points):
        _row(sheet, board, won[board], points[board], COLONISTS)
    maya = [played(judge, WITH_MAYA, number, words) for number in range(games)]
    theirs = [(outcome, state.maya) for state, outcome in maya if state.maya is not None]
    totals = [outcome.scores[seat].total for outcome, seat in theirs]
    _row(sheet, "the Maya city", sum(_part(outcome, seat) for outcome, seat in theirs), totals, WITH_MAYA)
    for kind, keys in TAKEN.items():
        never = [key for key in keys if not words[key]]
        sheet.note(f"{kind} that nobody took", ", ".join(never) or "none")


def played(judge: Player, seats: int, number: int, words: Counter[str]) -> tuple[State, Outcome]:
    """A game by its number; its moves are counted word by word."""
    seed = f"fair {number}"
    play, chance = GAME.start(Setup(seats, GAME.settings.chosen({}), seed)), Chance(seed)
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        boards = next((offer for offer in request.offers if offer.makes is Board), None)
        if boards is None:
            move: Move = judge(GAME.view(play.state, seat), request, chance)
        else:
            move = boards.any_move(chance.below)
        words.update(word.replace("-", "_") for word in request.text(move).split())
        play.apply(seat, move)
    return play.state, GAME.score(play.state)


def _part(outcome: Outcome, seat: Seat) -> float:
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _row(sheet: Sheet, name: str, won: float, totals: Sequence[int], players: int) -> None:
    even = 100 // players
    asked = f"{even - AMONG} to {even + AMONG}"
    sheet.row(name, [f"{len(totals)}", share(won, len(totals)), asked, f"{mean(totals):.1f}"])
