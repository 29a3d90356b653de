"""All that is posted keeps within Discord's limits, in both languages, and says what it should."""

import re
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest
from msgspec.structs import replace

from bot.features.calling.words import next_up_notice, reminder, reminder_here, roundup
from bot.features.help.guide import entries, guide_page, guides
from bot.features.help.words import help_page
from bot.features.watching.words import tables_list
from bot.panel.kit.labels import capital
from bot.panel.kit.posting import Posting
from bot.panel.kit.story import lines_of
from bot.panel.kit.wording import teller
from bot.panel.messages.agreed_end import agreeing_to_end
from bot.panel.messages.host_settings import host_settings
from bot.panel.messages.lobby_card import lobby_card
from bot.panel.messages.log import log_page
from bot.panel.messages.private_card import own_board, turn_notice, turn_over, your_move
from bot.panel.messages.service import more_card
from bot.panel.messages.status import status
from bot.panel.messages.table_panel import past_panel, table_panel
from bot.store.identity import UserId
from bot.store.table.proposals import Asked
from bot.store.table.records import Table
from bot.tables.brought.vote import Vote
from bot.tables.live import Live
from bot.tables.logbook import LogPage
from bot.tables.model import Summary
from games.core.events import Event
from games.core.game import Setup
from games.core.seats import Seat, seats_of
from games.puerto_rico.components import BUILDINGS
from games.registry import GAMES, game
from render.kit.picture import Picture
from tests.bot.panel.shown import check, labels, shown, texts
from tests.support.positions import NOW, POSITIONS, position, table_of
from texts import LOCALES, Teller, words

URL = "https://discord.com/channels/1/3/9"
PICTURE = Picture(b"bytes", "webp", 10, 10, "What it shows. " * 200)
BOTH = pytest.mark.parametrize("locale", LOCALES)


def panels(live: Live, locale: str) -> Iterator[Posting]:
    yield table_panel(live, locale, PICTURE, live.waiting())
    yield past_panel(live, locale, live.recent)
    yield status(live, locale)
    yield log_page(live.table, LogPage(live.recent[-25:], 30), locale, seated=True)
    yield turn_over(live, locale)
    yield own_board(live, None, locale, PICTURE)
    for seat in seats_of(len(live.table.seats)):
        yield own_board(live, seat, locale, PICTURE)
        yield your_move(live, seat, locale, PICTURE, before="!", events=[line.event for line in live.recent])
        yield more_card(live, seat, locale)
        if live.playing:
            yield turn_notice(live, seat, locale, PICTURE)
            yield reminder(live, seat, locale, NOW, URL)
            yield reminder_here(live, seat, NOW, URL)
            yield next_up_notice(live, locale, URL)
            yield agreeing_to_end(live, seat, locale)


@BOTH
@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_every_posting_of_a_game_is_within_the_limits(key: str, seats: int, seed: int, locale: str) -> None:
    """In positions that the languages share out among them."""
    begin = LOCALES.index(locale)
    for live in islice(position(key, seats, seed, locale), begin, None, len(LOCALES)):
        for posting in panels(live, locale):
            check(posting)


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_a_panel_with_a_vote_is_within_the_limits(key: str, locale: str) -> None:
    for live in position(key, max(game(key).settings.seat_counts), 3, locale):
        if live.playing:
            live.vote = Vote(Asked.END, Seat(0), (Seat(0),))
            posting = table_panel(live, locale, PICTURE, (Seat(1),))
            check(posting)
            assert words(locale)("bot-panel-agree") in labels(posting)


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_cards_and_lists_are_within_the_limits(key: str, locale: str) -> None:
    seats = max(game(key).settings.seat_counts)
    for state in ("lobby", "playing", "finished", "ended"):
        for taken in range(1, seats + 1):
            table = table_of(
                key, taken, locale, status=state, seat_count=seats, open=False, invited=frozenset(range(99))
            )
            for posting in (lobby_card(table), host_settings(table, locale), help_page(locale, table.game)):
                check(posting)
    table = table_of(key, seats, locale)
    summaries = [Summary(replace(table, id=at), (Seat(0), Seat(1)), bool(at % 2), NOW) for at in range(60)]
    check(tables_list(summaries, locale, "bot-list-games", "bot-list-no-games"))
    check(tables_list([], locale, "bot-list-games", "bot-list-no-games"))
    for count, daily, here in ((1, False, False), (2, True, False), (60, False, True)):
        check(roundup(summaries[:count], locale, UserId(101), daily=daily, here=here))


