"""Small pictures of several tables in one."""

import io

import pytest
from PIL import Image

from games.registry import GAMES
from render.boards import dressed
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE
from render.kit.ground import ground
from render.kit.lettering import ELLIPSIS
from render.kit.picture import Picture, encoded
from render.kit.traces import Written
from render.strip import MOST, strip
from texts import LOCALES, words

RED, HEAD = (200, 30, 30), (30, 30, 200)


def board(height: int) -> Picture:
    """A board with a head of its own colour, which a caption takes the place of."""
    image = Image.new("RGB", (1000, height), RED)
    image.paste(HEAD, (0, 0, 1000, 120))
    return encoded(image, "")


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_each_board_is_seen_above_what_it_is_called(count: int) -> None:
    names = [f"{number} · Settlers" for number in range(count)]
    made = dressed("dark", strip, [board(1400)] * count, names)
    assert made.width == CLOSE
    assert made.height * 390 // CLOSE < 200, "a row of a phone"
    assert made.alt == " ".join(f"{name}." for name in names)
    assert seen(made) == {"board"}


def test_a_low_board_is_shown_whole() -> None:
    made = dressed("light", strip, [board(300), board(1400)], ["1 · Settlers", "2 · Settlers"])
    assert seen(made) == {"board", "head"}, "nothing is left black"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_no_game_is_cut_in_what_it_is_called(monkeypatch: pytest.MonkeyPatch, locale: str, count: int) -> None:
    canvases: list[Canvas] = []

    def kept(width: int, height: int) -> Canvas:
        canvases.append(ground(width, height))
        return canvases[-1]

    monkeypatch.setattr("render.strip.ground", kept)
    say = words(locale)
    for key in GAMES:
        name = say("bot-thread-name", game=say(f"{key}-name"), table=118)
        made = dressed("dark", strip, [board(1400)] * count, [name] * count)
        assert made.alt == " ".join([f"{name}."] * count)
        written = [trace.words for trace in canvases.pop().traces if isinstance(trace, Written)]
        assert len(" ".join(written)) >= count * len(f"118 · {name.split()[2].rstrip(':')}")
        assert not [each for each in written if ELLIPSIS in each]


def seen(picture: Picture) -> set[str]:
    """Which of the boards' colours are in it; all pictures are stored in tones near to their own."""
    colours = Image.open(io.BytesIO(picture.data)).convert("RGB").getcolors(2**24) or []
    found = set()
    for _, (red, _green, blue) in colours:  # type: ignore[misc]
        found |= {"board"} if red > blue + 100 and red < 200 else {"head"} if blue > red + 100 else set()
        found |= {"black"} if max(red, blue) < 10 else set()
    return found
