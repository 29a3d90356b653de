"""Now and then somebody leaves answers for what they may be asked, and nobody else can tell."""

from random import Random

import msgspec

from bot.features.plans.edits import ANY_QUESTION
from bot.panel.kit.wishes import wish_name
from bot.store.identity import UserId
from bot.store.table.plans import SeatPlans
from bot.tables.acting import Made
from games.core.ahead.answering import planned
from games.core.ahead.coming import WAYS, ahead, kind_of
from games.core.ahead.open_words import with_open_words
from games.core.ahead.plans import EVERY, Need, Plan, Wish, about_anything, due, wish_for
from games.core.fields import written
from games.core.seats import Seat
from tests.bot.panel.shown import shown
from tests.support.hosted import Hosted
from tests.support.laws import Laws, any_move
from tests.support.sights import private_sights, public_sights
from texts import LOCALES

WISHES = 3
KEPT = 4


class Planners:
    """The people at a table who plan."""

    def __init__(self, hosted: Hosted, laws: Laws, random: Random, once_in: int) -> None:
        self.hosted = hosted
        self.laws = laws
        self.random = random
        self.once_in = once_in

    def plan(self) -> None:
        """Somebody plans; what everybody else sees stays as it was."""
        live = self.hosted.live
        if live.state.over or self.random.randrange(self.once_in):
            return
        seat = self.random.choice(live.state.every_seat())
        plans = self._plans(seat)
        locale = self.random.choice(LOCALES)
        before = self._seen_by_others(seat, locale)
        live.plans[seat] = SeatPlans(seat, UserId(100 + seat), plans)
        assert self._seen_by_others(seat, locale) == before, f"others can tell that seat {seat} has planned"
        for plan in plans:
            for wish in plan.wishes:
                assert wish_name(live.game, wish, live.teller(locale)).strip("`") != wish.move or wish.most, wish.move

    def act(self) -> list[Made]:
        """All plans that are due; the first is what was planned, and legal."""
        live, expected = self.hosted.live, ""
        for seat in live.waiting():
            expected = expected or self._expected(seat)
        made = self.hosted.carry_out()
        assert (f"{made[0].seat} {made[0].text}" if made else "") == expected
        return made

    def _expected(self, seat: Seat) -> str:
        """What this seat's plans come to at its question, one after the other."""
        live, passed = self.hosted.live, list[Plan]()
        left, request = live.plans_of(seat), live.request(seat)
        while left is not None and (plan := due(left.plans, request, passed)) is not None:
            answer = planned(live.game, live.play.copy(), request, plan)
            if answer is not None and answer.move is not None:
                assert request.accepts(answer.move)
                return f"{seat} {request.text(answer.move)}"
            passed.append(plan)
        return ""

    def _plans(self, seat: Seat) -> tuple[Plan, ...]:
        live, found = self.hosted.live, {}
        way, after = self.random.randrange(WAYS), live.request(seat).number
        for then in ahead(live.game, live.state, seat, way):
            request = then.legal(seat)
            wishes = tuple(self._wish(live.game.telling.holdings is not None, request.offers) for _ in range(WISHES))
            plan = Plan(kind_of(request.prompt), request.prompt, wishes, after)
            found[plan.question] = self._lasting(plan)
        if self.random.randrange(3) == 0:
            verbs = self.random.sample(sorted(live.game.rules.moves()), 2)
            never = tuple(Wish(written(verb), never=True) for verb in verbs)
            found[EVERY] = Plan(EVERY, ANY_QUESTION, never, after, stays=True)
        return tuple(found.values())[-KEPT:]

    def _lasting(self, plan: Plan) -> Plan:
        """Some plans are for each time, until something, or whatever it is about."""
        if self.random.randrange(2):
            return plan
        until = (self.random.choice(sorted(self.hosted.live.game.rules.moves())),)
        broad = msgspec.structs.replace(plan, question=about_anything(plan.prompt))
        return msgspec.structs.replace(
            self.random.choice([plan, broad]),
            stays=True,
            while_it_fits=self.random.randrange(3) == 0,
            until=until if self.random.randrange(3) == 0 else (),
        )

    def _wish(self, counts: bool, offers: tuple) -> Wish:  # type: ignore[type-arg]
        offer = self.random.choice([each for each in offers if not each.aside] or offers)
        if not self.random.randrange(6):
            return Wish(written(offer.verb), whichever=True)
        opened = with_open_words(offer)
        wish = wish_for(opened, any_move(self.laws, opened, self.random.randrange))
        if not self.random.randrange(9):
            wish = msgspec.structs.replace(wish, asks=True)
        if not counts or self.random.randrange(4):
            return wish
        live = self.hosted.live
        assert live.game.telling.holdings is not None
        noun, word = self.random.choice(list(live.game.telling.holdings(live.state, Seat(0))))
        need = Need(noun, word, self.random.randrange(3))
        return self.random.choice(
            [Wish(wish.move.split(maxsplit=1)[0], most=(noun, word)), Wish(wish.move, wish.fields, brings=need), wish]
        )

    def _seen_by_others(self, seat: Seat, locale: str) -> list[object]:
        live = self.hosted.live
        other = live.state.left_of(seat)
        own = [] if other == seat else list(private_sights(live, other, locale))
        return [shown(sight.show()) for sight in (*public_sights(live, locale), *own)]
