"""The laws of Santa Maria, in the most naive way: everything is counted anew from the raw data of the box."""

from collections import Counter
from collections.abc import Sequence

from games.core.events import Event, Phrase
from games.santa_maria.lines.steps import StartLine
from games.santa_maria.maya.steps import MayaAct
from games.santa_maria.score import score
from games.santa_maria.state import Colony, Player, State
from games.santa_maria.steps import Act
from tests.games.santa_maria.box import ALL_CELLS, BUILDINGS, DATA, SHIPS, TILES
from tests.games.santa_maria.naive_city import check_moves
from tests.games.santa_maria.naive_score import count_points
from tests.support.laws import Hidden

MOST_MOVES = 4000
NOW_AND_THEN = 20
"""After every so many moves all that may be done is read from the rulebook."""
HIDDEN = (
    Hidden("piles.*.*"),
    Hidden("players.{seat}.joy"),
    Hidden("players.{seat}.city.hand.*"),
    Hidden("players.*.city.deck.*"),
    Hidden("players.*.city.piles.*.*"),
)
MONK_SYMBOLS = (3, 6, 10, 14, 19, 24)
DICE_SYMBOLS = (3, 10)
PRINTED_BEFORE = {
    ("forest", "e1"): "grain",
    ("forest", "c2"): "gem",
    ("forest", "a5"): "religion",
    ("forest", "c6"): "wood",
    ("garrison", "c3"): "conquistador_coin",
    ("garrison", "e3"): "grain",
    ("convent", "f6"): "grain",
}
"""Games that were begun before the boards were balanced go on with those of then."""
TURNED = {"east": (0, 1), "south": (1, 2), "west": (2, 3), "north": (3, 0)}
WAYS = [(1, 0), (0, 1), (-1, 0), (0, -1)]


def laws(state: State) -> None:
    """Nothing is made or lost, everything stands where it may."""
    check_tiles(state)
    check_ships(state)
    check_dice(state)
    check_monks(state)
    check_spaces(state)
    check_resources(state)
    if state.maya is not None:
        check_city(state)
    roads = 3 - state.roads
    for seat, player in enumerate(state.players):
        check_player(state, player)
        if player.colony is not None:
            roads -= check_colony(state, player.colony)
            assert state.spaces or not player.space
            check_faith(state, seat, player)
    assert roads == 0 or state.plays("specialists")
    assert roads >= 0
    assert bool(state.agenda) != state.over
    if state.agenda and isinstance(state.agenda[-1], Act | MayaAct):
        assert not any(player.resting or player.said for player in state.players), "what was said lasts for a line"
    if state.moves % NOW_AND_THEN == 0 and not state.over:
        check_moves(state)
    if state.over:
        outcome = score(state)
        assert ([of_seat.total for of_seat in outcome.scores], outcome.winners) == count_points(state)


def check_resources(state: State) -> None:
    for good in ("wood", "grain", "sugar", "gem", "gold"):
        held = [player.goods.get(good, 0) for player in state.players if player.colony is not None]
        stored = state.city().gold if state.maya is not None and good == "gold" else 0
        assert min(held, default=0) >= 0
        assert sum(held) + stored <= 12, good


def check_player(state: State, player: Player) -> None:
    assert player.coins >= 0
    assert player.joy >= 0
    assert 0 <= player.faith <= 24
    assert 0 <= player.march <= 12
    for good, count in player.goods.items():
        assert 0 <= count <= player.room.get(good, 0), good
    if player.colony is not None:
        assert all(player.room[good] == 3 for good in ("wood", "grain", "sugar", "gem", "gold"))
        assert player.room.get("cocoa", 0) in ((1, 2) if state.plays("kingdoms") else (0,))


