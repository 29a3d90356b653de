"""Archipelago as people play it: bids, crises and rounds, deals between two, and somebody who only watches."""

from games.archipelago.deals import partners
from games.archipelago.state import State
from games.core.seats import Seat
from tests.driver import Player
from tests.games.archipelago.naive_score import totals
from tests.support.evening import Evening
from tests.support.harbour import Harbour, press
from tests.support.plain import plain
from tests.support.playing import by_command
from tests.support.secrets import hidden_from


def state_of(evening: Evening) -> State:
    state = evening.live.state
    assert isinstance(state, State)
    return state


async def offered(evening: Evening, to: Player, terms: str) -> str:
    """Whoever has the round offers this by command; the offer's name."""
    giver, thread = evening.mover(), evening.harbour.thread(evening.live)
    named = await giver.autocomplete(thread, "archipelago", "details", move="deal")
    seat = next(value for name, value in named.items() if name.startswith(to.name))
    told = await by_command(evening.harbour, giver, evening.live, "deal", seat, terms)
    assert "gives florin ×1 for florin ×2" in plain(told.text)
    evening.look()
    return state_of(evening).proposals[-1].id


def stocks(evening: Evening) -> list[tuple[int, dict[str, int]]]:
    return [(player.money, dict(player.cubes)) for player in state_of(evening).players]


def shown(port: Harbour, evening: Evening, person: Player) -> str:
    """All that somebody sees of the table."""
    return "\n".join(str(message.raw) for message in (*person.sees(port.thread(evening.live)), *person.dms))


