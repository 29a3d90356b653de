"""Badges are rows: what they say is earned by the rules of what happened, and by nothing else."""

from typing import Any

import pytest

from bot.features.statistics import STATISTICS
from bot.features.statistics.alarms import Lookup
from bot.features.statistics.badges import badges, earned
from bot.features.statistics.facts import Facts, facts_of
from bot.features.statistics.rows import Result, put_results
from bot.features.statistics.story import badge_lines, story_of
from bot.store.identity import GuildId, TableId, UserId
from games.core.ending.outcome import Outcome, Rival, ScoreLine, SeatScore, ranked
from games.core.events import Phrase
from games.core.game import Setup
from games.core.seats import Seat
from games.registry import GAMES, game
from tests.bot.tables.conftest import ADA, BORIS, CLARA, House
from texts import LOCALES, words

HOUR, DAY = 3600.0, 86400.0


def result(number: int, *, user: int = 1, facts: Facts | None = None, **known: Any) -> Result:
    """One game of somebody among two people, won."""
    usual: dict[str, Any] = {
        "game": "settlers", "guild_id": GuildId(7), "people": 2, "place": 1, "points": 10, "lasted": DAY, "at": number
    }  # fmt: skip
    fields = {**usual, "facts": Facts(seats=2, others=1, lead=5) if facts is None else facts, **known}
    return Result(table_id=TableId(number), user_id=UserId(user), **fields)


def names(*results: Result, met: int = 0) -> set[str]:
    company = {each.table_id: {UserId(100 + number) for number in range(met)} for each in results}
    return {each.badge for each in earned(results, company)}


@pytest.mark.parametrize(
    ("badge", "about", "facts"),
    [
        ("jean", {"game": "maracaibo"}, Facts(rival="jean", option={"difficulty": "very_hard"})),
        ("chronicle", {"game": "maracaibo"}, Facts(campaign=True)),
        ("pacifist", {"game": "archipelago"}, Facts(others=2, score={"peace": 3})),
        ("separatist", {"game": "archipelago"}, Facts(others=2, cause="archipelago-cause-independence")),
        ("hermit", {"game": "santa_maria"}, Facts(seats=1)),
        ("shipowner", {"game": "puerto_rico"}, Facts(score={"chips": 32})),
        ("hair", {}, Facts(others=1, lead=0)),
        ("strong", {"against": "strong"}, Facts()),
    ],
)
def test_a_badge_is_for_a_victory_of_its_kind(badge: str, about: dict[str, Any], facts: Facts) -> None:
    assert badge in names(result(1, facts=facts, **about))
    assert badge not in names(result(1, facts=facts, **{**about, "place": 2})), "who has not won"
    assert badge not in names(result(1, facts=Facts(seats=3, others=1, lead=9), **{**about, "against": None}))
    if "game" in about:
        assert badge not in names(result(1, facts=facts)), "in another game"


def test_ten_answers_in_time_are_ten_games_and_nobody_is_late_alone() -> None:
    quick = [result(number, place=2, facts=Facts(others=1, slowest=43_000)) for number in range(1, 11)]
    assert "never-late" in names(*quick)
    assert "never-late" not in names(*quick[:9])
    assert "never-late" not in names(*quick[:9], result(10, facts=Facts(others=1, slowest=43_300)))
    assert "never-late" not in names(*quick[:9], result(10, facts=Facts(others=0, slowest=1)))
    left = result(10, place=None, facts=Facts(others=1, slowest=1))
    assert "never-late" not in names(*quick[:9], left), "who has left has not played it"
    (since,) = [each.at for each in earned(quick, {}) if each.badge == "never-late"]
    assert since == 10, "from the game on with which it was earned"