def check_city(state: State) -> None:
    """The Maya board: cards, tokens and buildings are somewhere, and only where they may be."""
    assert state.maya is not None
    player, city = state.players[state.maya], state.city()
    cards = [*city.hand, *city.deck, *(card for tucked in city.tucked.values() for card in tucked)]
    assert Counter(cards) == Counter(list(DATA["card"]))
    for district, tucked in city.tucked.items():
        assert district != "gold_temple"
        assert all(any(half["district"] == district for half in DATA["card"][card]["halves"]) for card in tucked)
    printed = {f"{place}{road}": kind for road, found in DATA["road"].items() for place, kind in named_plots(found)}
    built = Counter(kind for plot, kind in city.plots.items() if plot not in printed)
    for material in city.lodges.values():
        built.update(material)
    lodges: Counter[str] = Counter()
    for lodge in DATA["lodge"].values():
        lodges.update(lodge["buildings"])
    assert +built == lodges
    assert all(city.plots[plot] == kind for plot, kind in printed.items())
    assert set(city.plots) <= {f"{place}{road}" for place in "abc" for road in "123456"}
    assert set(city.blocked) <= set(city.plots)
    tokens = [temple.token for temple in city.temples.values() if temple.token]
    tokens += [token for pile in city.piles.values() for token in pile]
    levels = sum(temple.levels for temple in city.temples.values())
    assert len(tokens) == len(set(tokens)) == 15 - levels
    for temple in city.temples.values():
        assert 0 <= temple.levels <= 3
        assert (temple.levels == 3) == (not temple.token)
    for token, level in [(temple.token, temple.levels + 1) for temple in city.temples.values() if temple.token]:
        assert DATA["temple"][token]["level"] == level
    priests = city.priests + list(city.blocked.values()).count("priest")
    assert priests <= city.temples["gold_temple"].levels
    assert len(city.roads) == len(set(city.roads)) == 3 - city.forks
    assert len(city.roads) <= city.temples["festival"].levels
    stored = sum(found["filled"] + found["empty"] for found in DATA["store"].values())
    assert sum(player.room.values()) == stored + sum(
        found["reserve"] - city.reserve.get(good, 0) for good, found in DATA["store"].items()
    )
    assert "gold" not in player.goods
    assert city.gold >= 0
    assert player.colony is None
    assert not any(state.maya in monks for monks in state.monks.values())


def named_plots(road: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(place, kind) for place, kind in zip("abc", road["plots"], strict=True) if kind]


def check_faith(state: State, seat: int, player: Player) -> None:
    crossed = sum(player.faith >= symbol for symbol in MONK_SYMBOLS)
    assert sum(seat in monks for monks in state.monks.values()) <= crossed
    start = 0 if state.plays("envoys") else 1
    assert player.blues == start + sum(player.faith >= symbol for symbol in DICE_SYMBOLS)


def check_colony(state: State, colony: Colony) -> int:
    """All that stands there has come somehow; how many road tiles lie there."""
    if not colony.board:
        return 0
    expected = dict(DATA["colony"][colony.board]["cells"])
    for laid in colony.laid:
        cells = cells_of(laid.tile, laid.spot, laid.turn)
        assert not cells.keys() & expected.keys(), "a tile lies on something"
        assert cells.keys() <= set(ALL_CELLS), "a tile lies outside"
        expected.update(cells)
    road_tiles = 0
    for cell, kind in colony.cells.items():
        assert cell in ALL_CELLS
        if BUILDINGS[kind].get("cart"):
            assert state.plays("specialists")
        elif cell not in expected:
            assert kind == "road2"
            road_tiles += 1
        else:
            assert kind in (expected[cell], PRINTED_BEFORE.get((colony.board, cell)))
    assert expected.keys() <= colony.cells.keys()
    for cell, word in colony.blocked.items():
        assert BUILDINGS[colony.cells[cell]]["type"] != "road", "roads cannot be blocked"
        assert word.split("_")[0] in ("white", "blue", "coins")
        assert cell != colony.governor
    coins = sorted(int(word[6:]) for word in colony.blocked.values() if word.startswith("coins"))
    if not any("bookkeeping" in (place, colony.scholar) for place in [*state.monks, colony.scholar]):
        assert coins == list(range(1, len(coins) + 1))
    assert (colony.governor in ALL_CELLS) == (state.plays("governor"))
    assert sum(map(len, colony.docks.values())) <= 44
    return road_tiles