@BOTH
def test_a_lobby_names_the_level_of_the_opponent_to_one_alone(locale: str) -> None:
    name = words(locale)("maracaibo-option-difficulty")
    for seats, there in ((1, True), (2, False)):
        table = table_of("maracaibo", 1, locale, status="lobby", seat_count=seats)
        assert (name in texts(lobby_card(table))) is there
        assert (name in str(shown(host_settings(table, locale)))) is there


@BOTH
def test_the_host_reads_what_a_module_means_before_choosing_it(locale: str) -> None:
    found = words(locale)
    for key, option in (("archipelago", "more-spice"), ("puerto-rico", "nobles"), ("santa-maria", "kingdoms")):
        table = table_of(key.replace("-", "_"), 2, locale, status="lobby")
        assert found(f"{key}-option-{option}-about") in str(shown(host_settings(table, locale)))


@BOTH
def test_a_game_played_to_its_end_is_told_apart_from_a_table_that_was_closed(locale: str) -> None:
    say = words(locale)
    for stage, told, not_told in (("finished", "finished", "over"), ("ended", "over", "finished")):
        card = texts(lobby_card(table_of("settlers", 2, locale, status=stage)))
        assert say(f"bot-card-{told}") in card
        assert say(f"bot-card-{not_told}") not in card


@BOTH
def test_who_may_sit_down_is_told_until_the_game_begins(locale: str) -> None:
    welcome = words(locale)("bot-card-open")
    for stage, there in (("lobby", True), ("playing", False), ("over", False)):
        assert (welcome in texts(lobby_card(table_of("settlers", 2, locale, status=stage)))) is there


@BOTH
def test_the_lobby_tells_how_long_it_takes_as_it_is_set(locale: str) -> None:
    def told(length: str) -> str:
        options = game("archipelago").settings.chosen({"length": length})
        card = texts(lobby_card(table_of("archipelago", 3, locale, status="lobby", options=options)))
        return next(line for line in card.splitlines() if "⏳" in line)

    assert told("medium") != told("short")
    assert told("medium") == told("long"), "sensible players take no longer"


@BOTH
def test_a_table_for_one_invites_nobody_and_asks_nothing_about_others(locale: str) -> None:
    say = words(locale)
    about_others = ("option-computers", "option-quorum", "option-clock", "card-open", "card-join")
    for seats, there in ((1, False), (2, True)):
        table = table_of("maracaibo", 1, locale, status="lobby", seat_count=seats)
        read = texts(lobby_card(table)) + str(shown(lobby_card(table))) + str(shown(host_settings(table, locale)))
        assert [say(f"bot-{key}") in read for key in about_others] == [there] * len(about_others)


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_the_help_of_a_game_is_not_cut(key: str, locale: str) -> None:
    say = words(locale)
    start = f"{key.replace('_', '-')}-help"
    options = [f"{start}-{option.key.replace('_', '-')}" for option in game(key).settings.options]
    for part in (start, *options, f"{start}-alone", "bot-help-at-table"):
        assert not say.has(part) or say(part).strip() in texts(help_page(locale, key)), part
    check(help_page(locale, None))


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_no_heading_of_the_help_is_about_what_the_table_does_not_play_with(key: str, locale: str) -> None:
    say = Teller(words(locale), key, ())
    played = game(key).settings.in_effect(max(game(key).settings.seat_counts), {})
    names = [
        say(name).lower().removeprefix("the ")
        for option in game(key).settings.options
        if played.get(option.key) != "on"
        for name in (f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values[1:]))
        if say.words.has(f"{say.key}-{name}".replace("_", "-"))
    ]
    there = texts(help_page(locale, key, table_of(key, max(game(key).settings.seat_counts), locale)))
    titles = re.findall(r"^### (.+)$|^- \*\*(.+?)\*\*", there, re.MULTILINE)
    assert titles
    assert {(heading or point).lower() for heading, point in titles}.isdisjoint(names)


@BOTH
def test_what_comes_with_the_number_of_seats_is_told_as_if_it_were_chosen(locale: str) -> None:
    five = table_of("santa_maria", 5, locale, status="lobby")
    on = dict.fromkeys(("kingdoms", "envoys", "maya"), "on")
    chosen = msgspec.structs.replace(five, options=on)
    assert texts(help_page(locale, "santa_maria", five)) == texts(help_page(locale, "santa_maria", chosen))
    assert texts(lobby_card(five)) == texts(lobby_card(chosen))
    alone = words(locale)("santa-maria-option-goat")
    assert alone not in texts(lobby_card(five))
    assert alone in texts(lobby_card(table_of("santa_maria", 1, locale, status="lobby")))


