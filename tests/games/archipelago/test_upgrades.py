"""Games saved by earlier versions."""

import msgspec

from games.archipelago import GAME
from games.core.saving import save
from tests.games.archipelago.shores import shore


def test_in_the_first_version_the_welcome_of_a_region_was_of_whoever_is_in_its_town() -> None:
    table = shore()
    table.citizens(0, "b")
    table.citizens(1, "c")
    table.building("town", "b", 1)
    plain = msgspec.json.decode(save(table.state))
    plain["version"] = 1
    plain["regions"]["b"]["welcome"] = True
    plain["regions"]["c"]["welcome"] = False
    loaded = GAME.saved.load(msgspec.json.encode(plain))
    assert {letter: region.host for letter, region in loaded.regions.items()} == {"a": None, "b": 1, "c": None}
    assert loaded.version == GAME.saved.version


def test_in_the_second_version_the_spy_kept_one_objective_of_each() -> None:
    table = shore()
    plain = msgspec.json.decode(save(table.state))
    plain["version"] = 2
    plain["players"][0]["seen"] = {"1": "medium_ports"}
    assert GAME.saved.load(msgspec.json.encode(plain)).players[0].seen == {1: ["medium_ports"]}
