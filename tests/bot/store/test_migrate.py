"""Every schema that ever was comes up to date, and a newer one is refused."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.engine.migrate import MIGRATIONS, DatabaseIsNewer, migrate, schema_version, scripts

VERSIONS = list(scripts())


TABLE = (
    "INSERT INTO tables (id, game, status, host, guild_id, language, open, seat_count, options, rules_version, "
    "created_at, updated_at) VALUES (12, 'maracaibo', 'playing', 1, 7, 'en', 1, 2, '{}', 1, 5, 6)"
)


def schema(db: sqlite3.Connection) -> list[tuple[str, str]]:
    return db.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    (tmp_path / "0001_cats.sql").write_text("CREATE TABLE cats (name TEXT); INSERT INTO cats VALUES ('Tom');")
    (tmp_path / "0002_age.sql").write_text("ALTER TABLE cats ADD COLUMN age INTEGER NOT NULL DEFAULT 3;")
    return tmp_path


def test_each_version_has_a_number_of_its_own() -> None:
    assert [int(file.name[:4]) for file in sorted(MIGRATIONS.glob("*.sql"))] == VERSIONS
    assert VERSIONS[0] == 1


@pytest.mark.parametrize("version", VERSIONS)
def test_each_version_comes_to_the_same_schema(version: int) -> None:
    with closing(sqlite3.connect(":memory:")) as fresh, closing(sqlite3.connect(":memory:")) as old:
        migrate(fresh)
        migrate(old, upto=version)
        assert schema_version(old) == version
        migrate(old)
        assert schema(old) == schema(fresh)
        assert schema_version(old) == VERSIONS[-1]


def test_data_goes_through_every_step(steps: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        migrate(db, steps, upto=1)
        migrate(db, steps)
        assert db.execute("SELECT name, age FROM cats").fetchall() == [("Tom", 3)]
        migrate(db, steps)
        assert schema_version(db) == 2


def test_a_step_that_fails_leaves_the_version_before_it(steps: Path) -> None:
    (steps / "0003_broken.sql").write_text("INSERT INTO cats (name) VALUES ('Kit'); CREATE TABLE cats (oops);")
    with closing(sqlite3.connect(":memory:")) as db:
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, steps)
        assert schema_version(db) == 2
        assert db.execute("SELECT name FROM cats").fetchall() == [("Tom",)]


def test_a_newer_database_is_refused_in_plain_words() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("PRAGMA user_version = 999")
        with pytest.raises(DatabaseIsNewer, match=r"schema version 999.*start a newer Caravel"):
            migrate(db)


def test_an_archive_that_a_rematch_carried_along_becomes_a_campaign() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        migrate(db, upto=4)
        db.execute(TABLE)
        db.execute("INSERT INTO seats VALUES (12, 0, 1, 'Ada', 5), (12, 1, NULL, 'Boris', 5)")
        db.execute("INSERT INTO facts VALUES ('archive for 12', '{\"games\": 3}'), ('archive for 99', '{}')")
        migrate(db)
        found = db.execute("SELECT id, name, guild_id, archive, finished, told FROM campaigns").fetchall()
        assert found == [(12, "#12", 7, '{"games": 3}', 3, 0)]
        assert db.execute("SELECT * FROM campaign_games").fetchall() == [(12, 12, 4)]
        assert db.execute("SELECT * FROM campaign_people").fetchall() == [(12, 1, "Ada")]
        assert db.execute("SELECT name FROM facts").fetchall() == []


def test_who_had_left_a_seat_before_that_was_kept_is_whoever_had_moved_there_last() -> None:
    with closing(sqlite3.connect(":memory:")) as db:
        migrate(db, upto=16)
        db.execute(TABLE)
        lines = [
            (1, "start", None, None, "[]"),
            (2, "move", 1, 5, "[]"),
            (3, "move", 0, 7, "[]"),
            (4, "seat", None, 6, '[{"key": "bot-log-seated", "seat": 1, "args": {"former": "Boris ◉"}}]'),
            (5, "seat", None, None, '[{"key": "bot-log-left", "seat": 0}]'),
        ]
        insert = "INSERT INTO log (table_id, number, kind, seat, user_id, text, events, at) VALUES (12,?,?,?,?,'',?,0)"
        db.executemany(insert, lines)
        migrate(db)
        assert db.execute("SELECT * FROM former_players").fetchall() == [(12, 1, 5, "Boris")]
