"""Points counted once more, as people do it with paper and pencil at the end."""

from games.archipelago.components import SIDES
from games.archipelago.state import State

BOX = ("fish", "wood", "stone", "iron", "cattle", "fruit")
MEDALS = {"king": 1, "pope": 1}
WONDERS = {"colossus": 1, "cathedral": 2, "great_lighthouse": 1, "pyramid": 2}
CHARACTERS = {
    "researcher", "pirate", "explorer", "detective", "assassin", "bishop", "archbishop", "pope", "false_prophet",
    "minister_of_labour", "scout", "king", "recruiter", "missionary", "spy", "merchant", "treasurer", "thief",
    "barbarian", "minister_of_agriculture", "queen", "exporter", "admiral", "minister_of_trade",
}  # fmt: skip
CRITERIA = {
    "short_resources_gone": "iron", "short_progress": "markets", "short_stacks": "money",
    "short_churches": "characters", "short_characters": "tokens", "short_markets": "churches",
    "short_towns": "ports", "short_ports": "progress", "medium_characters": "fish", "medium_stacks": "iron land",
    "medium_markets": "wood land", "medium_churches": "cards", "medium_towns": "tokens",
    "medium_population": "docks", "medium_ports": "churches", "medium_progress": "money",
    "long_towns": "tokens", "long_ports": "money", "long_markets": "churches", "long_stacks": "characters",
    "long_cards": "fish land", "long_churches": "fruit land", "long_resources_gone": "ports", "long_ships": "progress",
}  # fmt: skip
BUILT = {
    "towns": ("town",), "ports": ("port",), "markets": ("market",), "churches": ("church",),
    "docks": ("port", "market"),
}  # fmt: skip
PEACE = {"short_pacifist": 15, "medium_pacifist": 12, "long_pacifist": 10}


def totals(state: State) -> list[int]:
    """Every seat's points; nothing is scored after independence."""
    if state.rebellion > state.population:
        return [0] * state.seats
    points = [0] * state.seats
    held = [card for player in state.players for card in player.objectives] + state.open_objectives
    for card in held:
        if card in CRITERIA:
            award(points, [amount(state, seat, CRITERIA[card]) for seat in range(state.seats)], (3, 2, 1))
    for trend in state.trends:
        award(points, [amount(state, seat, trend) for seat in range(state.seats)], (4, 3, 2))
    for seat, player in enumerate(state.players):
        for card in player.objectives:
            if card in PEACE and state.population - state.rebellion > PEACE[card]:
                points[seat] += 3
        for owned in player.cards:
            points[seat] += MEDALS.get(owned.card, 0) + (WONDERS[owned.card] if owned.built else 0)
    return points


def award(points: list[int], amounts: list[int], prizes: tuple[int, ...]) -> None:
    """Look for the highest amount, hand out the prize, cross it out, look again."""
    left = set(amounts) - {0}
    for prize in prizes:
        if not left:
            return
        best = max(left)
        for seat, number in enumerate(amounts):
            if number == best:
                points[seat] += prize
        left.remove(best)


def amount(state: State, seat: int, what: str) -> int:
    player = state.players[seat]
    if what in BOX:
        return player.cubes.get(what, 0)
    if what.endswith(" land"):
        return sum(icons_of(state, letter, what.split(maxsplit=1)[0]) for letter in mine(state, seat, "town"))
    if what in ("money", "tokens"):
        return getattr(player, what)  # type: ignore[no-any-return]
    if what in ("ships", "population"):
        kind = {"ships": "ship", "population": "citizen"}[what]
        return sum(unit.kind == kind for unit in player.units)
    if what in ("characters", "progress"):
        return sum((owned.card in CHARACTERS) == (what == "characters") for owned in player.cards)
    if what in BUILT:
        return sum(len(mine(state, seat, kind)) for kind in BUILT[what])
    return len(player.cards) if what == "cards" else player.given


def mine(state: State, seat: int, kind: str) -> list[str]:
    """Where a seat controls such a building: by somebody awake in it, else by somebody awake in the town."""
    found = []
    for letter, region in state.regions.items():
        if kind not in region.buildings:
            continue
        owner = awake(state, letter, kind)
        if owner is None and kind != "town" and "town" in region.buildings:
            owner = awake(state, letter, "town")
        if owner == seat:
            found.append(letter)
    return found


def awake(state: State, letter: str, kind: str) -> int | None:
    for seat, player in enumerate(state.players):
        for unit in player.units:
            if unit.region == letter and unit.spot == kind and not unit.lying:
                return seat
    return None


def icons_of(state: State, letter: str, resource: str) -> int:
    """The printed icons, looted or not."""
    return sum(part.icons.get(resource, 0) for part in SIDES[state.regions[letter].side].zones)
