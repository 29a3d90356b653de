"""Proves that a game is whole when it is loaded. Each lack is one plain sentence that names the file and the thing."""

import re
import sys
from collections.abc import Callable, Iterator
from inspect import isclass
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from games.core.agenda import Decision, Lines, Step
from games.core.moves import Move, verb_of
from games.core.saving import RulesVersion
from games.core.talk import Proposal

if TYPE_CHECKING:
    from games.core.game import Game

HOUSE = Path(__file__).parents[2]
ENTERS_RULES = re.compile(r"^\s*@?RULES\.", re.MULTILINE)
"""What stands at the beginning of a line where a file enters rules as it is imported."""


class NotWhole(Exception):
    """A game lacks something without which it cannot be played."""


def prove(game: "Game[Any]") -> None:
    """NotWhole, if anything is lacking."""
    if found := lacks(game):
        raise NotWhole(f"{game.key} cannot be played yet:\n" + "\n".join(f"- {each}" for each in found))


def lacks(game: "Game[Any]") -> list[str]:
    """All that is lacking."""
    home = Home(sys.modules[game.saved.state_type.__module__])
    return [
        sentence
        for check in (_unread_modules, _steps, _lines, _moves, _declared, _talk, _settings, _versions)
        for sentence in check(game, home)
    ]


def told_of_import(mistake: Exception) -> str:
    """What hinders a file from being read, in one sentence with the file's name and line."""
    if isinstance(mistake, SyntaxError) and mistake.filename:
        place, line = Path(mistake.filename), mistake.lineno
    else:
        frames = extract_tb(mistake.__traceback__)
        ours = [frame for frame in frames if Path(frame.filename).is_relative_to(HOUSE)] or frames
        place, line = Path(ours[-1].filename), ours[-1].lineno
    name = place.relative_to(HOUSE).as_posix() if place.is_relative_to(HOUSE) else place.as_posix()
    what = mistake.msg if isinstance(mistake, SyntaxError) else re.sub(r" \(/[^)]*\)$", "", str(mistake))
    return f"{name}, line {line}: {what} ({type(mistake).__name__})."


class Home:
    """Where a game lives: its package, and which of its files says what."""

    def __init__(self, module: ModuleType) -> None:
        self.package = module.__package__ or module.__name__
        self.folder = Path(module.__file__ or "").parent

    def file(self, kind: type) -> str:
        """The file that a class stands in, as people write it."""
        return kind.__module__.replace(".", "/") + ".py"

    def path(self, name: str) -> str:
        """A file of the package."""
        return f"{self.package.replace('.', '/')}/{name}"


Check = Callable[["Game[Any]", Home], Iterator[str]]


def _kinds(of: type, name: str) -> list[type]:
    """The kinds that a list in a struct is narrowed to; none if it is not narrowed."""
    found = get_args(get_type_hints(of)[name])
    inner = found[-1] if found else Any
    if get_args(inner) and getattr(inner, "__origin__", None) is list:
        inner = get_args(inner)[0]
    kinds = get_args(inner) or (inner,)
    return [kind for kind in kinds if isclass(kind) and kind is not Any]


def _unread_modules(game: "Game[Any]", home: Home) -> Iterator[str]:
    if not (home.folder / "__init__.py").is_file():
        return
    for path in sorted(home.folder.rglob("*.py")):
        inside = path.relative_to(home.folder)
        name = ".".join([home.package, *inside.with_suffix("").parts]).removesuffix(".__init__")
        if name not in sys.modules and ENTERS_RULES.search(path.read_text(encoding="utf-8")):
            package, _, module = name.rpartition(".")
            yield (
                f"{package.replace('.', '/')}/__init__.py does not import {module}, so the rules in "
                f"{home.path(inside.as_posix())} are never entered: add it to the imports."
            )


