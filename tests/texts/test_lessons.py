"""Lessons and reasons: each belongs to something that can be asked or done, and no decision lacks its lesson."""

import pytest

from games.core.chance import Chance
from games.core.fields import written
from games.core.game import Setup
from games.registry import GAMES, game
from texts import LOCALES, words
from texts.needs import needs

BESIDE = {
    "settlers": frozenset({"propose", "withdraw"}),
    "puerto_rico": frozenset({"accept", "decline"}),
    "santa_maria": frozenset({"ask", "propose", "accept", "refuse"}),
    "maracaibo": frozenset({"enlist", "plan"}),
    "archipelago": frozenset({"deal", "ask", "accept", "refuse", "counter", "withdraw", "judge", "allow"}),
}
"""Talk, wishes and free actions: nobody is asked about them, so nobody is advised to make them."""
MOVES = 150
EACH = pytest.mark.parametrize("key", GAMES)


@EACH
def test_every_decision_has_a_lesson(key: str) -> None:
    lessons = {written(need.key) for need in needs(game(key)) if "-coach-" in need.key}
    for locale in LOCALES:
        assert set(words(locale).under(f"{key}-coach-")) == lessons


@EACH
def test_every_move_that_can_be_suggested_has_a_reason(key: str) -> None:
    rules = game(key).rules
    verbs = {verb.replace("_", "-") for verb in rules.moves()}
    beside = BESIDE[key]
    start = f"{written(key)}-advice-"
    needed = {written(need.key).removeprefix(start) for need in needs(game(key)) if "-advice-" in need.key}
    assert not beside & needed, "what answers a question can be suggested"
    for locale in LOCALES:
        reasons = {each.removeprefix(start) for each in words(locale).under(start)}
        assert reasons - {f"{verb}-none" for verb in verbs} == verbs - beside


@EACH
def test_what_stands_beside_every_question_is_never_suggested(key: str) -> None:
    """The list above tells the truth: such moves are only ever offered beside a question."""
    chance = Chance("beside")
    seats = game(key).settings.seat_counts[-1]
    play = game(key).start(Setup(seats, {}, f"beside {key}"))
    for _ in range(MOVES):
        asked = [play.legal(seat) for seat in play.waiting()]
        if not asked:
            break
        request = chance.pick(asked)
        answers = [offer for offer in request.offers if not offer.aside]
        assert not {offer.verb.replace("_", "-") for offer in answers} & BESIDE[key]
        play.apply(request.seat, chance.pick(answers).any_move(chance.below))
