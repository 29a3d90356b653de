"""The plans that a sensible player leaves: what they would answer in most of the ways that the game could go."""

from collections import Counter
from typing import Any

from games.core.ahead.coming import ahead, kind_of
from games.core.ahead.plans import Plan, Wish
from games.core.chance import Chance
from games.core.events import Phrase
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


def wished_plans(found: AnyGame, play: Play[Any], seat: Seat) -> list[Plan]:
    """Plans for the questions that come next, the likeliest answers first."""
    after = play.state.requests[seat]
    best: dict[str, Counter[str]] = {}
    prompts: dict[str, Phrase] = {}

    def sensibly(play: Play[Any], request: Request, chance: Chance) -> Move:
        return found.sensible(found.view(play.state, request.seat), request, chance)

    for way in range(WAYS):
        seen: set[str] = set()
        for then in ahead(found, play.state, seat, way, sensibly):
            request = then.legal(seat)
            kind = kind_of(request.prompt)
            if len(seen) == QUESTIONS:
                break
            if kind not in seen:
                seen.add(kind)
                prompts.setdefault(kind, request.prompt)
                answer = sensibly(then, request, Chance(f"{way}"))
                best.setdefault(kind, Counter())[request.text(answer)] += 1
    return [
        Plan(kind, prompts[kind], tuple(Wish(text) for text, _ in answers.most_common(WISHES)), after)
        for kind, answers in best.items()
        if answers.most_common(1)[0][1] >= SURE * answers.total()
    ][:QUESTIONS]
