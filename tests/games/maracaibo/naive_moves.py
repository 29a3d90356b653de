"""What a seat may do, read from the rulebook a second time: slow, plain, and with nothing taken from the engine."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from games.core.fields import PickSome
from games.core.moves import Offer
from games.core.play import Play
from games.core.seats import Seat
from games.maracaibo.moves import Fill
from games.maracaibo.state import Player, State
from games.maracaibo.steps import EndActions
from tests.games.maracaibo.box import CAMPAIGN, CARDS, DATA, NATIONS
from tests.games.maracaibo.naive_paying import alike, hands, has_stock, owned, total
from tests.games.maracaibo.naive_score import BORDERS, RANKS, TRAIL
from tests.games.maracaibo.naive_ways import found, is_city, told, villages, voyages, walks

Answers = set[tuple[Any, ...]]
Found = dict[str, Answers]
PASS: Found = {"pass": {()}}
ORDER_OF_CARDS = {"quest": 1, "card_quest": 1, "assistant": 1, "buy_for_herbs": 1, "deal": 1}
"""From this blank on the cards that pay are named, in any order."""


def compare_offers(play: Play[State], seat: Seat) -> None:
    """All that is offered is allowed, and nothing that is allowed is missing."""
    state = play.state
    question: Any = state.agenda[-1]
    player = state.players[seat]
    offered: Found = {}
    for offer in play.legal(seat).offers:
        if offer.verb == "refill":
            check_refill(state, player, offer)
        elif offer.verb != "prepare":
            offered[offer.verb] = {as_paid(offer.verb, move.answers()) for move in offer.moves(100_000)}
    name = type(question).__name__
    expected = FINDERS[name](state, player, question) | beside(state, player, question)
    assert offered == {verb: answers for verb, answers in expected.items() if answers}, name


def as_paid(verb: str, answers: tuple[Any, ...]) -> tuple[Any, ...]:
    """Who pays with two cards may name them in either order."""
    at = ORDER_OF_CARDS.get(verb, len(answers))
    return (*answers[:at], *sorted(card for card in answers[at:] if card != "none"))


# The ship


def sailing(state: State, player: Player, step: Any) -> Found:
    return {"sail": told(voyages(state, player, step.points))} | (PASS if step.extra else {})


# Main actions


def fulfilling(state: State, player: Player, quests: Iterable[str], moved: int) -> Answers:
    rows: Answers = set()
    for quest in quests:
        box = DATA["quest"] if quest in DATA["quest"] else CAMPAIGN["story"]
        cost = box[state.story_tiles.get(quest, quest)]["cost"]
        if has_stock(player, cost, moved):
            rows |= {(quest, *cards) for cards in hands(player, cost)}
    return rows


def acting(state: State, player: Player, _: Any) -> Found:
    place = player.place
    skulls = [tile for tile in ("l20", "l21", "l22", "l23") if tile in state.legacy]
    moves: Found = dict(PASS)
    if is_city(state, place):
        rows = {(card, cell) for card in wanted_cards(state, player, place) for cell in open_cells(player)}
        moves |= {"deliver": rows, "only_deliver": rows}
        closed = place == "16" or (place == "14" and "l3" in state.legacy)
        moves["city"] = set() if closed else {()}
    elif place not in [CAMPAIGN["legacy"][tile]["place"] for tile in skulls]:
        moves |= village(state, player)
    moves["quest"] = fulfilling(state, player, state.quests.get(place, ()), state.leg)
    moves["assistant"] = assisting(player)
    return moves


def wanted_cards(state: State, player: Player, place: str) -> list[str]:
    """The cards of the hand that a city's market takes, if it has a free space."""
    by_size = max(state.seats, 2) - 2
    if place in state.city_tiles:
        tile = DATA["city_tile"][state.city_tiles[place]]
        goods, spaces = tile["goods"], tile["spaces"]
    else:
        data = CAMPAIGN["legacy"]["l1"] if place == "16" else DATA["place"][place]
        goods, spaces = data.get("goods", ()), data.get("spaces", (0, 0, 0))[by_size]
    free = spaces > state.delivered.get(place, 0)
    return [card for card in player.hand if free and CARDS[card]["good"] in goods]


