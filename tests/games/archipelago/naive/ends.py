"""Whether the condition of an objective is met, counted on the table."""

from games.archipelago.state import State
from tests.games.archipelago.naive.board import BOX
from tests.games.archipelago.naive_score import CHARACTERS

BUILT = {"towns": "town", "ports": "port", "markets": "market", "churches": "church"}
REACHED = {
    "short": {"towns": (3, 1), "ports": (3, 1), "markets": (3, 1), "churches": (2, 1), "characters": (4, 1),
              "progress": (4, 1), "population": (16, 6), "stacks": (2, 0), "resources": (2, 0)},
    "medium": {"towns": (4, 1), "ports": (4, 1), "markets": (4, 1), "churches": (4, 1), "characters": (5, 3),
               "progress": (5, 3), "population": (20, 7), "stacks": (3, 0), "resources": (3, 0), "money": (0, 0)},
    "long": {"towns": (5, 1), "ports": (5, 1), "markets": (5, 1), "churches": (5, 1), "cards": (12, 4),
             "ships": (6, 2), "stacks": (3, 0), "resources": (3, 0), "surplus": (22, 0), "money": (0, 0)},
}  # fmt: skip
"""What it takes with two players, and how much more for each further one."""
ENDS = {
    "short_separatist": "stacks", "short_pacifist": "population", "medium_separatist": "money",
    "medium_pacifist": "resources", "long_separatist": "money", "long_pacifist": "surplus",
}  # fmt: skip


def met(state: State) -> list[str]:
    """The objectives in play whose condition holds now."""
    held = [card for player in state.players for card in player.objectives] + state.open_objectives
    return [card for card in held if holds(state, card)]


def holds(state: State, objective: str) -> bool:
    length, _, named = objective.partition("_")
    what = ENDS.get(objective, named.removesuffix("_gone"))
    least, more = REACHED[length][what]
    if what == "stacks" and objective == "short_separatist":
        least = 3
    if what == "money":
        return state.money == 0
    return count(state, what) >= least + more * (state.seats - 2)


def count(state: State, what: str) -> int:
    cards = [owned.card for player in state.players for owned in player.cards]
    units = [unit for player in state.players for unit in player.units]
    match what:
        case "characters":
            return sum(card in CHARACTERS for card in cards)
        case "progress":
            return sum(card not in CHARACTERS for card in cards)
        case "cards":
            return len(cards)
        case "ships":
            return sum(unit.kind == "ship" for unit in units)
        case "population":
            return sum(unit.kind == "citizen" for unit in units)
        case "stacks":
            return state.tokens.count(0)
        case "resources":
            return sum(state.bank[each] == 0 for each in BOX)
        case "surplus":
            return state.surplus
        case _:
            return sum(BUILT[what] in region.buildings for region in state.regions.values())
