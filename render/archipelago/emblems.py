"""The icons that stand for what has none of its own name: things in deals, trends and cards."""

from __future__ import annotations

from render.boards import Emblems

EMBLEMS: Emblems = {
    "thing": {"money": "coin", "token": "spyglass"},
    "unit": {"citizen": "citizen", "ship": "ship"},
    "goods": {"cube": "crate", "token": "spyglass"},
    "half": {"give": "hand", "want": "heart", "later": "hourglass"},
    "trend": {"money": "coin", "population": "people", "churches": "church", "towns": "town", "ships": "ship"},
    "card": {
        "explorer": "spyglass",
        "scout": "compass",
        "merchant": "merchant",
        "king": "crown",
        "queen": "crown",
        "bishop": "bishop",
        "archbishop": "bishop",
        "pope": "bishop",
        "spy": "eye",
        "treasurer": "chest",
        "admiral": "sail",
        "sawmill": "wood",
        "iron_mine": "iron",
        "farm": "cattle",
        "industrial_fishing": "fish",
        "irrigation_canal": "water",
        "roads": "road",
        "shipbuilding": "ship",
        "cathedral": "church",
        "foreign_trade": "port",
        "domestic_trade": "market",
        "peace_and_prosperity": "dove",
        "church_gifts": "church",
        "education": "book",
        "colossus": "wonder",
        "great_lighthouse": "wonder",
        "amphitheatre": "wonder",
    },
}
