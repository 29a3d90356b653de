"""The plans that a sensible player leaves: what they would answer in most of the ways that the game could go."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from games.core.ahead.coming import ahead, kind_of
from games.core.ahead.plans import Plan, Wish, about_anything
from games.core.chance import Chance
from games.core.events import Phrase
from games.core.fields import written
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.play import Play
from games.core.seats import Seat

WAYS = 3
"""So many ways in which the game could go on are thought through."""
SURE = 0.5
"""A question is planned if in so many of the ways the same answer is the best."""
QUESTIONS = 5
"""So many are planned at a sitting: about one's whole next turn."""
WISHES = 3
"""So many answers are named to each of them, at the most."""
TURNS = 3
"""Who plans further than the next turn plans so many questions of a kind."""
OFTEN = 3
"""A habit is what would have been done each time, so often at least."""


class Met(NamedTuple):
    """A question as it may be asked, and what one would answer."""

    way: int
    request: Request
    answer: Move


def wished_plans(found: AnyGame, play: Play[Any], seat: Seat) -> list[Plan]:
    """Plans for the questions that come next, the likeliest answers first."""
    after = play.state.requests[seat]
    best: dict[str, Counter[str]] = {}
    prompts: dict[str, Phrase] = {}
    for way in range(WAYS):
        seen: set[str] = set()
        for met in _met(found, play, seat, way):
            kind = kind_of(met.request.prompt)
            if len(seen) == QUESTIONS:
                break
            if kind not in seen:
                seen.add(kind)
                prompts.setdefault(kind, met.request.prompt)
                best.setdefault(kind, Counter())[met.request.text(met.answer)] += 1
    return [
        Plan(kind, prompts[kind], tuple(Wish(text) for text, _ in answers.most_common(WISHES)), after)
        for kind, answers in best.items()
        if answers.most_common(1)[0][1] >= SURE * answers.total()
    ][:QUESTIONS]


def far_plans(found: AnyGame, play: Play[Any], seat: Seat) -> list[Plan]:
    """The same for the turns after the next one, too, and for what one is always answered alike."""
    after = play.state.requests[seat]
    best: dict[tuple[str, int], Counter[str]] = {}
    prompts: dict[str, Phrase] = {}
    seen_all: list[Met] = []
    for way in range(WAYS):
        times = Counter[str]()
        for met in _met(found, play, seat, way):
            kind = kind_of(met.request.prompt)
            prompts.setdefault(kind, met.request.prompt)
            if times[kind] < TURNS:
                best.setdefault((kind, times[kind]), Counter())[met.request.text(met.answer)] += 1
            times[kind] += 1
            seen_all.append(met)
    once = [
        Plan(kind, prompts[kind], tuple(Wish(text) for text, _ in answers.most_common(WISHES)), after)
        for (kind, _), answers in sorted(best.items(), key=lambda each: each[0][1])
        if answers.most_common(1)[0][1] >= SURE * answers.total()
    ]
    return [*once, *_habits(seen_all, after)]


def _habits(met: list[Met], after: Any) -> Iterator[Plan]:
    """What one has always answered to a step, whatever it was about."""
    by_step: dict[str, list[Met]] = {}
    for each in met:
        by_step.setdefault(each.request.prompt.key, []).append(each)
    for all_met in by_step.values():
        if len(all_met) < OFTEN:
            continue
        prompt = all_met[0].request.prompt
        texts = {each.request.text(each.answer) for each in all_met}
        if len(texts) == 1:
            wish = Wish(texts.pop())
        elif all(_as_proposed(each) for each in all_met):
            wish = Wish(written(all_met[0].answer.verb), whichever=True)
        else:
            continue
        yield Plan(about_anything(prompt), prompt, (wish,), after, stays=True)


def _as_proposed(met: Met) -> bool:
    offer = met.request.offered(met.answer)
    return offer is not None and offer.moves(1) == [met.answer]


def _met(found: AnyGame, play: Play[Any], seat: Seat, way: int) -> Iterator[Met]:
    """The questions that one is asked if the game goes on in this way, with what is sensible then."""

    def sensibly(play: Play[Any], request: Request, chance: Chance) -> Move:
        move: Move = found.sensible(found.view(play.state, request.seat), request, chance)
        return move

    for then in ahead(found, play.state, seat, way, sensibly):
        request = then.legal(seat)
        yield Met(way, request, sensibly(then, request, Chance(f"{way}")))
