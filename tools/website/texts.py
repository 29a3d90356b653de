"""The kinds of texts that a game has, counted in its files and asked of the proof, so that the page of them is true."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from games.core.fields import written
from games.registry import GAMES, game
from texts.locales import LOCALES
from texts.needs import needs
from texts.words import words
from tools.website.places import DOCS

PAGE = DOCS / "texts.md"
WORD = re.compile(r"<[a-z]+>")


@dataclass(frozen=True)
class Kind:
    """Texts of one form: what stands in angle brackets differs."""

    form: str
    what: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Its form, to be held against the rest of a key after the game."""
        return re.compile("[a-z0-9-]+".join(map(re.escape, WORD.split(self.form))))


KINDS = (
    Kind("name", "what the game is called"),
    Kind("about", "one line about it"),
    Kind("help", "its rules in short"),
    Kind("help-alone", "help for whoever plays alone"),
    Kind("help-<option>", "help with an option, or with one value of it: `help-<option>-<value>`"),
    Kind("round-short", "how lists call a round"),
    Kind("log-lapsed", "a proposal can no longer be met"),
    Kind("log-<event>-heading", "the event begins something, such as a round: a heading of the story"),
    Kind("log-<event>-some", "the same done alike by several (`$players`)"),
    Kind("log-<event>-all", 'the same done by all; `-all-<word>` for one word of it ("No one builds")'),
    Kind("log-<event>-all-<word>", 'done by all with one word ("No one builds")'),
    Kind("log-<event>", "a line of the story; `$player` is the event's seat"),
    Kind("ask-<decision>", "a question, named after the step"),
    Kind("coach-<decision>", "two sentences at one's first such decision"),
    Kind("advice-<verb>", "what speaks for a suggested move, for each that can be suggested"),
    Kind("verb-<verb>-about", "what a move does, in the list of its game's command"),
    Kind("verb-<verb>", "a move's button"),
    Kind("when-<verb>", "when a move comes, for whoever asks why it is not possible now"),
    Kind("command-theme-<key>", "what is typed of a heading before its moves, where it is not English"),
    Kind("command-<verb>", "what is typed for a move, where it is not its English word"),
    Kind("theme-<key>", "a heading for verbs"),
    Kind("field-<noun>", "a blank of a move"),
    Kind("part-<noun>", 'how a blank\'s number stands among other answers ("×2"), if not with its name'),
    Kind("gain-<noun>", "so many more or fewer, told before a choice is made: `$sign`, `$count`, `$what`"),
    Kind("vain-<why>", "what a choice could bring and does not, told before it is made"),
    Kind("closing-<closing>", "a time that ends with a choice, such as a year: what it brings is told apart"),
    Kind("note-<note>", "what a difference in numbers cannot say of a choice"),
    Kind("lesson-<lesson>-about", "what a lesson is about, in its list"),
    Kind("lesson-<lesson>-over", "what is said after a lesson"),
    Kind("lesson-<lesson>-<step>-done", "what the move of a lesson's step did, and why"),
    Kind("lesson-<lesson>-<step>", "the idea of a lesson's step, and what to do"),
    Kind("lesson-<lesson>", "a lesson's title"),
    Kind("guide-<noun>", "the heading over all words of a noun in the help"),
    Kind("option-<option>-about", "a line about an option in the lobby"),
    Kind("option-<option>", "a setting, or one of its values: `option-<option>-<value>`"),
    Kind("misfit-<reason>", "why settings do not go together"),
    Kind("reason-<reason>", "why something is not possible"),
    Kind("score-<line>", "a line of the score"),
    Kind("end-<end>", "how a game ended"),
    Kind("cause-<cause>", "what decided it, if not points"),
    Kind("rival-<rival>", "who plays without sitting at the table"),
    Kind("picture-alt-<part>", "what a picture says to those who do not see it"),
    Kind("picture-short-<noun>-<word>", "what is shorter on a picture"),
    Kind("picture-<label>", "what stands on a picture"),
    Kind("<noun>-<word>-about", "what a component does, told where it is chosen, with its `Telling.figures`"),
    Kind("<noun>-<word>", "a component; an event's argument `noun` or `noun_more` is replaced by it"),
    Kind("<part>", "a piece of other texts"),
)
HEAD = """# The keys of texts

Every sentence that a person reads is in `texts/en` and `texts/ru`, and every key of a game begins with the game's own.
This table is drawn by `make pages` from all texts of all games and from what `texts/needs.py` asks for: *at the start*
means that Caravel does not start without such a text, and says which file lacks it. What else is missing is found by
the tests, as is whatever lies there and cannot be said (`tests/support/sayable.py`).

| Key, after the game's own | What it is | For instance | Asked for |
| --- | --- | --- | --- |
"""
TAIL = """
Russian sentences never guess a person's gender: present tense, or "Name: …". What the house itself says begins with
`bot-` (commands, panels, messages), `core-` (what the rules of all games say) or `picture-`.
"""