def cells_of(tile: str, spot: str, turn: str) -> dict[str, str]:
    """Where each cell of a tile lies: the second one where it is turned to, the third a quarter further, or beyond."""
    column, row = "abcdef".index(spot[0]), int(spot[1])
    found = TILES[tile]
    first, second = TURNED[turn]
    steps = [(0, 0), WAYS[first]]
    if found["shape"] == "corner":
        steps.append(WAYS[second % 4])
    if found["shape"] == "straight":
        steps.append((2 * WAYS[first][0], 2 * WAYS[first][1]))
    places = [(column + across, row + down) for across, down in steps]
    return {
        ("abcdef"[c] if 0 <= c < 6 else "?") + str(r): kind for (c, r), kind in zip(places, found["cells"], strict=True)
    }


def check_tiles(state: State) -> None:
    laid = [one.tile for player in state.players if player.colony is not None for one in player.colony.laid]
    lying = [*laid, *state.doubles, *state.triples, *state.specials]
    for pile in ("doubles", "triples", "specials"):
        lying += [tile for tile in state.piles[pile] if tile != "hidden"]
    assert len(set(lying)) == len(lying), "a tile lies in two places"
    for kind, display, most in (
        ("double", state.doubles, 5),
        ("triple", state.triples, 5),
        ("special", state.specials, 2),
    ):
        assert len(display) <= most
        assert all(TILES[tile]["kind"] == kind for tile in display)
    assert not state.specials or state.plays("kingdoms")
    assert len(state.piles["doubles"]) == len(state.piles["triples"]) == 15 - 5 * state.year


def check_ships(state: State) -> None:
    own = [ship for p in state.players if p.colony is not None for ships in p.colony.docks.values() for ship in ships]
    lying = [*own, *filter(None, state.docks.values()), *state.piles["ships"], *state.piles["special_ships"]]
    kingdoms = state.plays("kingdoms")
    expected = [ship for ship, found in SHIPS.items() if found["kind"] != "special" or kingdoms]
    assert Counter(lying) == Counter(expected)
    for dock, ship in state.docks.items():
        assert ship or not state.piles["special_ships" if dock == "special" else "ships"]
        assert not ship or (SHIPS[ship]["kind"] == "special") == (dock == "special")


def check_dice(state: State) -> None:
    envoys = state.plays("envoys")
    resting = [word for p in state.players if p.colony is not None for word in p.colony.blocked.values()]
    resting += [word for p in state.players if p.city is not None for word in p.city.blocked.values()]
    resting += [step.die for step in state.agenda if isinstance(step, StartLine) and step.die]
    white = len(state.white) + sum(word.startswith("white") for word in resting) + ("white" in state.envoys)
    blue = len(state.blue) + sum(word.startswith("blue") for word in resting) + ("blue" in state.envoys)
    blue += sum(len(player.blue) for player in state.players)
    dice = state.seats * (2 if envoys else 3) + envoys
    blues = sum(player.blues for player in state.players) + envoys
    assert state.over or (white, blue) == (dice, blues)
    assert all(player.whites <= (2 if envoys else 3) for player in state.players)
    assert all(player.blues <= (2 if envoys else 3) for player in state.players)
    assert all(player.blues_used <= player.blues for player in state.players)


def check_monks(state: State) -> None:
    kingdoms = state.plays("kingdoms")
    assert len(state.scholars) == 3 + kingdoms
    assert len(state.bishops) == 3
    assert len(state.missions) == 4
    assert ("cocoa" in state.missions) == kingdoms == ("happiness" not in state.missions)
    for place, monks in state.monks.items():
        assert place in (*state.scholars, *state.bishops, *state.missions)
        assert len(set(monks)) == len(monks)
        assert state.maya not in monks


def check_spaces(state: State) -> None:
    for space, seats in state.spaces.items():
        for seat in seats:
            assert state.players[seat].space == space
    assert sum(map(len, state.spaces.values())) == sum(bool(player.space) for player in state.players)


