"""Settings: read, checked, every mistake named at once, and nothing secret shown."""

import contextlib
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, strategies

from bot.host.limits import Limits
from bot.host.settings import SETTINGS, Settings, SettingsWrong, read_settings

TOKEN = "MTIzNDU2Nzg5.Gabcde.x-secret-part_of_it"
EXAMPLE = Path(__file__).resolve().parents[3] / ".env.example"
NOWHERE = Path("/nowhere/.env")
ODD = ("9" * 5000, "x" * 5000, "~nobody-here/data", "\0", "1e300", "\u0663", "\u00b2", "..", "a.b.c")


def mistakes(environment: dict[str, str], env_file: Path = NOWHERE) -> list[str]:
    with pytest.raises(SettingsWrong) as wrong:
        read_settings(environment, env_file)
    return wrong.value.mistakes


def test_nothing_set_is_the_local_table() -> None:
    settings = read_settings({}, NOWHERE)
    assert settings == Settings()
    assert settings.local


def test_everything_set(tmp_path: Path) -> None:
    environment = {
        "DISCORD_TOKEN": TOKEN,
        "CARAVEL_DATA": str(tmp_path),
        "CARAVEL_LOCAL_PORT": "0",
        "CARAVEL_LANGUAGE": "RU",
        "CARAVEL_REMINDER_HOURS": "12.5",
        "CARAVEL_GUILD": "123456789012345678",
        "CARAVEL_RULE_SECONDS": "4",
        "CARAVEL_METRICS": "[::1]:9464",
        "CARAVEL_BACKUPS": str(tmp_path),
        "CARAVEL_BACKUP_HOURS": "0.5",
        "CARAVEL_BACKUPS_KEPT": "3",
        "CARAVEL_LOBBY_DAYS": "0",
        "CARAVEL_UNTOUCHED_DAYS": "90",
        "CARAVEL_LOG_LEVEL": "debug",
        "CARAVEL_LOG_FORMAT": "json",
        "PATH": "/bin",
    }
    settings = read_settings(environment, NOWHERE)
    assert settings.token is not None
    assert settings.token.reveal() == TOKEN
    assert (settings.data, settings.local_port, settings.language, settings.local) == (tmp_path, 0, "ru", False)
    assert (settings.reminder_hours, settings.guild) == (12.5, 123456789012345678)
    assert settings.rule_seconds == 4.0
    assert settings.metrics == ("::1", 9464)
    assert (settings.backups, settings.backup_hours, settings.backups_kept) == (tmp_path, 0.5, 3)
    assert (settings.limits.lobby_days, settings.limits.untouched_days) == (0, 90)
    assert (settings.log_level, settings.log_format) == ("debug", "json")


def test_a_server_for_the_tables_is_named_and_its_password_shown_to_nobody() -> None:
    url = "postgresql://ada:pass%40word@db.example:5433/caravel?sslmode=require"
    settings = read_settings({"CARAVEL_DATABASE": url, "DISCORD_TOKEN": TOKEN}, NOWHERE)
    assert settings.database is not None
    assert settings.database.url.reveal() == url
    assert str(settings.database) == "the schema caravel of postgresql://db.example:5433/caravel"
    assert "pass" not in repr(settings) + repr(settings.database)
    said = settings.database.without_secrets(f"no pass@word or pass%40word in {url}")
    assert "pass" not in said
    assert {secret.reveal() for secret in settings.secrets} == {TOKEN, url, "pass%40word", "pass@word"}
    local = read_settings({"CARAVEL_DATABASE": url}, NOWHERE)
    assert local.database is not None
    assert local.database.schema == "caravel_local"


@pytest.mark.parametrize(
    "url", ["mysql://ada:s3same@host/caravel", "ada:s3same@host", "postgresql://ada:pa/s3same@host/caravel"]
)
def test_what_is_no_address_of_a_server_is_not_repeated(url: str) -> None:
    with pytest.raises(SettingsWrong) as wrong:
        read_settings({"CARAVEL_DATABASE": url}, NOWHERE)
    (mistake,) = wrong.value.mistakes
    assert mistake.startswith("CARAVEL_DATABASE must be an address such as postgresql://")
    assert "s3same" not in mistake


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("CARAVEL_LANGUAGE=ru\nCARAVEL_LOCAL_PORT=9000\n", encoding="utf-8")
    settings = read_settings({"CARAVEL_LOCAL_PORT": "9001"}, file)
    assert (settings.language, settings.local_port) == ("ru", 9001)


def test_the_file_may_have_comments_quotes_and_exports(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "# ours\n\nexport CARAVEL_LANGUAGE='ru'\nCARAVEL_DATA = \"some where\"  \n"
        "CARAVEL_LOCAL_PORT=9000 # free here\nCARAVEL_GUILD=\nOTHER_TOOL=1\n",
        encoding="utf-8-sig",
    )
    settings = read_settings({}, file)
    assert (settings.language, settings.data, settings.local_port) == ("ru", Path("some where"), 9000)
    assert settings.guild is None