ENGLISH = """
## Writing English

English is written as players of the published editions talk, and `tests/texts/test_conventions.py` finds what is not:

- American spelling, curly quotes “ ” and the straight apostrophe.
- A button is an imperative verb and its object, in sentence case, without a full stop ("Send a monk"); the value of an
  option is a lower-case fragment; a command's description begins with a verb; a question of yes or no has no "Do you"
  ("Take it?").
- "at game end", "per turn", "+1 doubloon", "someone who", "again", "otherwise"; never "in the end", "a turn", "1
  doubloon more", "whoever", "anew", "else".
- Pieces and tables *are* or *go* somewhere. What is done has the game's own verb: place, reveal, rotate, activate,
  discard, draw, score; an effect is declined, a step skipped, a turn passed. One gains from the game, takes from a
  place, receives from a player.
- The bot uses the short forms ("It's your turn"), says a thing in one sentence, and in Discord's words: DM, server
  moderator, button, error ID, theme.
- A thing has one name in commands, settings, buttons, help, log and pictures. "3 wood", and "×3" only behind a name.
"""

RUSSIAN = """
## Writing Russian

`tests/texts/test_conventions_ru.py` finds what these forbid, and names each text that may differ, with the reason.

1. A button begins with an infinitive and says with what: «Положить регион», «Повернуть две карты». A noun is for what
   is only looked at: «Журнал», «Моё поле». A question is an imperative with «вы». A command is called by its button's
   verb (`/отозвать`, not `/отзыв`), at most 32 characters in lower case.
2. The word of the published edition wins, one word for one thing in commands, settings, buttons, help, log and
   pictures: торговый корабль, тип, ПО (Puerto Rico); трек развития, излишки рабочей силы, разграбить, миграция
   (Archipelago); инвестировать, маркер владений, На пороге дома (Maracaibo); жетон развития, складской жетон, место
   для спасовавших (Santa Maria); призовой квадрат (Settlers). The house says: партия, голосование, отменить ход,
   реванш, совет, отпечаток, указание, модератор, владелец бота, код ошибки; «игра» is a title, and «Игра окончена».
3. Names and components stand in the nominative: after a colon or an arrow, or in brackets, never after a preposition.
   A relative time («3 часа назад», «через 2 дня») stands after a verb («начался», «истечёт»), never after «до» or
   bare in brackets. Nobody's gender is guessed: present tense, or «Имя: …».
4. A service text is at most two sentences: what has happened, and what to press.
5. No skeleton of another language: not «иначе» for *else*, «стоит» for what merely is there, «столько» for *so many*,
   «через домик» for *through*. A number stands with what it counts: «+2 часа за ход», «22:00–8:00», «7 дн.».
6. «Ёлочки», a dash with spaces for a pause, − and × for numbers, and ё wherever it is said.
7. A text never writes the name of a command out: it takes it from where it stands, such as `/{ bot-command-next }`,
   and a move's from its own: `{ settlers-command-place }`. So a command is renamed in one place.
"""


class Unknown(ValueError):
    """A key that no kind fits."""


def kind_of(rest: str) -> Kind:
    """The kind of a text, by its key after the game's own."""
    for kind in KINDS:
        if kind.pattern.fullmatch(rest):
            return kind
    raise Unknown(rest)


def page() -> str:
    """The table of all kinds; each has a text, or it is no kind."""
    return HEAD + "\n".join(_rows()) + "\n" + TAIL + ENGLISH + RUSSIAN


def _rows() -> Iterator[str]:
    examples = dict[Kind, str]()
    for name in GAMES:
        for rest in sorted(texts_of(name)):
            examples.setdefault(kind_of(rest), f"{written(name)}-{rest}")
    asked = {kind_of(_rest(name, key)) for name in GAMES for key, *_ in needs(game(name))}
    for kind in KINDS:
        when = "at the start" if kind in asked else ""
        yield f"| `{kind.form}` | {kind.what} | `{examples[kind]}` | {when} |"


def texts_of(name: str) -> set[str]:
    """The keys of a game in every language, without the game's own."""
    start = f"{written(name)}-"
    return {key.removeprefix(start) for locale in LOCALES for key in words(locale).under(start)}


def _rest(name: str, key: str) -> str:
    return written(key).removeprefix(f"{written(name)}-")
