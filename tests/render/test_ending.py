"""The picture of the end: winners, places, what points came from; for any game, for rivals, for a common defeat."""

import pytest

from games.core.ending.course import Course, Moment
from games.core.ending.outcome import Outcome, Rival, ScoreLine, SeatScore, ranked
from games.core.events import Phrase
from games.core.game import Setup
from games.core.seats import Seat
from games.registry import GAMES, game
from render.boards import USUAL_COVER, final, tallied
from render.ending import celebrated, final_score, grown
from render.ending.standing import sources, standings
from render.kit import palette as p
from render.kit.areas.plots import Series, plot
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.frame import CLOSE, CLOSEST
from render.kit.picture import ALT_LIMIT
from render.kit.skins import SkinName, wearing
from render.kit.traces import Written
from render.words import titled
from tests.render.looks import differ
from tests.render.readable import Readers
from tests.render.test_laws import HEAVIEST, positions
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Константин Константинопольский-Задунайский", "Wu", "漢字🙂", "Ekaterina")
MANY = ("chips", "buildings", "guild-hall", "residence", "fortress", "customs-house", "city-hall", "nobles")


def teller(seats: int = 3, locale: str = "en") -> Teller:
    return Teller(words(locale), "puerto_rico", NAMES[:seats])


def scored(*totals: int, keys: tuple[str, ...] = ("chips", "buildings")) -> tuple[SeatScore, ...]:
    """Each seat with points from the first source, and one from each other."""
    return tuple(
        SeatScore(Seat(seat), (ScoreLine(keys[0], total - len(keys) + 1), *(ScoreLine(key, 1) for key in keys[1:])))
        for seat, total in enumerate(totals)
    )


@pytest.mark.parametrize("keys", [("chips", "buildings"), MANY])
@pytest.mark.parametrize(("locale", "skin"), [("en", "dark"), ("ru", "light")])
def test_the_end_can_be_read(reading: Readers, keys: tuple[str, ...], locale: str, skin: SkinName) -> None:
    with wearing(skin):
        picture = final_score(ranked(scored(31, 40, 35, 40, 22, keys=keys)), teller(5, locale))

    begun = [titled(teller(5, locale)(f"score-{key}")).split()[0] for key in keys]
    assert all(any(written.startswith(word) for written in reading.words()) for word in begun), "with a capital"
    assert reading.too_small() == []
    assert reading.troubles() == []
    assert picture.width == CLOSE
    assert picture.height <= CLOSEST
    assert len(picture.data) <= HEAVIEST
    assert len(picture.alt) <= ALT_LIMIT
    assert (
        teller(5, locale).words(
            "core-picture-won", players=f"{NAMES[1]}, {teller(5, locale).words('core-picture-player', number=4)}"
        )
        in picture.alt
    )


@pytest.mark.parametrize("totals", [(31,), (31, 40), (31, 40, 35, 40, 22), (9, 9, 9, 9, 9)])
@pytest.mark.parametrize(("locale", "skin"), [("en", "dark"), ("ru", "light")])
def test_a_result_can_be_shared(reading: Readers, totals: tuple[int, ...], locale: str, skin: SkinName) -> None:
    say = teller(len(totals), locale)
    with wearing(skin):
        picture = celebrated(ranked(scored(*totals)), say, USUAL_COVER)

    assert reading.too_small() == []
    assert reading.troubles() == []
    assert (picture.width, picture.height) == (1200, 630)
    assert len(picture.data) <= HEAVIEST
    assert picture.alt.startswith(say("name"))
    assert all(f": {total}." in picture.alt for total in totals)


@pytest.mark.parametrize("locale", LOCALES)
def test_why_nobody_has_won_is_whole_on_it(reading: Readers, locale: str) -> None:
    state = game("archipelago").start(Setup(5, {}, "result")).state
    state.rebellion, state.over = state.population + 1, True
    picture = final(game("archipelago").score(state), Teller(words(locale), "archipelago", NAMES), None, None)
    assert reading.too_small() == []
    assert reading.troubles() == []
    assert words(locale)("core-picture-nobody-won") in picture.alt


