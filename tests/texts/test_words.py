"""Both languages have the same messages, and sentences are made of phrases."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

import texts
from games.core.events import Event, Phrase
from games.core.seats import Seat
from games.registry import GAMES
from texts import LOCALES, MissingText, Teller, digits, nearest, words
from texts.words import Words

FOLDER = Path(texts.__file__).parent
MESSAGE = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
ARGUMENT = re.compile(r"\{ ?\$([a-z_]+)")


def messages(locale: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in (FOLDER / locale).glob("*.ftl"):
        parts = MESSAGE.split(file.read_text(encoding="utf-8"))
        for key, body in zip(parts[1::2], parts[2::2], strict=True):
            assert key not in found, f"{key} stands twice in {locale}"
            found[key] = set(ARGUMENT.findall(body))
    return found


def test_both_languages_have_the_same_messages() -> None:
    english, russian = messages("en"), messages("ru")
    translated = {key for key in russian if "-command-" not in key and "-param-" not in key}
    assert {key for key in english if "-command-" not in key and "-param-" not in key} == translated


def test_a_translation_uses_no_argument_that_the_original_lacks() -> None:
    english, russian = messages("en"), messages("ru")
    extra = {key: russian[key] - english[key] for key in english.keys() & russian.keys()}
    assert {key: args for key, args in extra.items() if args} == {}


def test_every_message_is_sound_fluent() -> None:
    for locale in LOCALES:
        files = [FluentResource(file.read_text(encoding="utf-8")) for file in (FOLDER / locale).glob("*.ftl")]
        entries = [entry for file in files for entry in file.body]
        assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
        assert {entry.id.name for entry in entries if isinstance(entry, Message)} == set(words(locale).under(""))


def test_a_message_can_say_another_one_that_nobody_has_said_yet() -> None:
    assert Words("en")("maracaibo-source-play") == words("en")("maracaibo-score-play")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_quarry_of_the_hacienda_is_not_called_what_every_settler_may_take(locale: str) -> None:
    say = words(locale)
    called, usual = (
        set(re.findall(r"\w+", say(f"puerto-rico-verb-{key}").casefold())) for key in ("extra-quarry", "settle-about")
    )
    assert called - usual - {"an"}


def test_a_missing_message_is_an_error_and_not_shown_to_anybody() -> None:
    with pytest.raises(MissingText):
        words("en")("core-no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingText):
        words("en")("core-reason-too-many-words")


@pytest.mark.parametrize(
    ("wished", "found"), [("ru", "ru"), ("ru-RU", "ru"), ("en-GB", "en"), ("pl", "en"), (None, "en")]
)
def test_the_nearest_language(wished: str | None, found: str) -> None:
    assert nearest(wished) == found


def test_seats_become_names() -> None:
    teller = Teller(words("en"), "settlers", ["Ada", "Boris"])
    told = teller.phrase(Phrase("core-reason-not-your-turn", {"seats": (0, 1), "count": 2}))
    assert told == "It's not your turn. To move: Ada, Boris."


def test_what_happened_by_itself_says_so() -> None:
    teller = Teller(words("ru"), "settlers", ["Ада"])
    assert teller.event(Event("core-ask-wait", auto=True)).endswith("(автоматически)")


def test_what_comes_several_times_is_counted() -> None:
    teller = Teller(words("en"), "puerto_rico", ["Ada"])
    event = Event("puerto_rico-log-produce", Seat(0), {"good": ("corn", "corn", "indigo")})
    assert teller.event(event) == "Ada produces corn ×2, indigo."


@pytest.mark.parametrize("key", GAMES)
def test_every_word_can_be_called_all_that_it_is_called_and_nothing_made_of_other_words(key: str) -> None:
    for locale in LOCALES:
        teller = Teller(words(locale), key, ["Ada"])
        keys = words(locale).under(f"{teller.key}-")
        each = {word for found in keys if (word := found.removeprefix(f"{teller.key}-").partition("-")[2])}
        assert sum(bool(teller.called(word)) for word in each) > 10


def test_keys_can_be_listed_by_their_beginning() -> None:
    assert "core-ask-wait" in words("en").under("core-ask-")
    assert all(key.startswith("core-ask-") for key in words("en").under("core-ask-"))


def test_a_number_below_nothing_has_a_minus_and_no_hyphen() -> None:
    for locale in LOCALES:
        teller = Teller(words(locale), "archipelago", ["Ada"])
        assert "−2" in teller.event(Event("archipelago-log-rebellion", args={"by": -2, "now": 4}))
        assert "+2" in teller.event(Event("archipelago-log-rebellion", args={"by": 2, "now": 6}))
        assert "−3" in teller.event(Event("santa-maria-log-score", Seat(0), {"points": -3}))
    assert (digits(-3), digits(3)) == ("−3", "3")


def test_no_word_of_the_code_is_to_be_typed_by_russians() -> None:
    found = []
    for file in (FOLDER / "ru").glob("*.ftl"):
        # Of hosts, there are addresses, files and permissions, too.
        if not file.name.startswith("bot"):
            text = re.sub(r"\{[^{}]*\}", "", file.read_text(encoding="utf-8"))
            found += [code for code in re.findall(r"`([^`\n]*)`", text) if re.search(r"[a-z]{3,}", code)]
    assert found == []