def open_cells(player: Player) -> list[str]:
    done = 12 - len(player.discs)
    cells = []
    for cell in player.discs:
        behind = {"vp6": "vp3", "goods3": "drill"}.get(cell, "")
        if behind not in player.discs and done >= {"claim": 4, "boon": 4, "vp10": 6}.get(cell, 0):
            cells.append(cell)
    return cells


def assisting(player: Player) -> Answers:
    rows: Answers = set()
    for helper in player.helpers.get(player.place, ()):
        effects = DATA["assistant"][CARDS[helper.card]["assistant"]]["effects"]
        goods = [effect["n"] for effect in effects if effect["do"] == "pay_goods"]
        strength = sum(effect["n"] for effect in effects if effect["do"] == "pay_strength")
        if not helper.fresh and player.strength >= strength:
            rows |= {(helper.card, *cards) for cards in (alike(player, goods[0]) if goods else {()})}
    return rows


def buying(state: State, player: Player) -> Found:
    off = total(player, "discount")
    moves: Found = {"buy": set(), "buy_for_herbs": set(), "invest": set()}
    for card in (*player.hand, *player.planned):
        data = CARDS[card]
        held = sum(nation == data.get("markers") for nation in state.markers.values())
        if max(0, data["cost"] - off) > player.coins or ("figure" in data and not player.figures):
            continue
        if "markers" in data and held < 3:
            continue
        if "herbs" in data:
            herbs = [{"pay": "herb", "n": data["herbs"]}]
            moves["buy_for_herbs"] |= {(card, *paid) for paid in hands(player, herbs, besides=card)}
        else:
            moves["buy"].add((card,))
    for key in state.buildings[: state.open_buildings]:
        if (
            key not in player.buildings
            and player.figures
            and max(0, DATA["building"][key]["cost"] - off) <= player.coins
        ):
            moves["invest"].add((key,))
    return moves


def village(state: State, player: Player, *_: Any) -> Found:
    place = player.place
    moves = buying(state, player)
    moves["sell"] = {(card,) for card in player.hand}
    moves["sell_hand"] = {()} if player.hand else set()
    moves["drill"] = {()} if owned(player, "drill") else set()
    moves["deal"] = set()
    for key, deal in owned(player, "deal"):
        goods = deal["item"] == "goods"
        paid = alike(player, deal["n"]) if goods else hands(player, [{"pay": deal["item"], "n": deal["n"]}])
        moves["deal"] |= {(key, *cards) for cards in paid}
    if owned(player, "claim") and place in villages(state) and place not in state.markers:
        moves["claim"] = {(nation,) for nation in NATIONS if state.stock[nation]}
    moves["card_quest"] = fulfilling(state, player, player.card_quests.values(), state.moved)
    return moves


# Combat


def fighting(state: State, player: Player, step: Any) -> Found:
    """Each manoeuvre once; figures and combat points make up what the nation's value lacks."""
    costs: list[tuple[str, str, int]] = []
    if "influence" not in step.made:
        costs += [("influence_one", "none", 2), ("influence_two", "none", 5)]
    if state.stock[step.nation]:
        flagged = [place for place, data in DATA["place"].items() if "flag" in data]
        flagged = [place for place in flagged if DATA["place"][place].get("legacy", "") in ("", *state.legacy)]
        flagged += ["16"] if "l1" in state.legacy else []
        for place in [place for place in flagged if found(player, place) and "city" not in step.made]:
            costs.append(("city", place, 6 if place in state.markers else 4))
        if owned(player, "village_war") and "village" not in step.made:
            costs += [("village", place, 5 if place in state.markers else 2) for place in villages(state)]
        costs = [cost for cost in costs if state.markers.get(cost[1]) != step.nation]
        if "l6" in state.legacy and "fleet" not in step.made:
            free = [place for place in ("fleet_10", "fleet_11") if place not in state.markers]
            costs += [("fleet", place, int(place[-2:])) for place in free]
        if "l9" in state.legacy and "mine" not in state.markers and TRAIL.index(player.explorer) >= TRAIL.index("5"):
            costs.append(("mine", "none", 8))
    for card, effect in owned(player, "manoeuvre"):
        if card not in step.made and effect.get("synergy", "") in ("", *player.synergies):
            costs.append((card, "none", effect["n"]))
    rows: Answers = set()
    for word, place, cost in costs:
        lack = max(0, cost - step.value)
        for figures in range(player.figures + 1):
            if 0 <= lack - figures <= player.strength:
                rows.add((word, place, figures))
    return {"manoeuvre": rows, **PASS}


