"""How people play is counted, with ratings; who wants it is left out, or forgotten in all that is stored."""

import re
from pathlib import Path

import pytest

from bot.features.forgetting.erasing import ERASED_EVERY
from bot.store.identity import TableId
from tests.driver import Player
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, give_seat, press
from tests.support.traces import traces

pytestmark = pytest.mark.both_engines

NONE_YET = "No game has ended yet"


@pytest.mark.sqlite_only
async def test_games_are_counted_until_somebody_wants_to_be_forgotten(port: Harbour, tmp_path: Path) -> None:
    ada, boris, clara = port.people("Ada", "Boris", "Clara")
    boris.set_locale("ru")
    assert NONE_YET in await stats(ada)
    evening = await Evening.begin(port, ada, boris)
    await evening.play_sensibly_to_the_end()
    await port.restart()
    result = (await port.client.tables.table(TableId(evening.table))).result
    winner = evening.people[result["winners"][0]]
    loser = next(person for person in (ada, boris) if person is not winner)
    assert rating_in(await stats(winner)) > 1500 > rating_in(await stats(loser))
    assert "1 партия" in await stats(boris)
    await a_story_is_a_picture_that_can_be_read_out(port, winner, loser)
    best = (await clara.slash(PLACE, "stats server")).text
    assert best.index(winner.mention) < best.index(loser.mention)
    await only_what_was_played_here_is_told_of_others(ada, boris)
    await who_does_not_want_to_be_counted_is_not(boris, clara)
    await whoever_is_forgotten_leaves_no_trace(port, ada, boris, tmp_path)


async def a_story_is_a_picture_that_can_be_read_out(port: Harbour, winner: Player, loser: Player) -> None:
    told = (await winner.slash(PLACE, "stats person")).message
    (alt,) = told.alt_texts
    assert alt.startswith(f"{winner.name}.")
    assert f"{loser.name} (1" in alt
    assert len(told.attachments) == 1
    skins = {told.attachments[0].size}
    await winner.slash(PLACE, "settings", theme="dark")
    skins.add((await winner.slash(PLACE, "stats person")).message.attachments[0].size)
    assert len(skins) == 2
    theirs = (await loser.slash(PLACE, "stats person", who=str(winner.id))).message
    assert theirs.alt_texts[0].startswith(f"{winner.name}.")
    assert port.complaints() == []


async def only_what_was_played_here_is_told_of_others(ada: Player, boris: Player) -> None:
    assert "this server only" in (await ada.slash(PLACE, "stats person", who=str(boris.id))).text
    refused = await ada.slash(ada.dm, "stats person", who=str(boris.id))
    assert "on a server you share" in refused.text
    assert "on a server you share" in (await ada.slash(ada.dm, "stats server")).text
    assert "only" not in (await ada.slash(ada.dm, "stats person")).text


async def who_does_not_want_to_be_counted_is_not(boris: Player, clara: Player) -> None:
    await boris.slash(PLACE, "settings", statistics=False)
    assert boris.mention not in (await clara.slash(PLACE, "stats server")).text
    assert NONE_YET in (await clara.slash(PLACE, "stats person", who=str(boris.id))).text


async def whoever_is_forgotten_leaves_no_trace(port: Harbour, ada: Player, boris: Player, folder: Path) -> None:
    playing = await Evening.begin(port, ada, boris)
    await playing.play(6)
    await port.opened(ada, seats=2)
    await ada.slash(ada.dm, "play", game="santa_maria")
    await ada.slash(PLACE, "play", game="maracaibo", campaign="Ada in the Caribbean")
    await ada.slash("general", "watch", table=playing.table)
    await ada.slash(PLACE, "follow", what="end", table=playing.table)
    assert "`/forget-me sure:True`" in (await ada.slash(PLACE, "forget-me")).text
    assert ada.name in playing.live.table.names
    assert "Nothing is stored" in (await ada.slash(PLACE, "forget-me", sure=True)).text
    assert playing.live.table.names == ("Player 1", boris.name)
    assert traces(folder, ada.id, ada.name) == []
    assert traces(folder, boris.id, boris.name) != []
    while playing.live.waiting() == (1,):
        await playing.move()
    assert "Player 1" in playing.panel.text
    assert port.complaints() == []
    assert NONE_YET in await stats(ada)


async def test_who_has_left_seats_is_forgotten_there_and_where_they_are_meant(
    port: Harbour, ada: Player, boris: Player, clara: Player, tmp_path: Path
) -> None:
    (dmitri,) = port.people("Dmitri")
    handed = await port.begun(ada, boris, game="puerto_rico")
    await boris.slash(PLACE, "settings", **{"time-zone": "Berlin"})
    await boris.slash(PLACE, "away", until="2 days")
    await boris.slash(port.thread(handed), "replace", **{"with": clara})
    await press(clara, port.panel(handed, clara), "hand")
    kept = await port.begun(ada, boris, clara, game="puerto_rico")
    await give_seat(boris, port.thread(kept))
    await ada.slash(port.thread(kept), "replace", player="Boris", **{"with": dmitri})
    assert (await boris.slash(port.thread(handed), "log")).private
    spoilt = await port.begun(ada, boris)
    await port.client.store.write(
        lambda db: db.execute("UPDATE snapshots SET state = ? WHERE table_id = ?", (b"\0", spoilt.table.id))
    )
    await port.restart()
    for person in (boris, dmitri):
        assert traces(tmp_path, person.id, person.name) != []
        assert "Nothing is stored" in (await person.slash(PLACE, "forget-me", sure=True)).text
        await port.later(ERASED_EVERY)
        assert traces(tmp_path, person.id, person.name) == []
    kept = await port.again(kept)
    assert kept.vote is None, "whom it was about is forgotten"
    assert kept.table.names[1].startswith("Player 2")
    assert "takes over from Player 2" in (await ada.slash(port.thread(handed), "log")).text


async def stats(person: Player) -> str:
    return (await person.slash(PLACE, "stats person")).text


def rating_in(text: str) -> int:
    found = re.search(r"(?:rating|рейтинг) (\d+)", text)
    assert found is not None, text
    return int(found[1])


async def test_badges_are_earned_by_what_was_played_and_say_how_rare_they_are(port: Harbour) -> None:
    ada, boris, clara = port.people("Ada", "Boris", "Clara")
    boris.set_locale("ru")
    evening = await Evening.begin(port, ada, boris, clara)
    await evening.play_sensibly_to_the_end()
    told = await stats(ada)
    assert "**One evening**" in told
    assert "3 of 3 here" in told
    assert "**За один вечер**" in await stats(boris)
    assert "здесь есть у 3 из 3" in await stats(boris)
    assert "here" not in (await ada.slash(ada.dm, "stats person")).text, "in private messages there is no server"
    # As an earlier Caravel had stored it: nothing but places and points.
    await port.client.store.write(lambda db: db.execute("UPDATE results SET facts = NULL"))
    assert "One evening" not in await stats(ada)
    await port.restart()
    await port.later(60)
    assert await stats(ada) == told, "what was played before counts"
    await clara.slash(PLACE, "settings", statistics=False)
    assert "2 of 2 here" in await stats(ada)
    assert clara.name not in (await ada.slash(PLACE, "stats person")).message.alt_texts[0]
    await boris.slash(PLACE, "forget-me", sure=True)
    assert "1 of 1 here" in await stats(ada)
    assert boris.name not in (await ada.slash(PLACE, "stats person")).message.alt_texts[0]
    assert port.complaints() == []