def test_a_score_in_words_names_everybody_however_much_there_is_to_tell() -> None:
    keys = tuple(f"{key}" for key in MANY)
    outcome = ranked(
        tuple(SeatScore(Seat(seat), tuple(ScoreLine(key, 100 + seat) for key in keys)) for seat in range(5))
    )
    say = Teller(words("ru"), "puerto_rico", [f"{letter} {NAMES[1]}" for letter in "ABCDE"])
    alt = final_score(outcome, say).alt

    assert len(alt) <= ALT_LIMIT
    assert all(name in alt for name in say.players)
    assert alt.endswith(".")


def test_places_go_by_points_then_by_tie_breaks_and_equals_share_one() -> None:
    tied = [
        SeatScore(Seat(seat), (ScoreLine("chips", points),), (tie,))
        for seat, (points, tie) in enumerate([(9, 1), (9, 3), (12, 0), (9, 1)])
    ]
    rows = standings(ranked(tuple(tied)), teller(4))

    assert [(row.seat, row.place, row.won) for row in rows] == [
        (2, 1, True),
        (1, 2, False),
        (0, 3, False),
        (3, 3, False),
    ]


def test_a_source_that_gave_nobody_anything_is_left_out() -> None:
    lines = [(ScoreLine("chips", 4), ScoreLine("nobles", 0)), (ScoreLine("chips", 0), ScoreLine("nobles", 0))]
    outcome = ranked(tuple(SeatScore(Seat(seat), line) for seat, line in enumerate(lines)))

    assert sources(outcome) == ["chips"]


def test_a_rival_who_wins_is_crowned(monkeypatch: pytest.MonkeyPatch) -> None:
    say = words("en")
    told = say.__class__.__call__
    monkeypatch.setattr(
        say.__class__, "__call__", lambda self, key, **args: "Jean" if "rival" in key else told(self, key, **args)
    )
    outcome = ranked(scored(30), (Rival("jean", (ScoreLine("chips", 44),)),))
    picture = final_score(outcome, teller(1))

    assert "Won by: Jean" in picture.alt
    assert picture.alt.index("1. Jean: 44") < picture.alt.index("2. Anna: 30")


def test_everybodys_defeat_is_said() -> None:
    picture = final_score(Outcome(scored(30, 12), (), cause=Phrase("core-nothing")), teller(2))

    assert words("en")("core-picture-nobody-won") in picture.alt
    assert words("en")("core-nothing") in picture.alt, "and why"
    assert differ(picture, final_score(Outcome(scored(30, 12), (Seat(0),)), teller(2)))


@pytest.mark.parametrize("key", GAMES)
def test_every_game_ends_in_it(key: str) -> None:
    found = game(key)
    seats = min(found.settings.seat_counts)
    state = positions(key, seats)[-1]
    say = Teller(words("ru"), key, NAMES[:seats])
    outcome = found.score(state)
    shared, picture = (draw(outcome, say, None, None) for draw in (final, tallied))

    assert all(str(score.total) in told.alt for score in outcome.scores for told in (shared, picture))
    assert all(say(f"score-{source}") in picture.alt for source in sources(outcome))


