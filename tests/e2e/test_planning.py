"""People plan: by the controls of a move, by a line of text, in both languages; and what goes wrong with it."""

from bot.store.identity import UserId
from bot.tables.live import Live
from tests.driver import Outcome, Player, SeenMessage
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, acts, custom_ids, id_of, press, press_more


async def islands(port: Harbour) -> tuple[Live, list[Player]]:
    """Puerto Rico with three, of whom the second reads Russian; and the three in the order of turn."""
    people = port.people("Ada", "Boris", "Clara")
    people[1].set_locale("ru")
    live = await port.begun(*people, game="puerto_rico")
    first = live.waiting()[0]
    return live, [port.seated(live, seat) for seat in live.state.in_turn(first)]


async def plans_of(port: Harbour, live: Live, person: Player) -> SeenMessage:
    """The card of one's plans, by the button of the panel."""
    card = (await press_more(person, port.panel(live, person), "plan")).message
    assert card.is_ephemeral
    return card


async def ask(person: Player, card: SeenMessage, word: str) -> SeenMessage:
    """The controls of a question that may come, chosen by a word of it."""
    select = next(each for each in card.again.selects if ":plan:ask" in each.custom_id)
    value = next(value for value, label in select.options.items() if word in label)
    return (await person.select(card, select.custom_id, value)).message


async def wish_by_panel(person: Player, card: SeenMessage, question: str, word: str) -> SeenMessage:
    """Plan a word of a question with the controls of a move."""
    asked = await ask(person, card, question)
    for each in asked.again.selects:
        if word in each.options and ":best" not in each.custom_id:
            return (await person.select(asked, each.custom_id, word)).message
    control = next(each for each in custom_ids(asked.again) if each.endswith(word))
    return (await person.click(asked, control)).message


async def choose(person: Player, live: Live, port: Harbour, role: str) -> Outcome:
    return await person.slash(port.thread(live), "puerto-rico", move="choose", details=role)


def pings(port: Harbour, live: Live, person: Player) -> int:
    seen = person.sees(port.thread(live))
    return sum(person.mention in str(message.raw) and bool(message.raw.get("mentions")) for message in seen)


def wishes(port: Harbour, live: Live, person: Player) -> list[list[str]]:
    """What this person has planned."""
    now = port.client.tables.peek(live.table.id)
    seat = live.seat_of(UserId(person.id))
    left = None if now is None or seat is None else now.plans_of(seat)
    return [] if left is None else [[wish.move for wish in plan.wishes] for plan in left.plans]


async def test_a_plan_is_made_like_a_move_outlives_a_restart_and_spares_a_call(port: Harbour) -> None:
    live, (first, second, third) = await islands(port)
    for person in (second, third):
        await person.slash(PLACE, "settings", dms=True)
    card = await plans_of(port, live, second)
    words = "роль" if second.name == "Boris" else "role"
    card = await wish_by_panel(second, card, words, "captain")
    card = await wish_by_panel(second, card, words, "craftsman")
    assert port.leaks(live) == []
    port.look_away(live)
    await port.restart()
    told = pings(port, live, second)
    await choose(first, live, port, "captain")
    live = await port.again(live)
    assert port.seated(live, live.waiting()[0]) is not second
    assert pings(port, live, second) == told
    (done,) = [message for message in second.dms if not message.is_ephemeral]
    acted = ("Сработал ваш план", "Your plan answered")
    assert any(words in done.text for words in acted)
    assert not done.pings_me
    assert not any(words in message.text for message in third.dms for words in acted)
    assert port.leaks(live) == []
    log = await second.slash(port.thread(live), "log")
    assert "план" in log.text.lower() or "plan" in log.text.lower()
    for other in (first, third):
        assert "plan" not in (await other.slash(port.thread(live), "log")).text.lower()
    assert port.complaints() == []