@BOTH
@pytest.mark.parametrize(
    ("seats", "story", "there"),
    [
        (1, "card_75", {"alone"}),
        (2, "card_75", set()),
        (2, "card_77", {"story-card-77"}),
        (1, "campaign", {"alone", "story"}),
        (4, "chapter_3", {"story"}),
        (0, "", {"alone", "story"}),
    ],
)
def test_only_who_plays_so_reads_of_playing_alone_and_of_stories(
    seats: int, story: str, there: set[str], locale: str
) -> None:
    table = table_of("maracaibo", seats, locale, options={"story": story}) if seats else None
    told = texts(help_page(locale, "maracaibo", table))
    parts = {part: words(locale)(f"maracaibo-help-{part}") for part in ("alone", "story", "story-card-77")}
    assert {part for part, text in parts.items() if text.strip() in told} == there


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_the_guides_of_a_game_explain_each_of_its_components(key: str, locale: str) -> None:
    for noun in guides(key):
        pages = [guide_page(locale, table_of(key, 2, locale), noun, page) for page in range(12)]
        told = "".join(texts(page) for page in pages)
        for entry in entries(locale, key, noun, None):
            assert entry.line in told
        surprises = game(key).telling.surprises.get(noun, ())
        for word, (name, about) in Teller(words(locale), key, ()).guide(noun).items():
            assert (f"**{capital(name)}** · {about}" in told) != (word in surprises)
        for page in pages:
            check(page)


@BOTH
def test_every_building_of_puerto_rico_says_what_it_does(locale: str) -> None:
    say = Teller(words(locale), "puerto_rico", ())
    assert [key for key in BUILDINGS if not 0 < len(say.about("building", key)) <= 75] == []
    assert len(say.guide("building")) == len(BUILDINGS)


def test_a_list_says_what_is_in_it() -> None:
    live = next(position("puerto_rico", 3, 1))
    menus = [part for part in shown(table_panel(live, "en", None)) if part["type"] == 3]
    told = {option["value"]: option["description"] for menu in menus for option in menu["options"]}
    assert told == {word: Teller(words("en"), "puerto_rico", ()).about("building", word) for word in told}
    assert all(told.values())


def test_a_list_says_what_a_choice_will_do_and_buttons_say_no_less() -> None:
    asked = {"build": "", "trade": ""}
    for live in position("puerto_rico", 4, 0, every=1):
        seat = live.waiting()[0] if live.waiting() else Seat(0)
        prompt = live.request(seat).prompt.key.removeprefix("puerto_rico-ask-").removesuffix("-own")
        if prompt in asked:
            asked[prompt] += str(shown(table_panel(live, "en", None)))
    assert re.search(r"'description': 'pay \d \(\d − 1\), \+2 VP at game end · ", asked["build"])
    assert re.search(r"'label': 'Sell: corn · 1 doubloon'", asked["trade"])


def test_what_the_editor_accepts_is_said_beside_it() -> None:
    for live in position("puerto_rico", 4, 2):
        for seat in live.waiting():
            if [offer.verb for offer in live.request(seat).offers if not offer.aside] == ["mayor"]:
                told = texts(your_move(live, seat, "en", None))
                assert ("Default: " in told) != ("default** · " in told), "once"
                return
    raise AssertionError("nobody had to place colonists")


@BOTH
def test_the_seal_is_short_on_the_panel_and_whole_in_the_log(locale: str) -> None:
    live = next(position("settlers", 2, 1))
    whole = "f" * 64
    assert whole not in texts(table_panel(live, locale, None))
    assert "f" * 12 in texts(table_panel(live, locale, None))
    assert whole in texts(log_page(live.table, LogPage(live.recent), locale))


@pytest.mark.parametrize(("key", "seats", "seed"), POSITIONS)
def test_whatever_is_offered_is_in_play(key: str, seats: int, seed: int) -> None:
    for live in position(key, seats, seed):
        verbs = live.game.telling.used(live.state, "verb", live.game.rules.moves())
        for seat in seats_of(seats):
            for offer in live.request(seat).offers:
                assert offer.verb in verbs
                for field in offer.fields:
                    words_of = live.game.telling.used(live.state, field.noun, getattr(field, "words", ()))
                    assert set(getattr(field, "words", ())) <= {*words_of, "none", "pass"}, (offer.verb, field.noun)


def test_what_is_not_in_play_is_not_there() -> None:
    base = game("puerto_rico").start(Setup(4, {}, "base"))
    table = table_of("puerto_rico", 4)
    live = Live(table, base.state, NOW)
    verbs = live.game.telling.used(live.state, "verb", live.game.rules.moves())
    assert {"black_market", "guests", "take", "draft", "forest", "supply"}.isdisjoint(verbs)
    assert {"settle", "wharf", "store", "decline"} <= set(verbs)
    assert "Nobles" not in texts(help_page("en", "puerto_rico", table))
    assert "Nobles" in texts(help_page("en", "puerto_rico", replace(table, options={"nobles": "on"})))
    assert "Nobles" in texts(help_page("en", "puerto_rico"))
    told = "".join(texts(guide_page("en", table, "building", page, live.state)) for page in range(3))
    assert "Hospice" in told
    assert "Royal supplier" not in told