def test_what_life_comes_to() -> None:
    assert "streak" in names(*(result(number) for number in (1, 2, 3)))
    assert "streak" not in names(result(1), result(2), result(3, place=2))
    assert "streak" not in names(result(1), result(2), result(3, against="easy")), "computers are not counted"
    kinds = [result(number, game=key, place=2) for number, key in enumerate(GAMES)]
    assert "all-games" in names(*kinds)
    assert "all-games" not in names(*kinds[1:], kinds[1])
    assert "many-met" in names(result(1), met=10)
    assert "many-met" not in names(result(1), met=9)
    kept = [result(number, place=2) for number in range(26)]
    assert "faithful" in names(*kept[:25])
    assert "faithful" not in names(*kept[:24], result(24, place=None))
    assert "faithful" not in names(*kept[:24], result(24, place=None), *kept[:24]), "from the beginning again"
    assert "hundred" in names(*(result(number, place=2) for number in range(100)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_badge_can_be_named(locale: str) -> None:
    for name in badges():
        assert words(locale).has(f"bot-badge-{name}")
        assert words(locale).has(f"bot-badge-{name}-for")


def test_badges_name_only_what_there_is() -> None:
    """A row that names a part of a score or a setting that its game does not have would never be earned."""
    known = {"won", "place", "points", "lasted", "against", "lost_together", *Facts.__struct_fields__}
    for name, badge in badges().items():
        for fact in badge.when:
            part, _, key = fact.partition(".")
            assert part in known, name
            if part == "option":
                options = {option.key: option.values for option in game(badge.game).settings.options}
                assert badge.when[fact] in options[key], name
            if part == "score":
                assert badge.game, name
        assert badge.when or badge.life, name
        assert badge.life.keys() <= {"played", "kinds", "met", "streak", "kept"}, name
    scored = {
        (badge.game, fact.partition(".")[2]) for badge in badges().values() for fact in badge.when if "score." in fact
    }
    for key, line in scored - {("puerto_rico", "nobles"), ("maracaibo", "nations")}:
        state = game(key).start(Setup(2, game(key).settings.chosen({}), "a score")).state
        assert line in {each.key for each in game(key).score(state).scores[0].lines}


async def test_what_is_known_is_kept_as_the_game_ends(house: House) -> None:
    table = await house.begun(BORIS, game="archipelago")
    lines = (ScoreLine("peace", 3), ScoreLine("medals", 1))
    outcome = ranked((SeatScore(Seat(0), lines), SeatScore(Seat(1), (ScoreLine("peace", 0),))))
    moves = [(ADA.id, 0, 0.0), (BORIS.id, 1, 5.0), (ADA.id, 0, 65.0), (ADA.id, 0, 900.0)]
    facts = facts_of(table, Seat(0), outcome, moves)
    assert (facts.seats, facts.others, facts.lead, facts.slowest) == (2, 1, 4, 60.0)
    assert facts.score == {"peace": 3, "medals": 1}
    assert facts.option["length"] == "medium"
    assert "clock" not in facts.option, "the house's own settings are no part of it"
    independent = Outcome(outcome.scores, (Seat(0),), cause=Phrase("archipelago-cause-independence"))
    assert facts_of(table, Seat(0), independent, []).lead is None
    jean = Outcome(outcome.scores[:1], (Seat(0),), (Rival("jean", (ScoreLine("play", 3),)),))
    assert (facts_of(table, Seat(0), jean, []).rival, facts_of(table, Seat(0), jean, []).lead) == ("jean", 1)


@pytest.mark.both_engines
async def test_games_of_former_times_are_looked_up(house: House) -> None:
    table = await house.begun(BORIS)
    await house.play_on(table.id, 3)
    ended = await house.begun(BORIS)
    while (await house.tables.live(ended.id)).waiting():
        await house.play_on(ended.id, 1)
        house.now += 1
    before = (await house.tables.of(STATISTICS).tale(ADA.id, None, None)).results
    assert before[0].facts is not None
    assert before[0].facts.score
    await house.store.write(lambda db: db.execute("UPDATE results SET facts = NULL"))
    lookup = Lookup(house.tables.ledger)
    assert await lookup.due() == 0.0
    while await lookup.ring(house.now):
        pass
    assert await lookup.due() is None
    assert (await house.tables.of(STATISTICS).tale(ADA.id, None, None)).results == before


@pytest.mark.both_engines
async def test_a_story_says_with_whom_and_how_rare(house: House) -> None:
    tables = [await house.begun(BORIS, CLARA), await house.begun(BORIS)]
    won = Facts(seats=3, others=2, lead=1)
    rows = [
        result(tables[0].id, user=ADA.id, facts=won, at=1.0),
        result(tables[0].id, user=BORIS.id, place=2, at=1.0),
        result(tables[0].id, user=CLARA.id, place=3, guild_id=None, at=1.0),
        result(tables[1].id, user=ADA.id, at=2.0),
        result(tables[1].id, user=BORIS.id, place=2, at=2.0),
    ]
    await house.store.write(lambda db: put_results(db, rows))
    statistics = house.tables.of(STATISTICS)
    tale = await statistics.tale(ADA.id, None, GuildId(7))
    assert [(name, count) for _, name, count in tale.people] == [("Boris", 2), ("Clara", 1)]
    assert [each.badge for each in tale.earned] == ["hair"]
    assert (tale.rare, tale.counted) == ({"hair": 1}, 2)
    assert "1 of 2 here" in badge_lines(tale, words("en"))[0]
    told = story_of("Ada", tale, "en")
    assert told is not None
    assert told.figures[:2] == (("2", "games"), ("2", "wins"))
    assert [game.name for game in told.games] == ["Settlers: Founders of the Empire"]
    alone = await statistics.tale(ADA.id, None, None)
    assert "here" not in "".join(badge_lines(alone, words("en"))), "in private messages there is no server"
    await statistics.drop(BORIS.id)
    assert [name for _, name, _ in (await statistics.tale(ADA.id, None, None)).people] == ["Clara"]
    assert story_of("Boris", await statistics.tale(BORIS.id, None, None), "en") is None
