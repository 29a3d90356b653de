"""What people call themselves is a name wherever it is read: no link, no bold words, no call of everyone."""

from typing import Any

from tests.driver import Player
from tests.support.harbour import JOIN_CODE, Harbour, acts, give_seat, press

NAMES = ("[Ada](http://a.co)", "**Boris** @everyone", "`Clara` __x__")


def contents(body: Any) -> list[str]:
    """Everything in it that Discord reads as markdown."""
    match body:
        case dict():
            own = [body["content"]] if isinstance(body.get("content"), str) else []
            return own + [text for value in body.values() for text in contents(value)]
        case list():
            return [text for value in body for text in contents(value)]
        case _:
            return []


async def test_a_name_is_but_a_name_in_everything_that_is_said(port: Harbour, ada: Player) -> None:
    said: list[str] = []
    port.local.realm.observers.append(lambda exchange: said.extend(contents(exchange.body)))
    ada.user.display_name = NAMES[0]
    boris, clara = port.people(*NAMES[1:])
    live = await port.begun(ada, boris)
    thread = port.thread(live)
    for person, command, options in (
        (ada, "away", {"until": "3 days"}),
        (ada, "back", {}),
        (boris, "pause", {"for": 1}),
    ):
        await person.slash(thread, command, **options)
    await ada.click(port.panel(live, ada), "Refuse")
    await press(ada, (await ada.slash(thread, "end")).message, "askend")
    await ada.click(port.panel(live, ada), "Refuse")
    await ada.slash(thread, "replace", **{"with": clara})
    await clara.click(port.panel(live, clara), port.panel(live, clara).buttons[-1].custom_id)
    await ada.slash(thread, "replace", **{"with": clara})
    await press(clara, port.panel(live, clara), "hand")
    await give_seat(boris, thread)
    await boris.slash(thread, "sit")
    for person in (boris, clara):
        for command in ("board", "hand", "status", "log", "history", "games", "tables", "watch", "stats person"):
            await person.slash(thread, command)
    await boris.slash("general", "watch", table=live.table.id)
    await ada.slash(ada.dm, "play", game="maracaibo", seats=2)
    code = next(found[1] for text in reversed(said) if (found := JOIN_CODE.search(text)))
    await boris.slash(boris.dm, "join", code=code)
    (card,) = [message for message in ada.dms if "start" in acts(message) and not message.is_ephemeral]
    await press(ada, card, "start")
    await boris.slash(boris.dm, "away", until="3 days")
    await press(ada, (await ada.slash(ada.dm, "end")).message, "askend")
    voting = next(message for message in reversed(boris.dms) if "vote" in acts(message))
    await boris.click(voting, "Refuse")
    await boris.slash(boris.dm, "replace", **{"with": clara})
    port.local.set_bot_permissions(manage_threads=True)
    await ada.slash(thread, "caravel close")
    await clara.slash(thread, "log")
    assert [text for text in said if any(name in text for name in NAMES)] == []
    assert port.complaints() == []