def siding(state: State, player: Player, step: Any) -> Found:
    deals = {nation: DATA["token"][step.token][nation].get("deal", ()) if step.token else () for nation in NATIONS}
    price = {nation: sum(part["n"] for part in deal if part["do"] == "pay_doubloons") for nation, deal in deals.items()}
    return {"fight": {(nation,) for nation in NATIONS if price[nation] <= player.coins}}


def attacking(state: State, _: Player, __: Any) -> Found:
    piles = {name for name, pile in zip(("left", "right"), state.piles, strict=True) if pile}
    return {"attack": {(pile,) for pile in piles or {"none"}}, **PASS}


# The explorer, and small choices


def exploring(state: State, player: Player, step: Any) -> Found:
    return {"explore": told(walks(state, player, step.steps + total(player, "stride"))), **PASS}


def rising(_: State, player: Player, __: Any) -> Found:
    return {"rise": {(nation,) for nation in NATIONS if player.influence[nation] < max(RANKS)}, **PASS}


def hoisting(state: State, player: Player, step: Any) -> Found:
    free = [place for place in villages(state) if place not in state.markers]
    rows: Answers = {(place, nation) for place in free for nation in NATIONS if state.stock[nation]}
    return {"hoist": rows, **PASS} if rows or not step.rank else rising(state, player, step)


def using(state: State, player: Player, step: Any) -> Found:
    """A free tile takes a disc; else its cost is paid."""
    cost = CAMPAIGN["legacy"][step.tile]["cost"]
    paid = hands(player, cost) if has_stock(player, cost, 0) else set()
    return {"use_tile": {((*cards, "none")[0], cell) for cards in paid for cell in open_cells(player)}, **PASS}


# Cards and free actions


def lacking(player: Player) -> int:
    return max(0, (4 if "hand" in player.discs else 6) - len(player.hand))


def price(player: Player) -> int:
    return 1 if "market" in player.discs else 0


def open_cards(state: State, player: Player) -> list[str]:
    return [*player.planned, *(state.market if player.coins >= price(player) else ())]


def check_refill(state: State, player: Player, offer: Offer) -> None:
    """In one gesture just those cards can be taken that could be taken one by one."""
    cards = open_cards(state, player)
    (field,) = offer.fields
    assert isinstance(field, PickSome)
    assert set(field.words) == set(cards)
    needed = 0 if state.deck or state.discards else 1
    for count in range(len(cards) + 2):
        for some in combinations(cards, count):
            paid = sum(card in state.market for card in some) * price(player)
            allowed = needed <= count <= lacking(player) and paid <= player.coins
            assert offer.accepts(Fill(some)) is allowed, some


def refilling(state: State, player: Player, _: Any) -> Found:
    """Card by card."""
    cards = {(card,) for card in open_cards(state, player)}
    supply = bool(state.deck or state.discards)
    lack = lacking(player)
    one_by_one = lack > 1
    return {
        "take": cards if one_by_one else set(),
        "draw": {()} if one_by_one and supply else set(),
        "pass": {()} if not (lack and supply) else set(),
    }