async def test_a_stale_plan_is_reported_to_its_owner_who_is_asked_as_always(port: Harbour) -> None:
    live, (first, second, _) = await islands(port)
    await second.slash(port.thread(live), "plan", move="choose captain")
    told = pings(port, live, second)
    await choose(first, live, port, "captain")
    live = await port.again(live)
    assert port.seated(live, live.waiting()[0]).id == second.id
    assert pings(port, live, second) == told + 1
    mine = await press(second, port.panel(live, second), "board")
    assert "no longer fit" in mine.text or "не подошёл" in mine.text
    assert "choose captain" not in mine.text
    other = await press(first, port.panel(live, first), "board")
    assert "no longer fit" not in other.text
    assert "не подошёл" not in other.text


async def test_silly_things(port: Harbour) -> None:
    live, (first, second, third) = await islands(port)
    thread = port.thread(live)
    offered = await second.autocomplete(thread, "plan", "move", "capt")
    assert "choose captain" in offered.values()
    for nonsense in ("fly to the moon", "choose moon", "x" * 300, "build none"):
        await second.slash(thread, "plan", move=nonsense)
        assert wishes(port, live, second) == []
    stranger = port.local.add_player("Dora")
    refused = await stranger.slash(thread, "plan", move="choose captain")
    assert refused.private
    card = await plans_of(port, live, second)
    asked = await ask(second, card, "роль" if second.name == "Boris" else "role")
    select = next(each for each in asked.selects if ":pick:" in each.custom_id)
    for _ in range(2):
        await second.select(asked, select.custom_id, "captain", stale=True)
    assert wishes(port, live, second) == [["choose captain"]]
    shown = await plans_of(port, live, second)
    select = next(each for each in shown.selects if each.custom_id.endswith(":plan:wish"))
    about = (await second.select(shown, select.custom_id, next(iter(select.options)))).message
    up = id_of(about, "plan")
    await choose(first, live, port, "craftsman")
    await second.click(about, up, stale=True)
    gone = await second.click(about, next(each for each in custom_ids(about) if ":remove:" in each), stale=True)
    assert "meanwhile" in gone.text or "уже сработал" in gone.text
    assert "more" in acts(port.panel(live, third))
    assert port.complaints() == []


async def test_conditions_and_the_order_of_wishes(port: Harbour) -> None:
    live, (first, second, _) = await islands(port)
    thread = port.thread(live)
    second.set_locale("en-US")
    for move in ("choose captain", "choose mayor"):
        card = (await second.slash(thread, "plan", move=move)).message

    async def about(card: SeenMessage, at: int) -> SeenMessage:
        select = next(each for each in card.again.selects if each.custom_id.endswith(":plan:wish"))
        return (await second.select(card, select.custom_id, list(select.options)[at])).message

    def does(card: SeenMessage, what: str) -> str:
        return next(each for each in custom_ids(card.again) if f":plan:{what}:" in each)

    wish = await about(card, 1)
    card = (await second.click(wish, does(wish, "up"))).message
    wish = await about(card, 0)
    number = (await second.select(wish, does(wish, "has"), "coins/")).message
    card = (await second.click(number, next(each for each in custom_ids(number) if each.endswith(":15")))).message
    assert "if I have ≥ 15" in card.text
    wish = await about(card, 1)
    card = (await second.click(wish, does(wish, "mind"))).message
    assert "nothing of yours changes" in card.text
    wish = await about(card, 1)
    card = (await second.click(wish, does(wish, "unmind"))).message
    await choose(first, live, port, "craftsman")
    live = await port.again(live)
    stored = await port.client.tables.last_line(live.table.id)
    assert stored is not None
    assert stored.text == "choose captain"


