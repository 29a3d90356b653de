"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.parts.seeing import HIDDEN
from games.maracaibo import GAME
from games.maracaibo.actions.free import progress
from games.maracaibo.components import START, Task
from games.maracaibo.score import score
from games.maracaibo.state import Player, State
from games.maracaibo.steps import (
    AnyStep,
    ChooseAction,
    EndActions,
    KeepCareer,
    PayIncome,
    Prepare,
    Refill,
    ScoreCards,
    ScoreNations,
    ScoringChoice,
    SetSail,
    StartScoring,
)
from render.words import in_short, listed, said, won
from texts import Teller


def place_name(teller: Teller, place: str) -> str:
    """A place's name without its number, which stands in the disc, as short as it is known."""
    name = in_short(teller, "place", place)
    number, _, rest = name.partition(" ")
    return rest if number.lower() == place else name


def place_number(teller: Teller, place: str) -> str:
    """What stands in the disc of a place; a place without a number is named."""
    name = teller.name("place", place)
    number = name.partition(" ")[0]
    return number if number.lower() == place else name


def standing(view: State, teller: Teller, names: Sequence[str]) -> str:
    """The round, the phase and whose turn it is; or who has won."""
    if view.over:
        winners = score(view).winners
        return won(teller, names, winners) if winners else said(teller, "jean-won")
    parts = [when(view, teller), phase(view, teller)]
    if waiting := GAME.play(view).waiting():
        parts.append(said(teller, "turn", players=listed(teller, (names[seat] for seat in waiting))))
    return " · ".join(filter(None, parts))


def when(view: State, teller: Teller) -> str:
    """The round, of how many."""
    return said(teller, "round", round=view.round, of=START.rounds)


_PHASES: tuple[tuple[tuple[type[AnyStep], ...], str], ...] = (
    ((Prepare, KeepCareer), "beginning"),
    ((StartScoring, PayIncome, ScoringChoice, ScoreCards, ScoreNations), "scoring"),
    ((SetSail,), "sailing"),
    ((Refill,), "refill"),
    ((EndActions, ChooseAction), "action"),
)


def phase(view: State, teller: Teller) -> str:
    """The phase of the turn by its name: what is next on the agenda that belongs to one."""
    if view.over:
        return said(teller, "phase-over" if score(view).winners else "jean-won")
    for step in reversed(view.agenda):
        if isinstance(step, EndActions) and not step.free:
            continue
        for steps, key in _PHASES:
            if isinstance(step, steps):
                return said(teller, f"phase-{key}")
    return ""


def choosing(player: Player) -> bool:
    """Whether the career is still one of several."""
    return len(player.careers) > 1 and HIDDEN not in player.careers


def belongings(player: Player, teller: Teller) -> list[str]:
    """Bought cards, synergies, buildings and quests on cards, each as a line."""
    nothing = teller.words("core-nothing")
    told = [
        said(teller, "bought", cards=teller.names("card", player.bought) or nothing),
        said(teller, "synergies", tokens=teller.names("synergy", player.synergies) or nothing),
    ]
    if player.buildings:
        told.append(said(teller, "invested", buildings=teller.names("building", player.buildings)))
    for key, quest in player.card_quests.items():
        told.append(f"{teller.name('card', key)}: {teller.about('quest', quest)}")
    return told


def task_told(player: Player, task: Task, teller: Teller) -> str:
    """How much there is of what it wants at each level."""
    return said(teller, "task", now=progress(player, task), easy=task.easy, hard=task.hard)