def steps_of(game: "Game[Any]") -> list[type]:
    """All kinds of steps that a saved game can hold: on the agenda, and in lines."""
    kinds = _kinds(game.saved.state_type, "agenda")
    for kind in kinds:
        if issubclass(kind, Lines):
            kinds += [inner for inner in _kinds(kind, "lines") if inner not in kinds]
    return kinds


def _steps(game: "Game[Any]", home: Home) -> Iterator[str]:
    rules = game.rules
    agenda = steps_of(game)
    ruled: set[type] = {*rules.steps, *rules.offers_of, *(decision for decision, _ in rules.answers)}
    if not agenda:
        yield (
            f"{home.file(game.saved.state_type)}: {game.saved.state_type.__name__} must narrow its agenda to the game's"
            " own steps: agenda: list[AnyStep]."
        )
        return
    for kind in agenda:
        where = f"{home.file(kind)}: {kind.__name__}"
        if issubclass(kind, Decision):
            if kind not in rules.offers_of:
                yield f"{where} asks, but there is nothing to answer: write a rule @RULES.offers({kind.__name__})."
            elif not any(decision is kind for decision, _ in rules.answers):
                yield f"{where} offers answers, but none does anything: write a rule @RULES.answer({kind.__name__}, …)."
        elif issubclass(kind, Step) and not issubclass(kind, Lines) and kind not in rules.steps:
            yield f"{where} has nothing to do: write a rule @RULES.step({kind.__name__})."
    for kind in sorted(ruled - set(agenda), key=lambda kind: kind.__name__):
        if not any(issubclass(other, kind) for other in agenda):
            yield (
                f"{home.file(kind)}: {kind.__name__} has a rule, but does not stand in the type of the agenda in "
                f"{home.file(game.saved.state_type)}, so a game saved with it could not be loaded: add it there."
            )


def _lines(game: "Game[Any]", home: Home) -> Iterator[str]:
    for kind in steps_of(game):
        if issubclass(kind, Lines) and not _kinds(kind, "lines"):
            yield (
                f"{home.file(kind)}: {kind.__name__} must narrow its lines to the game's own steps: "
                'lines: dict[Seat, list["AnyStep"]].'
            )


def _moves(game: "Game[Any]", home: Home) -> Iterator[str]:
    rules = game.rules
    answered = {*(move for _, move in rules.answers), *rules.anytime_answers}
    verbs: dict[str, type[Move]] = {}
    for move in sorted(answered, key=lambda move: move.__name__):
        other = verbs.setdefault(verb_of(move), move)
        if other is not move:
            where = f"{home.file(move)}: {move.__name__} and {other.__name__}"
            yield f"{where} have the same verb, {verb_of(move)}: give one another tag."
    for move in rules.reasons:
        if move not in answered:
            yield f"{home.file(move)}: {move.__name__} can be refused, but never made: no rule answers with it."
    named = f"{home.package}.moves"
    written = vars(sys.modules[named]).values() if named in sys.modules else ()
    for move in (kind for kind in written if isclass(kind) and issubclass(kind, Move)):
        if move.__module__ == named and move not in answered:
            yield (
                f"{home.file(move)}: {move.__name__} is a move that nobody can make: write a rule "
                f"@RULES.answer(…, {move.__name__}) or take it out."
            )


