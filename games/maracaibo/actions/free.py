"""Free actions: planning a card, claiming a task of the career, enlisting figures."""

from msgspec.structs import replace

from games.core.agenda import Decision
from games.core.fields import Pick
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat
from games.maracaibo import gains
from games.maracaibo.actions.effects import counted
from games.maracaibo.components import CAREER_DONE, CAREERS, COMBAT, START, Task
from games.maracaibo.moves import ClaimTask, Enlist, Plan
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Player, State
from games.maracaibo.steps import EndActions, Refill, SetSail

LEVELS = ("easy", "hard")
_TASKS: dict[tuple[str, str], Task] = {
    (key, task.kind): task for key, career in CAREERS.items() for task in career.tasks
}


def question_to(state: State, seat: Seat) -> Decision | None:
    """The question that the seat is asked now."""
    top = state.agenda[-1] if state.agenda else None
    return top if isinstance(top, Decision) and seat in top.waiting else None


def may_act_freely(state: State, seat: Seat, top: Decision) -> bool:
    """Phase B of the own turn, until the hand is refilled."""
    if isinstance(top, Refill):
        return top.free
    if isinstance(top, SetSail) and not top.extra:
        return False
    return any(isinstance(step, EndActions) and step.free and step.seat == seat for step in state.agenda)


def progress(player: Player, task: Task) -> int:
    """How much the player has of what the task wants."""
    match task.kind:
        case "favour":
            return max(player.influence.values())
        case "favours":
            return sorted(player.influence.values())[-2]
        case "border":
            return len(player.borders())
        case kind:
            return counted(player, kind)


def met(player: Player, task: Task, level: str) -> bool:
    """Whether the player has what the task wants at this level."""
    wanted: int = getattr(task, level)
    return progress(player, task) >= wanted


def claimable(player: Player) -> list[tuple[Task, str]]:
    """The tasks that can be claimed now, at each level."""
    found = []
    for kind in player.tasks:
        task = _TASKS[career(player), kind]
        has = progress(player, task)
        if has >= task.easy:
            found.append((task, "easy"))
        if has >= task.hard:
            found.append((task, "hard"))
    return found


def after_free_actions(player: Player) -> Player:
    """What the stock could be: each task brings doubloons and a figure, each figure may become a combat point."""
    tasks = {task.kind: task for task, _ in claimable(player)}.values()
    figures = player.figures + len(tasks)
    coins = player.coins + sum(task.doubloons for task in tasks)
    strength = player.strength + (figures if player.effects("enlist") else 0)
    return replace(player, coins=coins, figures=figures, strength=strength)


@RULES.at_any_time
def free_actions(state: State, seat: Seat) -> list[Offer]:
    """What can be done beside the question at hand."""
    player = state.players[seat]
    offers = []
    if player.figures and player.strength < COMBAT.most and player.effects("enlist"):
        offers.append(Offer(Enlist, aside=True))
    question = question_to(state, seat)
    if question is None or not may_act_freely(state, seat, question):
        return offers
    if rows := [(task.kind, level) for task, level in claimable(player)]:
        offers.append(offer_of_rows(ClaimTask, rows, "task", "level"))
    if player.hand and len(player.planned) < START.planning and question.secret:
        offers.append(Offer(Plan, (Pick("card", "card", tuple(player.hand)),), aside=True))
    return offers


def career(player: Player) -> str:
    """The career card that was kept."""
    return player.careers[0]


@RULES.answer_at_any_time(Enlist)
def enlist(play: Maracaibo, seat: Seat, move: Enlist) -> None:
    """A figure goes to the general supply for a combat point."""
    gains.give_figures(play, seat, 1)
    gains.strength(play, seat, 1)


@RULES.answer_at_any_time(Plan)
def plan(play: Maracaibo, seat: Seat, move: Plan) -> None:
    """A hand card goes to the planning area; nobody else sees which."""
    player = play.state.players[seat]
    player.hand.remove(move.card)
    player.planned.append(move.card)
    play.emit("plans", seat, to=(seat,), card=move.card)
    play.emit("plans-card", seat, not_to=(seat,))


@RULES.answer_at_any_time(ClaimTask)
def claim_task(play: Maracaibo, seat: Seat, move: ClaimTask) -> None:
    """The other level is gone; the figure comes to the own supply; the third task brings more."""
    player = play.state.players[seat]
    task = CAREERS[career(player)].task(move.task)
    player.tasks.remove(move.task)
    player.figures += 1
    play.emit("task", seat, task=move.task, level=move.level)
    gains.doubloons(play, seat, task.doubloons)
    if move.level == "hard":
        gains.points(play, seat, task.points)
    if not player.tasks:
        play.state.careers.append(player.careers.pop())
        play.emit("career-done", seat)
        gains.doubloons(play, seat, CAREER_DONE.doubloons)
        gains.points(play, seat, CAREER_DONE.points)
