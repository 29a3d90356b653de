"""What makes games saved by earlier versions those of this one."""

from collections import Counter
from typing import Any

from games.core.parts.settings import ON
from games.core.saving import FIRST, Upgrades
from games.santa_maria.piles import temple_tokens, whole_piles

DISPLAYS = ("doubles", "triples", "specials")


def keep_what_is_gone(plain: dict[str, Any]) -> None:
    """In the first version nobody kept what had left the game before everybody's eyes."""
    piles, whole = plain["piles"], whole_piles(plain["options"]["kingdoms"] == ON)
    lying = Counter([word for name in DISPLAYS for word in (*plain[name], *piles[name])])
    lying.update([*plain["specialists"].values(), *piles["specialists"]])
    belongs = Counter([word for name in (*DISPLAYS, "specialists") for word in whole[name]])
    for player in plain["players"]:
        if colony := player.get("colony"):
            lying.update(tile for tile, *_ in colony.get("laid", ()))
        if city := player.get("city"):
            lying.update(temple["token"] for temple in city["temples"].values())
            lying.update(token for tokens in city["piles"].values() for token in tokens)
            belongs.update(token for level in (1, 2, 3) for token in temple_tokens(level))
    plain["gone"] = sorted((belongs - lying).elements())


UPGRADES: Upgrades = {FIRST: keep_what_is_gone}
