"""The icons that stand for this game's words, where they have other names: cards by what they do first."""

from __future__ import annotations

from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.cards import CARDS
from games.maracaibo.components import BUILDINGS, CAREERS, CITY_TILES, PLACES, QUESTS, TOKENS, UPGRADES
from games.maracaibo.kinds import NATIONS, Effect
from render.boards import Emblems

_ITEMS = {"treasure": "chest", "adventure": "map", "book": "book", "herb": "plants"}
_DOES = {
    "doubloons": "coin",
    "income": "coin",
    "doubloons_per": "coin",
    "visitor_doubloons": "coin",
    "points": "point",
    "point_income": "point",
    "points_per": "point",
    "visitor_points": "point",
    "strength": "sword",
    "war_strength": "sword",
    "enlist": "sword",
    "war": "swords",
    "manoeuvre": "swords",
    "removal": "flag",
    "village_marker": "flag",
    "figures": "person",
    "settle_figures": "person",
    "influence": "crown",
    "rank": "crown",
    "village_rank": "crown",
    "explore": "explorer",
    "stride": "explorer",
    "leap": "explorer",
    "compass": "rose",
    "disc": "hammer",
    "discount": "purse",
    "deal": "trade",
    "synergy": "gem",
    "own_quest": "quest",
    "city_quest": "quest",
    "sail": "sail",
    "village": "village",
}
_PLACES = {"village": "village", "city": "town", "homeward": "port", "start": "port"}


def _of(effect: Effect) -> str:
    return _ITEMS.get(effect.item, "crate") if effect.do == "object" else _DOES.get(effect.do, "card")


def _nations(icon: str) -> dict[str, str]:
    return dict.fromkeys(NATIONS, icon)


EMBLEMS: Emblems = {
    "item": _ITEMS,
    "card": {key: "person" if card.assistant else _of(card.effects[0]) for key, card in CARDS.items()},
    "city": {
        key: _of(tile.action[0]) if tile.action[0].do != "choose" else "explorer" for key, tile in CITY_TILES.items()
    },
    "place": {key: _PLACES[place.kind] for key, place in PLACES.items()}
    | {"fleet_10": "ship", "fleet_11": "ship", "mine": "gold"},
    "quest": {**dict.fromkeys(QUESTS, "quest"), **{f"story_{number}": "ledger" for number in range(1, 5)}},
    "building": dict.fromkeys(BUILDINGS, "palace"),
    "career": dict.fromkeys(CAREERS, "star"),
    "upgrade": dict.fromkeys(UPGRADES, "hammer"),
    "tile": dict.fromkeys(LEGACY, "tile"),
    "token": dict.fromkeys(TOKENS, "shield"),
    "nation": _nations("flag"),
    "influence": _nations("crown"),
    "synergy": {"scales": "trade", "bell": "gem"},
    "manoeuvre": {
        "influence_one": "crown",
        "influence_two": "crown",
        "city": "town",
        "village": "village",
        "fleet": "ship",
        "mine": "gold",
    },
    "coins": {"": "coin"},
    "income": {"": "coin"},
    "points": {"": "point"},
    "point_income": {"": "point"},
    "worth": {"": "laurel"},
    "strength": {"": "sword"},
    "figures": {"": "person"},
    "quests": {"": "quest"},
}