def test_all_mistakes_are_named_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert mistakes(
        {
            "DISCORD_TOKEN": "my token",
            "CARAVEL_DATA": str(tmp_path / "file"),
            "CARAVEL_LOCAL_PORT": "70000",
            "CARAVEL_LANGUAGE": "fr",
            "CARAVEL_REMINDER_HOURS": "soon",
            "CARAVEL_GUILD": "my server",
            "CARAVEL_LOG_LEVEL": "loud",
            "CARAVEL_LANGAUGE": "en",
        }
    ) == [
        "DISCORD_TOKEN does not look like a bot's token: three parts joined by dots, from the page Bot of your app.",
        "CARAVEL_DATA must be a directory, and is a file.",
        "CARAVEL_LOCAL_PORT must be a port, a number from 0 to 65535.",
        "CARAVEL_LANGUAGE must be one of en, ru.",
        "CARAVEL_REMINDER_HOURS must be a number of hours, from 0 to 8760.",
        "CARAVEL_GUILD must be a server's id, a number of 15 to 20 digits.",
        "CARAVEL_LOG_LEVEL must be one of debug, info, warning, error.",
        "CARAVEL_LANGAUGE is no setting of Caravel; did you mean CARAVEL_LANGUAGE?",
    ]


def test_the_host_says_how_much_there_may_be_at_once() -> None:
    given = {"CARAVEL_TABLES_EACH": "3", "CARAVEL_TABLES_SERVER": "40", "CARAVEL_UNDOS": "5"}
    assert read_settings(given, NOWHERE).limits == Limits(tables_each=3, tables_a_server=40, returns=5)
    assert mistakes({"CARAVEL_TABLES_EACH": "0", "CARAVEL_UNDOS": "many"}) == [
        "CARAVEL_TABLES_EACH must be a number from 1 to 100000.",
        "CARAVEL_UNDOS must be a number from 1 to 100000.",
    ]


@pytest.mark.parametrize("hours", ["-1", "nan", "inf", "1e9"])
def test_hours_are_a_span_of_time(hours: str) -> None:
    assert mistakes({"CARAVEL_REMINDER_HOURS": hours}) == [
        "CARAVEL_REMINDER_HOURS must be a number of hours, from 0 to 8760."
    ]


def test_a_line_that_sets_nothing_is_named_and_not_quoted(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"CARAVEL_LANGUAGE=en\n{TOKEN}\n", encoding="utf-8")
    assert mistakes({}, file) == [".env, line 2: expected NAME=value."]


@given(strategies.sampled_from(sorted(SETTINGS)), strategies.text() | strategies.sampled_from(ODD))
def test_whatever_is_set_is_a_setting_or_a_mistake_in_words(name: str, value: str) -> None:
    with contextlib.suppress(SettingsWrong):
        read_settings({name: value}, NOWHERE)


@pytest.mark.parametrize("value", ODD)
def test_a_value_that_is_none_is_answered_in_words(value: str) -> None:
    for name in SETTINGS:
        assert all("Errno" not in each and "limit" not in each for each in _mistakes_if_any({name: value}))


@given(strategies.binary())
def test_whatever_the_file_holds_there_are_settings_or_mistakes_in_words(held: bytes) -> None:
    with TemporaryDirectory() as folder, contextlib.suppress(SettingsWrong):
        file = Path(folder) / ".env"
        file.write_bytes(held)
        read_settings({}, file)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"CARAVEL_LANGUAGE=\xff\n")
    assert mistakes({}, tmp_path / ".env") == [".env cannot be read: it is no text in UTF-8."]


def _mistakes_if_any(environment: dict[str, str]) -> list[str]:
    try:
        read_settings(environment, NOWHERE)
    except SettingsWrong as wrong:
        return wrong.mistakes
    return []


def test_the_token_is_never_shown() -> None:
    settings = read_settings({"DISCORD_TOKEN": TOKEN}, NOWHERE)
    assert TOKEN not in f"{settings} {settings!r} {settings.token}"
    assert all("secret" not in mistake for mistake in mistakes({"DISCORD_TOKEN": "a secret"}))


def test_the_example_names_every_setting_with_its_default() -> None:
    assert read_settings({}, EXAMPLE) == Settings()
    named = {line.partition("=")[0] for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if "=" in line}
    assert named == SETTINGS.keys()


@pytest.mark.parametrize(
    ("given", "mistake"),
    [
        ({"CARAVEL_BLOCKS": "2"}, "CARAVEL_BLOCKS beyond 1 needs CARAVEL_DATABASE"),
        (
            {"CARAVEL_BLOCKS": "3", "CARAVEL_SHARDS": "2", "CARAVEL_DATABASE": "postgresql://localhost/caravel"},
            "CARAVEL_BLOCKS must not be more than CARAVEL_SHARDS",
        ),
    ],
)
def test_several_processes_need_a_server_and_a_shard_each(given: dict[str, str], mistake: str, tmp_path: Path) -> None:
    with pytest.raises(SettingsWrong, match=mistake):
        read_settings(given, tmp_path / ".env")
    assert read_settings(given | {"CARAVEL_BLOCKS": "1"}, tmp_path / ".env").blocks == 1
