"""Looking closer: one list on one's own board and behind *More*, and the same words in `/board part:`."""

import pytest

from bot.panel.lines.closer import CLOSER
from games.registry import GAMES
from tests.driver import SeenMessage
from tests.support.harbour import Harbour, press


def closer(message: SeenMessage) -> dict[str, str]:
    """What the lists of a message lead to: names by words."""
    lists = [select for select in message.selects if f":{CLOSER}" in select.custom_id]
    return {word: name for select in lists for word, name in select.options.items()}


def list_with(message: SeenMessage, word: str) -> str:
    return next(select.custom_id for select in message.selects if word in select.options)


@pytest.mark.parametrize("key", GAMES)
async def test_a_part_is_one_tap_away(drawn: Harbour, key: str) -> None:
    ada, boris, clara = drawn.people("Ada", "Boris", "Clara")
    live = await drawn.begun(ada, boris, game=key)
    thread = drawn.thread(live)
    board = (await press(ada, drawn.panel(live, ada), "board")).message
    more = (await press(ada, drawn.panel(live, ada), "more")).message
    offered = await ada.autocomplete(thread, "board", "part")
    assert closer(more).items() >= closer(board).items()
    assert {name: word for word, name in closer(more).items()} == offered
    looked = more
    for name, word in offered.items():
        answer = await ada.select(looked, list_with(looked, word), word)
        looked = answer.message
        assert looked.id == more.id, "it is leafed through where it stands"
        (alt,) = looked.alt_texts
        assert alt.startswith(name), word
        assert (await looked.picture()).startswith(b"\x89PNG"), word
    back = (await press(ada, looked, "mine")).message
    again = (await press(ada, back, "board")).message
    assert closer(again) == closer(board)
    # Who watches sees the same parts, and a rival's as everybody does.
    watching = (await press(clara, drawn.panel(live, clara), "more")).message
    assert closer(watching) == closer(more)
    word = next(iter(closer(watching)))
    seen = (await clara.select(watching, list_with(watching, word), word)).message
    rivals = (await press(boris, drawn.panel(live, boris), "more")).message
    rivals = (await boris.select(rivals, list_with(rivals, word), word)).message
    assert await seen.picture() == await rivals.picture()
    assert not [each for each in seen.buttons if ":mine" in each.custom_id], "they have no board to go back to"


async def test_parts_go_by_their_words_and_names_and_by_what_is_called_so(drawn: Harbour) -> None:
    ada, boris = drawn.people("Ada", "Boris")
    boris.set_locale("ru")
    live = await drawn.begun(ada, boris, game="archipelago")
    thread = drawn.thread(live)
    offered = await ada.autocomplete(thread, "board", "part", "mark")
    assert list(offered.values()) == ["markets"]
    for typed in ("markets", "Markets and prices", "mark"):
        assert (await ada.slash(thread, "board", part=typed)).message.alt_texts[0].startswith("Markets and prices.")
    assert (await ada.slash(thread, "board", part="a")).message.alt_texts[0].startswith("Region A")
    assert "“zzz”" in (await ada.slash(thread, "board", part="zzz")).text
    assert "“i”" in (await ada.slash(thread, "board", part="i")).text, "several are called so"
    assert (await boris.slash(thread, "board", part="рынки")).message.alt_texts[0].startswith("Рынки и цены.")
