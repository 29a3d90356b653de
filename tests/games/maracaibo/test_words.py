"""What the texts say of cards, tiles and stories is what the data says: the same numbers, the same words."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from tests.games.maracaibo.box import CAMPAIGN, CARDS, DATA
from texts import LOCALES, words

BOTH = pytest.mark.parametrize("locale", LOCALES)
SILENT = ("synergy", "object", "enlist", "village_marker", "village_rank", "own_quest", "remove_skull", "war", "rank")
"""Effects without a figure."""
Entry = dict[str, Any]


def told(locale: str, noun: str, key: str) -> str:
    return words(locale)(f"maracaibo-{noun}-{key}-about".replace("_", "-"))


def numbers(text: str) -> Counter[int]:
    """All numbers of a text, but for names of places, tiles and levels."""
    return Counter(map(int, re.findall(r"(?<![A-Za-z\d])\d+", text)))


def figures(effects: Iterable[Entry]) -> Iterator[int]:
    """The numbers that a text about these effects has to name."""
    for effect in effects:
        count = effect.get("n", 1)
        match effect["do"]:
            case "sail":
                yield from range(1, count + 1)
            case "choose":
                yield from figures(part for option in effect["options"] for part in option)
            case "deal" | "manoeuvre":
                yield from (count, *figures(effect["gain"]))
            case "points_per" if effect["per"] == "nations":
                yield from (count, 3)
            case do if do not in SILENT:
                yield count


def paid(cost: Iterable[Entry]) -> list[Entry]:
    """Of goods and objects, a single one goes without its number."""
    hand = ("sugar", "tobacco", "cocoa", "cotton", "treasure", "adventure", "book", "herb")
    return [part for part in cost if part["n"] > 1 or part["pay"] not in hand]


@BOTH
def test_cards(locale: str) -> None:
    for key, card in CARDS.items():
        check_card(card, told(locale, "card", key), locale)


def check_card(card: Entry, text: str, locale: str) -> None:
    say = words(locale)
    expected = Counter([card["cost"], card["points"], *figures(card.get("effects", ()))])
    expected.update([card["herbs"]] if "herbs" in card else [])
    expected.update([3] if "markers" in card else [])
    if "assistant" in card:
        expected.update([int(card["place"]), *figures(DATA["assistant"][card["assistant"]]["effects"])])
        assert say(f"maracaibo-place-{card['place']}") in text
    assert numbers(text) == expected, text
    ends = [say(f"maracaibo-good-{card[kind]}") for kind in ("good", "item")]
    assert text.lower().rstrip(".").endswith(", ".join(ends).lower())
    for effect in card.get("effects", ()):
        for noun in ("synergy", "nation"):
            if effect.get(noun, "any") not in ("any", "aggressor"):
                name = say(f"maracaibo-{noun}-{effect[noun]}")
                assert name.lower()[:5] in text.lower(), text


@BOTH
def test_quests_spaces_and_flags(locale: str) -> None:
    for key, quest in DATA["quest"].items():
        text = told(locale, "quest", key)
        expected = Counter([part["n"] for part in paid(quest["cost"])] + list(figures(quest["reward"])))
        assert numbers(text) == expected, text
    for key, space in DATA["space"].items():
        if space.get("reward") and not space.get("arrival"):
            assert numbers(told(locale, "space", key)) == Counter(figures(space["reward"]))
    for key, place in DATA["place"].items():
        if "flag" in place:
            assert numbers(told(locale, "place", key)) == Counter(figures(place["flag"]))


@BOTH
def test_city_tiles_buildings_and_tokens(locale: str) -> None:
    for key, tile in DATA["city_tile"].items():
        assert numbers(told(locale, "city", key)) == Counter(figures(tile["action"])), key
    for key, building in DATA["building"].items():
        expected = Counter([building["cost"], 2] + [building[part] for part in ("n", "most") if part in building])
        assert numbers(told(locale, "building", key)) - Counter([1]) == expected - Counter([1]), key
        assert words(locale)(f"maracaibo-synergy-{building['synergy']}") in told(locale, "building", key)
    for key, token in DATA["token"].items():
        expected = Counter()
        for nation in ("france", "spain", "england"):
            expected.update([token[nation]["value"], *figures(token[nation].get("deal", ()))])
        expected.update(([2] if token.get("most") else []) + ([3] if token.get("fewest") else []))
        assert numbers(words(locale)(f"maracaibo-token-{key}")) == expected, key


@BOTH
def test_stories_and_legacy_tiles(locale: str) -> None:
    for key, story in CAMPAIGN["story"].items():
        text = told(locale, "story", key)
        if story.get("fill"):
            assert story["fill"].upper() in text
            continue
        cost = [part["n"] for part in paid(story["cost"])]
        expected = Counter([int(story["place"]), *cost, *figures(story["reward"])])
        assert numbers(text) == expected, text
        assert text.startswith(words(locale)(f"maracaibo-place-{story['place']}"))
        tiles = [tile for effect in story["reward"] for tile in effect.get("tiles", ())]
        assert all(tile.upper() in text for tile in tiles)
    for key, tile in CAMPAIGN["legacy"].items():
        text = told(locale, "tile", key)
        if tile["kind"] == "discs":
            expected = Counter([int(tile["place"]), tile["discs"], *(part["n"] for part in paid(tile["cost"]))])
            expected.update([*figures(tile["reward"]), *([tile["toll"]] if "toll" in tile else [])])
            assert numbers(text) == expected, text
        elif tile.get("place", key) != key and key != "l1":
            assert words(locale)(f"maracaibo-place-{tile['place']}") in text
        elif tile["kind"] == "route":
            assert numbers(text) == Counter([int(tile["start"]), int(tile["end"]), tile["points"]])


@BOTH
def test_jeans_cards(locale: str) -> None:
    for key, card in DATA["jean_card"].items():
        expected = Counter([card["moves"], card["takes"]])
        for action in card["actions"]:
            expected.update([action.get("n", 1)] if action["do"] not in ("disc", "quest") else [])
            expected.update(action[name] for name in ("since", "until") if name in action)
        assert numbers(told(locale, "jean-card", key)) == expected, key


@BOTH
def test_careers(locale: str) -> None:
    for key, career in DATA["career"].items():
        tasks = career["tasks"]
        expected = Counter(task[level] for task in tasks if task["kind"] != "border" for level in ("easy", "hard"))
        expected.update({task["doubloons"] for task in tasks})
        points = [task["points"] for task in tasks]
        expected.update(set(points) if len(set(points)) == 1 else points)
        expected.update([DATA["career_done"]["doubloons"], DATA["career_done"]["points"]])
        assert numbers(told(locale, "career", key)) == expected, key