def settlers() -> Live:
    """A game of three where one is to choose."""
    return next(live for live in position("settlers", 3, 1) if len(live.waiting()) == 1)


def test_only_those_who_must_act_are_pinged_whatever_names_say() -> None:
    live = settlers()
    posting = table_panel(live, "en", None, live.waiting())
    allowed = posting.mentions().to_dict()
    assert allowed["users"] == [100 + seat for seat in live.waiting()]
    assert allowed["parse"] == []
    assert "@everyone" not in texts(posting).replace("\\@everyone", "")


def test_names_are_no_markdown() -> None:
    card = texts(lobby_card(table_of("settlers", 3)))
    assert "Ada \\*the\\* \\`great\\`" in card
    assert "\n# loud" not in card


def test_the_panel_tells_what_happened_since_the_players_last_turn() -> None:
    live = next(
        live for live in position("settlers", 3, 1) if live.state.moves and live.recent.since(live.waiting()[0])
    )
    seat = live.waiting()[0]
    told = texts(table_panel(live, "en", None))
    since = live.recent.since(seat)
    assert f"<t:{int(NOW.timestamp())}:R>" in told
    openly = [line.event for line in since if line.event.is_for(None)]
    assert openly
    lines = lines_of(openly, teller(live.table, "en"))
    assert all((line.deed or line.text).casefold() in told.casefold() for line in lines)


def test_a_long_story_says_how_much_it_leaves_out() -> None:
    live = settlers()
    lines = live.recent * 80
    told = texts(past_panel(live, "en", lines))
    assert re.search(rf"and {len(lines) - told.count(chr(10) + '- ')} earlier lines", told)


def test_several_who_are_asked_at_once_answer_privately() -> None:
    live = next(live for live in position("settlers", 3, 1) if len(live.waiting()) == 1)
    while len(live.waiting()) < 2:
        seat = live.waiting()[0]
        live.play.apply(seat, live.request(seat).offers[0].any_move(lambda _: 0))
    posting = table_panel(live, "en", None)
    assert "Your move" in labels(posting)
    assert not any(part["type"] == 3 for part in shown(posting))


def test_a_panel_of_an_ended_table_shows_the_scores_and_a_rematch() -> None:
    *_, live = position("settlers", 2, 2)
    posting = table_panel(live, "ru", PICTURE)
    assert words("ru")("bot-panel-rematch") in labels(posting)
    for score in live.outcome().scores:
        assert str(score.total) in texts(posting)


@BOTH
def test_a_full_table_still_names_all_its_seats(locale: str) -> None:
    table: Table = table_of("settlers", 4, locale, status="lobby")
    assert texts(lobby_card(table)).count("\n") >= 4


@BOTH
@pytest.mark.parametrize("key", GAMES)
def test_the_end_says_everything_once_and_the_story_before_it_nothing_of_it(key: str, locale: str) -> None:
    (*_, live) = position(key, max(game(key).settings.seat_counts), 5, locale)
    live.recent.append(replace(live.recent[-1], event=Event("bot-log-seed", args={"secret": "acorn"})))
    told = texts(table_panel(live, locale, None))
    scores = sorted(live.outcome().scores, key=lambda score: (score.total, score.tie_breaks), reverse=True)
    lines = [line for line in told.splitlines() if re.match(r"\d\. \*\*", line)]
    assert len(lines) == len(scores)
    for line, score in zip(lines, scores, strict=True):
        assert str(score.total) in line
    assert told.count("acorn") == 1
    before = texts(past_panel(live, locale, live.recent[-20:]))
    assert "acorn" not in before
    assert Teller(words(locale), key, live.table.names)("log-winners", count=1, seats=(0,)) not in before


def test_the_list_of_tables_says_how_far_they_have_come() -> None:
    live = next(islice(position("settlers", 2, 20), 2, None))
    summary = Summary(live.table, live.waiting(), False, NOW)
    posting = tables_list([summary], "en", "bot-list-games", "bot-list-no-games", {live.table.id: live}, UserId(101))
    assert re.search(r"\[7 · Settlers.*turn \d+ · \d+ moves? since yours · .* \d+, .* \d+", texts(posting))
    hidden = next(islice(position("puerto_rico", 3, 30), 2, None))
    summary = Summary(hidden.table, hidden.waiting(), True, NOW)
    told = texts(tables_list([summary], "ru", "bot-list-games", "bot-list-no-games", {hidden.table.id: hidden}))
    assert re.search(r"раунд \d+$", told)