def _declared(game: "Game[Any]", home: Home) -> Iterator[str]:
    """Moves that are named where something is told of them: each has to be one that can be made."""
    rules = game.rules
    made = {*rules.moves().values()}
    where = home.path("__init__.py")
    named = [(f"the theme {theme.key}", move) for theme in game.telling.themes for move in theme.moves]
    named += [("agreed_end", game.agreed_end)] if game.agreed_end is not None else []
    named += [("brings_by", move) for move in rules.deciding] + [("makeshift", move) for move in rules.makeshifts]
    named += [("seldom", move) for move in rules.seldom_made]
    named += [("note", move) for move in rules.notes]
    for name, move in named:
        if move not in made:
            yield f"{home.file(move)}: {move.__name__} is named by {name}, but no rule answers with it."
    themes = [theme.key for theme in game.telling.themes]
    for key in sorted({key for key in themes if themes.count(key) > 1}):
        yield f"{where}: two themes are called {key}."
    seen: dict[type[Move], str] = {}
    for theme in game.telling.themes:
        for move in theme.moves:
            if seen.setdefault(move, theme.key) != theme.key:
                yield f"{where}: {move.__name__} stands in the themes {seen[move]} and {theme.key}: it has one place."
    for move, deciding in rules.deciding.items():
        for blank in sorted(deciding.blanks - {*move.__struct_fields__}):
            yield f"{home.file(move)}: {move.__name__} has no blank {blank}, which its brings_by names."


def _talk(game: "Game[Any]", home: Home) -> Iterator[str]:
    rules = game.rules
    kinds = [kind for kind in _kinds(game.saved.state_type, "proposals") if issubclass(kind, Proposal)]
    for kind in kinds:
        if kind not in rules.tellings:
            yield f"{home.file(kind)}: nobody can read a {kind.__name__}: write a rule @RULES.tells({kind.__name__})."
    for kind in {*rules.tellings, *rules.standing}:
        if kind not in kinds and not any(issubclass(other, kind) for other in kinds):
            yield (
                f"{home.file(kind)}: {kind.__name__} does not stand in the type of the proposals in "
                f"{home.file(game.saved.state_type)}, so a game saved with it could not be loaded: add it there."
            )


def _settings(game: "Game[Any]", home: Home) -> Iterator[str]:
    where = home.path("__init__.py")
    if not game.settings.seat_counts:
        yield f"{where}: the game is for nobody: name its seat_counts."
    for option in game.settings.options:
        if not option.values or len(set(option.values)) < len(option.values):
            yield f"{where}: the option {option.key} must have values, each of them once."
    yield from _named_settings(game, where)
    defaults = game.settings.chosen({}) if all(option.values for option in game.settings.options) else {}
    for seats in game.settings.seat_counts:
        if reason := game.settings.fits(seats, defaults):
            yield f"{where}: the default options do not fit {seats} seats ({reason.key}): no table could be opened."


def _named_settings(game: "Game[Any]", where: str) -> Iterator[str]:
    """Options, values and numbers of seats that are named where something is said of them."""
    values = {option.key: option.values for option in game.settings.options}
    named = [("lengthens", option, value) for option, some in game.settings.lengthens.items() for value in some]
    named += [("campaign", option, value) for option, value in game.settings.campaign.items()]
    named += [
        (f"only_with of {option.key}", other, value)
        for option in game.settings.options
        for other, value in option.only_with.items()
    ]
    for name, key, value in named:
        if key not in values:
            yield f"{where}: {name} names the option {key}, which the game does not have."
        elif value not in values[key]:
            yield f"{where}: {name} names the value {value}, which the option {key} does not have."
    if game.settings.campaign and game.saved.archive_type is None:
        yield f"{where}: a campaign needs something that outlives a game: name its archive_type."
    seats = [("pace", count) for count in game.settings.pace]
    seats += [(f"the option {option.key}", count) for option in game.settings.options for count in option.seats]
    for name, count in seats:
        if count not in game.settings.seat_counts:
            yield f"{where}: {name} names {count} seats, for which the game is not."


def _versions(game: "Game[Any]", home: Home) -> Iterator[str]:
    for name, version, upgrades in (
        ("upgrades", game.saved.version, game.saved.upgrades),
        ("archive_upgrades", game.saved.archive_version, game.saved.archive_upgrades),
    ):
        for former in range(1, version):
            if RulesVersion(former) not in upgrades:
                yield (
                    f"{home.path('__init__.py')}: nothing makes what version {former} has saved that of version "
                    f"{former + 1}: name it in {name}."
                )
