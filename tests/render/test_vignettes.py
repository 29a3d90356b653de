"""Every card and building has a small drawing of its own, told from all others of its game without its colours, too."""

import subprocess
import sys
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from games.archipelago import components as archipelago
from games.maracaibo import components as maracaibo
from games.maracaibo.campaign.components import LEGACY
from games.maracaibo.cards import CARDS as PROJECTS
from games.puerto_rico import components as puerto_rico
from games.registry import OF_THE_HOUSE
from games.santa_maria import components as santa_maria
from games.settlers import components as settlers
from render.emblems import drawings
from render.emojis import emoji_name, emoji_picture
from render.kit import palette as p
from render.kit.skins import SkinName, wearing
from render.kit.vignettes.composed import drawn
from render.kit.vignettes.frames import FRAMES
from render.kit.vignettes.grounds import GROUNDS
from render.vignettes import scenes, vignette
from texts import Teller, words

SIZE = 40
SHADES_APART = 10.0
"""Of 255, on the average over a drawing without colour."""
SEEN = 3.0
"""The contrast of a piece and what it lies on."""
NAMED: Mapping[str, Mapping[str, Iterable[str]]] = {
    "settlers": {"tile": settlers.TILES, "master": settlers.MASTERS},
    "puerto_rico": {"building": puerto_rico.BUILDINGS, "place": puerto_rico.BUILDINGS},
    "santa_maria": {
        "scholar": santa_maria.SCHOLARS,
        "bishop": santa_maria.BISHOPS,
        "building": santa_maria.BUILDINGS,
        "specialist": santa_maria.SPECIALISTS,
        "district": santa_maria.DISTRICTS,
        "mission": santa_maria.MISSIONS,
        "lodge": santa_maria.LODGES,
        "achievement": santa_maria.ACHIEVEMENTS,
        "card": santa_maria.CARDS,
    },
    "maracaibo": {
        "card": PROJECTS,
        "building": maracaibo.BUILDINGS,
        "career": maracaibo.CAREERS,
        "city": maracaibo.CITY_TILES,
        "quest": maracaibo.QUESTS,
        "upgrade": maracaibo.UPGRADES,
        "tile": LEGACY,
    },
    "archipelago": {
        "card": archipelago.CARDS,
        "building": archipelago.BUILDINGS,
        "trend": archipelago.TRENDS,
        "objective": archipelago.OBJECTIVES,
    },
}
"""The cards and buildings of each game, by their nouns."""


def _grey(game: str, at: tuple[str, str]) -> Image.Image:
    sprite = drawn(scenes(game)[at], SIZE)
    ground = Image.new("L", (SIZE, SIZE), 255)
    ground.paste(sprite.colours.convert("L"), mask=sprite.mask)
    return ground


@pytest.mark.parametrize("game", NAMED)
def test_every_card_and_building_has_a_drawing_and_nothing_else(game: str) -> None:
    found = scenes(game)
    for noun, named in NAMED[game].items():
        assert {word for of, word in found if of == noun} == {*named}, noun
    assert {noun for noun, _ in found} == NAMED[game].keys()


@pytest.mark.parametrize("game", NAMED)
def test_no_two_of_a_game_are_alike_without_colour(game: str) -> None:
    """Those that are called alike do alike, and are."""
    say = Teller(words("en"), game, [])
    drawn_so = {(scene, say.name(*at)): at for at, scene in scenes(game).items() if at[0] != "place"}
    grey = {of: _grey(game, at) for of, at in drawn_so.items()}
    alike = [
        (one, other)
        for one, other in combinations(grey, 2)
        if one[1] != other[1] and ImageStat.Stat(ImageChops.difference(grey[one], grey[other])).mean[0] < SHADES_APART
    ]
    assert alike == []


@pytest.mark.parametrize("skin", ["light", "dark"])
@pytest.mark.parametrize("game", NAMED)
def test_a_drawing_stands_out_from_paper(game: str, skin: SkinName) -> None:
    """Its dark edge does on light paper, and on dark wood the rim within the edge."""
    with wearing(skin):
        for at, scene in scenes(game).items():
            assert max(p.contrast(p.PAPER, edge) for edge in (p.EDGE, scene.rim)) >= SEEN, at
            found = vignette(game, at[1], SIZE, at[0]).colours.getcolors(SIZE * SIZE) or []
            assert p.CHANGED not in {colour for _, colour in found}, f"{at} looks as if it were marked"


def test_a_drawing_is_made_once() -> None:
    assert vignette("puerto_rico", "wharf", SIZE) is vignette("puerto_rico", "wharf", SIZE, "building")


def test_all_frames_and_grounds_are_in_use() -> None:
    found = [scene for game in OF_THE_HOUSE for scene in scenes(game).values()]
    assert {scene.frame for scene in found} == FRAMES.keys()
    assert {scene.ground for scene in found} == GROUNDS.keys()


def test_pictures_are_imported_without_reading_what_is_drawn() -> None:
    code = "from render.boards import boards; from render.vignettes import scenes; from games.registry import GAMES\n"
    code += "[boards(game) for game in GAMES]; print(scenes.cache_info().misses)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2]
    )
    assert done.stdout.strip() == "0"


def test_every_game_of_the_house_has_drawings() -> None:
    assert NAMED.keys() == {*OF_THE_HOUSE}


def test_each_drawing_has_a_name_of_its_own_as_an_emoji() -> None:
    assert len({emoji_name(name) for name in drawings()}) == len(drawings())
    for name in list(drawings())[::20]:
        assert len(emoji_picture(name)) < 32 * 1024