async def test_five_people_play_two_turns_through_bids_a_crisis_and_a_restart(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri", "Emma")
    people[1].set_locale("ru")
    people[2].set_dms(are_open=False)
    evening = await Evening.begin(port, *people, game="archipelago", seed=8)
    await evening.play(30)
    await port.restart()
    while state_of(evening).crisis is None:
        await evening.move()
    while state_of(evening).round is None:
        await evening.move()
    await evening.play(4)
    assert evening.live.table.status == "playing"


async def test_deals_are_between_two_until_they_are_done(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri", "Emma")
    watcher = port.local.add_player("Fyodor")
    for person in (people[1], watcher):
        person.set_locale("ru")
    people[2].set_dms(are_open=False)
    evening = await Evening.begin(port, *people, game="archipelago", seed=5)
    boris, clara = people[1], people[2]
    while state_of(evening).round is None or evening.mover().name in (boris.name, clara.name):
        await evening.move()
    thread, giver = port.thread(evening.live), evening.mover()
    strangers = [person for person in (*people, watcher) if person not in (giver, boris, clara)]
    assert giver not in (boris, clara)
    assert set(partners(state_of(evening), Seat(people.index(giver)))) == {*range(5)} - {people.index(giver)}
    terms = "give 1, want 2, later 1 wood"
    seen = {person: shown(port, evening, person) for person in strangers}

    accepted = await offered(evening, boris, terms)
    refused = await offered(evening, clara, terms)
    assert "обещает: древесина ×1" in plain(boris.dms[-1].text)
    assert not clara.dms
    mine = await press(clara, evening.panel, "mine")
    assert "promises wood ×1" in plain(mine.text)
    assert {person: shown(port, evening, person) for person in strangers} == seen, "nor is anything edited"
    assert "обещает" not in (await watcher.slash(thread, "log")).text

    before, counters = stocks(evening), [each for each in mine.message.buttons if each.custom_id.endswith(refused)]
    assert {each.custom_id.split(":")[-2] for each in counters} == {"accept", "refuse", "counter"}
    assert [each.label for each in counters] == ["Accept", "Refuse", "Counter …"], "what it is about stands above"
    await clara.click(mine.message, next(each.custom_id for each in counters if ":refuse:" in each.custom_id))
    assert stocks(evening) == before
    evening.look()

    told = await by_command(port, boris, evening.live, "accept", accepted)
    assert "сделка совершена" in told.text
    giver_seat, taker_seat = people.index(giver), people.index(boris)
    now = stocks(evening)
    assert now[giver_seat][0] == before[giver_seat][0] + 1
    assert now[taker_seat][0] == before[taker_seat][0] - 1
    (debt,) = state_of(evening).debts
    assert (debt.by, debt.to, debt.goods.cubes) == (giver_seat, taker_seat, {"wood": 1})
    assert "promises Boris: wood ×1" in plain(evening.panel.text)
    assert "обещает (Boris): древесина ×1" in (await watcher.slash(thread, "log")).text
    evening.look()


async def test_a_watcher_sees_no_secret_of_five(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri", "Emma")
    watcher = port.local.add_player("Fyodor")
    evening = await Evening.begin(port, *people, game="archipelago", seed=6)
    thread = port.thread(evening.live)
    for _ in range(8):
        await evening.move()
        answers = [await watcher.slash(thread, command) for command in ("board", "log")]
        answers.append(await press(watcher, evening.panel, "board"))
        seen = "\n".join([shown(port, evening, watcher), *(str(answer.message.raw) for answer in answers)])
        assert [secret.name for secret in hidden_from(evening.live, None) if secret.is_told(seen)] == []


async def test_a_region_can_be_looked_at_by_letter_and_by_name(port: Harbour) -> None:
    people = port.people("Ada", "Boris")
    people[1].set_locale("ru")
    evening = await Evening.begin(port, *people, game="archipelago", seed=5)
    thread = port.thread(evening.live)
    assert await people[0].autocomplete(thread, "board", "part", "sea") == {"Region A Open Sea": "region.a"}
    for typed in ("A", "a open sea"):
        shown_to_ada = await people[0].slash(thread, "board", part=typed)
        assert shown_to_ada.private
        assert "A Open Sea" in shown_to_ada.message.alt_texts[0]
    refused = await people[1].slash(thread, "board", part="Q")
    assert "нет части «Q». Есть: " in refused.text
    assert refused.text.endswith("Регион A Открытое море.")
    assert not refused.message.attachments


async def test_two_people_play_a_short_game_until_the_islands_are_independent_and_both_lose(
    port: Harbour, ada: Player, boris: Player
) -> None:
    boris.set_locale("ru")
    evening = await Evening.begin(port, ada, boris, game="archipelago", choices={"length": "short"}, seed=4)
    await evening.play_to_the_end()
    assert evening.live.table.status == "finished"
    assert state_of(evening).rebellion > state_of(evening).population
    assert evening.live.outcome().winners == ()
    assert "the archipelago is independent" in evening.panel.text
    assert "No winner" in evening.panel.text


async def test_four_people_play_to_the_win_of_the_separatist(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri")
    evening = await Evening.begin(port, *people, game="archipelago", seed=4)
    while state_of(evening).turn == 0:
        await evening.move()
    (separatist,) = [
        seat for seat, player in enumerate(state_of(evening).players) if player.objectives == ["medium_separatist"]
    ]
    await evening.play_to_the_end()
    assert state_of(evening).rebellion > state_of(evening).population
    assert evening.live.outcome().winners == (separatist,)
    assert f"**{people[separatist].name}** wins" in evening.panel.text


async def test_five_people_play_a_short_game_that_points_decide(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara", "Dmitri", "Emma")
    people[1].set_locale("ru")
    choices = {"length": "short", "benefactor": "on"}
    evening = await Evening.begin(port, *people, game="archipelago", choices=choices, seed=1)
    await evening.play_sensibly_to_the_end()
    state, outcome = state_of(evening), evening.live.outcome()
    assert evening.live.table.status == "finished"
    assert state.ended_by in [objective for player in state.players for objective in player.objectives]
    points = [each.total for each in outcome.scores]
    assert points == totals(state)
    (winner,) = outcome.winners
    assert points[winner] == max(points)
    assert f"**{people[winner].name}** wins" in evening.panel.text
    assert f"1. **{people[winner].name}**: {points[winner]} points" in evening.panel.text
    assert "a condition of an objective is met" in evening.panel.text