def could_have_stock(player: Player, cost: Iterable[dict[str, Any]]) -> bool:
    """Whether the stock pays, now or after free actions: tasks bring doubloons and figures, figures combat points."""
    done = [kind for kind in player.tasks if met(player, kind, "easy")]
    figures = player.figures + len(done)
    strength = player.strength + (figures if owned(player, "enlist") else 0)
    have = {"doubloons": player.coins + 3 * len(done), "figures": figures, "strength": strength}
    return all(have.get(part["pay"], part["n"]) >= part["n"] for part in cost)


def beside(state: State, player: Player, question: Any) -> Found:
    """Figures become combat points at any time; tasks and plans belong to phase B of the own turn."""
    moves: Found = {}
    if owned(player, "enlist") and player.figures and player.strength < 8:
        moves["enlist"] = {()}
    asked = type(question).__name__
    in_phase_b = any(isinstance(step, EndActions) and step.free for step in state.agenda)
    if (asked == "Refill" and question.free) or (in_phase_b and (asked != "SetSail" or question.extra)):
        moves["task"] = {
            (kind, level) for kind in player.tasks for level in ("easy", "hard") if met(player, kind, level)
        }
        if len(player.planned) < 3 and question.secret:  # an open question says nothing of a hand
            moves["plan"] = {(card,) for card in player.hand}
    return moves


def met(player: Player, kind: str, level: str) -> bool:
    influence = sorted(player.influence.values())
    have = {
        "tokens": len(player.tokens),
        "quests": len(player.quests),
        "favour": influence[2],
        "favours": influence[1],
        "upgrades": 12 - len(player.discs),
        "border": sum(TRAIL.index(player.explorer) >= TRAIL.index(border) for border in BORDERS),
        "synergies": len(player.synergies),
        "assistants": sum(map(len, player.helpers.values())),
    }
    (task,) = [task for task in DATA["career"][player.careers[0]]["tasks"] if task["kind"] == kind]
    return bool(have[kind] >= task[level])


FINDERS: dict[str, Any] = {
    "Prepare": lambda state, player, step: {},
    "KeepCareer": lambda state, player, step: {"career": {(career,) for career in player.careers}},
    "SetSail": sailing,
    "UseTile": using,
    "ChooseAction": acting,
    "CityQuest": lambda state, player, step: {
        "quest": fulfilling(state, player, [state.city_quest] if state.city_quest else [], state.leg),
        **PASS,
    },
    "Refill": refilling,
    "VillageAction": lambda state, player, step: {**village(state, player), **PASS},
    "ChooseOption": lambda state, player, step: {"opt": {(option[0].do,) for option in step.options}, **PASS},
    "RemoveDisc": lambda state, player, step: {"disc": {(cell,) for cell in open_cells(player)}, **PASS},
    "GainInfluence": lambda state, player, step: {"favour": {(nation,) for nation in NATIONS}, **PASS},
    "NextRank": rising,
    "TakeSynergy": lambda state, player, step: {
        "synergy": {(token,) for token in ("anchor", "tools", "scales", "bell", "crown")}
        - {(token,) for token in player.synergies},
        **PASS,
    },
    "PlaceMarker": hoisting,
    "SettleFigures": lambda state, player, step: {"settle": {(count,) for count in range(player.figures + 1)}},
    "Veteran": lambda state, player, step: {"discharge": {()} if player.figures else set(), **PASS},
    "RemoveSkull": lambda state, player, step: {"lift": {(tile,) for tile in step.tiles}, **PASS},
    "Explore": exploring,
    "TrackQuest": lambda state, player, step: {
        "quest": fulfilling(state, player, [step.quest], state.moved),
        **PASS,
    },
    "ChoosePile": attacking,
    "ChooseNation": siding,
    "Manoeuvre": fighting,
    "ScoringChoice": lambda state, player, step: {**buying(state, player), "take_points": {()}},
    "Vote": lambda state, player, step: {"vote": {(way,) for way in CAMPAIGN["story"][step.story]["next"]}},
}