def test_a_plot_draws_every_line_apart_and_names_the_moments() -> None:
    canvas = Canvas.plain(1600, 700, (255, 255, 255))
    moments = [str(number) for number in range(1, 13)]
    plot(canvas, Box(20, 20, 1560, 640), [Series(seat, "ABCDE"[seat], tuple(range(12))) for seat in range(5)], moments)

    written = [trace for trace in canvas.traces if isinstance(trace, Written)]
    said = [trace.words for trace in written]
    assert {"A", "B", "C", "D", "E", "1", "12"} <= set(said)
    letters = [trace.box for trace in written if trace.words in "ABCDE"]
    assert not any(one.overlaps(other) for number, one in enumerate(letters) for other in letters[number + 1 :])
    plot(Canvas.plain(1600, 700, (255, 255, 255)), Box(20, 20, 1560, 640), [], moments)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_those_who_end_alike_do_not_cover_each_other_nor_leave_the_plot(seats: int) -> None:
    canvas, box = Canvas.plain(1600, 688, (255, 255, 255)), Box(20, 24, 1560, 640)
    plot(canvas, box, [Series(seat, "ABCDE"[seat], (0,) * 6) for seat in range(seats)], ["1", "", "", "2", "", "3"])

    badges = [trace.box for trace in canvas.traces if isinstance(trace, Written) and trace.words in "ABCDE"]
    assert len(badges) == seats
    assert not any(one.overlaps(other) for number, one in enumerate(badges) for other in badges[number + 1 :])
    assert all(box.y <= badge.y and badge.bottom <= box.bottom - 20 for badge in badges)
    across = [canvas.image.getpixel((700, y)) for y in range(box.y, box.bottom)]
    assert {p.SEATS[seat] for seat in range(seats)} <= set(across), "every line is seen"


@pytest.mark.parametrize("ends", [(23,), (5, 11, 17, 23), tuple(range(24))])
def test_no_number_stands_alone_below_a_plot(reading: Readers, ends: tuple[int, ...]) -> None:
    moments = tuple(Moment(ends.index(at) + 1 if at in ends else 1, (at, 0), at in ends) for at in range(24))
    grown(Course(moments), teller(2), None, None)
    named = [word for word in reading.words() if word.startswith("Round ")]
    assert len(named) == (len(ends) if len(ends) < 6 else 1)
    assert len(ends) < 6 or {"12", "24"} <= set(reading.words())
    assert reading.troubles() == []


@pytest.mark.parametrize(("locale", "skin"), [("en", "dark"), ("ru", "light")])
def test_how_the_points_grew_can_be_read(reading: Readers, locale: str, skin: SkinName) -> None:
    moments = [Moment(turn, (turn * 3, turn, -turn, 2 * turn, turn % 5), ends=turn % 2 == 0) for turn in range(24)]
    with wearing(skin):
        picture = grown(Course(tuple(moments)), teller(5, locale), None, None)
    assert reading.too_small() == []
    assert reading.troubles() == []
    assert (picture.width, picture.height <= CLOSEST, len(picture.data) <= HEAVIEST) == (CLOSE, True, True)
    assert f"{NAMES[2]} −10" in picture.alt


@pytest.mark.parametrize("winners", [(), (Seat(1),)])
def test_where_points_did_not_decide_only_winners_have_a_place(winners: tuple[Seat, ...]) -> None:
    outcome = Outcome(tuple(SeatScore(Seat(seat), ()) for seat in range(3)), winners)
    rows = standings(outcome, teller())
    assert [(row.seat, row.place) for row in rows if row.place is not None] == [(seat, 1) for seat in winners]
    assert len(rows) == 3
    alt = final_score(outcome, teller()).alt
    assert [alt.count(f"{number}. ") for number in (1, 2, 3)] == [len(winners), 0, 0]


def test_whoever_shares_the_result_sends_a_file_that_says_what_it_is() -> None:
    assert celebrated(ranked(scored(31, 40, 35)), teller(), USUAL_COVER).name == "puerto-rico-result"


@pytest.mark.parametrize("rounds", [3, 18, 40])
def test_how_points_grew_is_told_in_words_up_to_the_last_round(rounds: int) -> None:
    course = Course(tuple(Moment(number, (number, 2 * number, 7), ends=True) for number in range(rounds + 1)))
    alt = grown(course, teller(), None, None).alt

    assert len(alt) <= ALT_LIMIT
    assert f"{rounds}: " in alt
    assert f"{2 * rounds}" in alt.rpartition(":")[2]
    assert alt.count(": ") >= min(rounds, 6)