def flows(before: State, events: Sequence[Event], after: State) -> None:
    """Every coin, point and piece that came or went is told; nothing is seen in secret."""
    assert after.moves - before.moves in (0, 1)
    if after.shown == before.shown:
        assert after.piles == before.piles
        assert after.chance.draws == before.chance.draws
    coins, joy = Counter[int](), Counter[int]()
    goods = Counter[tuple[int, str]]()
    for event in events:
        goods.update(pieces(event, before.maya))
        if (
            event.key.endswith("-deal")
            or event.seat is None
            or event.key.endswith(("-score", "-solo-won", "-solo-lost", "-twice"))
        ):
            continue
        coins[event.seat] += number(event, "coins") - number(event, "price") - paid_coins(event)
        joy[event.seat] += number(event, "joy")
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        assert now.coins - was.coins == coins[seat], f"coins of {seat}"
        assert now.joy - was.joy == joy[seat], f"joy of {seat}"
        assert now.faith >= was.faith
        for good in now.goods:
            assert now.goods[good] - was.goods.get(good, 0) == goods[seat, good], f"{good} of {seat}"
    for place, monks in before.monks.items():
        assert after.monks[place][: len(monks)] == monks, "monks stay"
    check_told(before, events, after)


def check_told(before: State, events: Sequence[Event], after: State) -> None:
    """Whatever was laid, sent, shipped or built is told, each by its name, and nothing else is."""
    came = standing(after)
    came.subtract(standing(before))
    told = Counter[tuple[str, int, str]]()
    for event in events:
        key = event.key.removeprefix("santa_maria-log-")
        if key in NAMED and event.seat is not None:
            told[key, event.seat, str(event.args[NAMED[key]])] += 1
    assert +came == told
    if any(what == "tuck" for what, _, _ in told):
        assert after.shown != before.shown, "a card of the hand lies open"


NAMED = {
    "ship": "ship",
    "monk": "place",
    "expand": "tile",
    "found": "hall",
    "tuck": "card",
    "temple": "district",
    "city-build": "spot",
}
"""What is told by its name, and where in the event it is."""


def standing(state: State) -> Counter[tuple[str, int, str]]:
    """By the event that brings it, the seat and its name."""
    found = Counter[tuple[str, int, str]]()
    for place, monks in state.monks.items():
        found.update(("monk", seat, place) for seat in monks)
    for seat, player in enumerate(state.players):
        if player.colony is not None:
            for ships in player.colony.docks.values():
                found.update(("ship", seat, ship) for ship in ships)
            for laid in player.colony.laid:
                found["found" if TILES[laid.tile]["kind"] == "hall" else "expand", seat, laid.tile] += 1
        if player.city is not None:
            found.update(("tuck", seat, card) for cards in player.city.tucked.values() for card in cards)
            found.update(("city-build", seat, plot) for plot in player.city.plots)
            found.update({("temple", seat, key): temple.levels for key, temple in player.city.temples.items()})
    return found


def pieces(event: Event, maya: int | None) -> Counter[tuple[int, str]]:
    """The resources that came to seats or went, as it is told; the gold of the Maya lies in the temple."""
    told = event.key.removeprefix("santa_maria-log-")
    deal = event.args.get("proposal")
    if told == "deal-made" and isinstance(deal, Phrase):
        sides = (("seat", "other_seat", "good"), ("other_seat", "seat", "good_wanted"))
        moved = Counter[tuple[int, str]]()
        for side in sides:
            moved.update(given(deal, *side, maya))
        return moved
    good = event.args.get("good")
    if event.seat is None or told not in ("gain", "sell", "buy", "pay"):
        return Counter()
    if isinstance(good, tuple):
        return Counter({(event.seat, str(each)): -good.count(each) for each in good})
    count = -number(event, "count") if told == "sell" else number(event, "count") or 1
    return Counter({(event.seat, str(good)): count})


def given(deal: Phrase, giver: str, taker: str, side: str, maya: int | None) -> Counter[tuple[int, str]]:
    """What one gives to another."""
    moved = Counter[tuple[int, str]]()
    goods = deal.args[side]
    assert isinstance(goods, tuple)
    for good in map(str, goods):
        for seat, change in ((deal.args[giver], -1), (deal.args[taker], 1)):
            assert isinstance(seat, int)
            if (seat, good) != (maya, "gold"):
                moved[seat, good] += change
    return moved


def number(event: Event, name: str) -> int:
    value = event.args.get(name, 0)
    assert isinstance(value, int)
    return value


def paid_coins(event: Event) -> int:
    goods = event.args.get("good", ())
    return goods.count("coin") if isinstance(goods, tuple) and event.key.endswith("-pay") else 0