async def test_a_planned_bid_stays_as_secret_as_any(port: Harbour) -> None:
    people = port.people("Ada", "Boris", "Clara")
    evening = await Evening.begin(port, *people, game="archipelago", seed=3)
    while "bid" in evening.live.request(evening.live.waiting()[0]).prompt.key or evening.live.state.moves < 1:
        await evening.move()
    seat = next(seat for seat in evening.live.state.every_seat() if seat not in evening.live.waiting()[:1])
    person = people[seat]
    offered = await person.autocomplete(port.thread(evening.live), "plan", "move", "bid")
    assert offered
    await person.slash(port.thread(evening.live), "plan", move=next(iter(offered.values())))
    assert wishes(port, evening.live, person)
    for _ in range(60):
        if not wishes(port, evening.live, person):
            break
        await evening.move_by_text()
        assert port.leaks(evening.live) == []
    assert wishes(port, evening.live, person) == []
    told = [line.event for line in evening.live.recent if line.event.key == "bot-log-planned"]
    assert [event.to for event in told] == [(seat,)]
    for other in evening.others(person):
        log = (await other.slash(port.thread(evening.live), "log")).text
        assert "plan" not in log.lower()


async def test_who_answers_on_the_panel_hears_that_the_plan_was_dropped(port: Harbour) -> None:
    live, (first, second, _) = await islands(port)
    await second.slash(port.thread(live), "plan", move="choose captain")
    await choose(first, live, port, "captain")
    panel = port.panel(live, second)
    mayor = next(each for each in custom_ids(panel) if each.endswith(":mayor"))
    told = await second.click(panel, mayor)
    assert told.private
    assert "captain)" in told.text or "капитан)" in told.text


async def test_who_is_asked_while_planning_it_has_moved_by_the_same_click(port: Harbour) -> None:
    live, (first, second, third) = await islands(port)
    asked = await ask(second, await plans_of(port, live, second), "роль" if second.name == "Boris" else "role")
    await choose(first, live, port, "captain")
    select = next(each for each in asked.selects if ":pick:" in each.custom_id)
    await second.select(asked, select.custom_id, "mayor", stale=True)
    assert any(told in asked.again.text for told in ("plan answered", "Сработал ваш план"))
    stored = await port.client.tables.last_line(live.table.id)
    assert stored is not None
    assert (stored.text, stored.user_id) == ("choose mayor", second.id)
    assert wishes(port, live, second) == []
    for other in (first, third):
        assert "plan" not in (await other.slash(port.thread(live), "log")).text.lower()
    assert port.complaints() == []


async def span(person: Player, card: SeenMessage, span: str) -> SeenMessage:
    """Say how long the plan of one's only wish stands."""
    (select,) = [each for each in card.again.selects if ":plan:wish" in each.custom_id]
    wish = (await person.select(card, select.custom_id, next(iter(select.options)))).message
    lasts = next(each for each in wish.again.selects if ":plan:lasts" in each.custom_id)
    assert span in lasts.options
    return (await person.select(wish, lasts.custom_id, span)).message


async def test_a_plan_that_stays_is_one_choice_more_and_nobody_can_tell(port: Harbour) -> None:
    live, (first, second, third) = await islands(port)
    card = await plans_of(port, live, second)
    card = await wish_by_panel(second, card, "роль" if second.name == "Boris" else "role", "craftsman")
    before = [message.text for message in third.sees(port.thread(live))]
    card = await span(second, card, "stays")
    assert "каждый раз" in card.text or "every time" in card.text
    assert port.leaks(live) == []
    assert [message.text for message in third.sees(port.thread(live))] == before
    await port.restart()
    await choose(first, live, port, "captain")
    live = await port.again(live)
    assert wishes(port, live, second) == [["choose craftsman"]]
    lines = [line.event.key for line in live.recent]
    assert lines.count("bot-log-planned") == 1
    assert port.complaints() == []


async def test_what_one_wants_nothing_of(port: Harbour) -> None:
    live, (_, second, _) = await islands(port)
    card = await plans_of(port, live, second)
    never = next(each for each in card.selects if ":plan:never" in each.custom_id)
    card = (await second.select(card, never.custom_id, "build")).message
    assert "Never: Build" in card.text or "Никогда: " in card.text
    assert wishes(port, live, second) == [["build"]]
    (everything,) = [each for each in card.again.selects if ":plan:wish" in each.custom_id]
    wish = (await second.select(card, everything.custom_id, next(iter(everything.options)))).message
    remove = next(each for each in custom_ids(wish) if ":remove:" in each)
    await second.click(wish, remove)
    assert wishes(port, live, second) == []
