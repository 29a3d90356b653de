"""Now and then somebody tries their turn: they see what they would see, learn nothing by it, and nothing happens."""

from random import Random

from bot.features.trying.rows import Kept
from bot.features.trying.turn import Turn, begun, fitting
from bot.features.trying.words import try_card
from bot.panel.questions.draft import Draft
from bot.store.identity import UserId
from bot.tables.live import Live
from bot.tables.remembered.ways_back import same_knowledge
from bot.tables.turns import made_in_a_row
from games.core.ahead.trying import imagined
from games.core.chance import Chance
from games.core.saving import save
from games.core.seats import Seat
from tests.bot.panel.shown import check, shown
from tests.support.hosted import Hosted
from tests.support.laws import Laws, any_move
from tests.support.screens import one_decision
from tests.support.sights import drawn_before
from texts import LOCALES


class Tries:
    """The people at a table who try a turn before they make it."""

    def __init__(self, hosted: Hosted, laws: Laws, random: Random, once_in: int) -> None:
        self.hosted = hosted
        self.laws = laws
        self.random = random
        self.once_in = once_in
        self.fancy = Chance(f"trying {random.random()}")

    def try_a_turn(self) -> None:
        """Somebody who is asked does, up to its end; at the table nothing has happened."""
        live = self.hosted.live
        if live.state.over or self.random.randrange(self.once_in):
            return
        seat = self.random.choice(live.waiting())
        before, version = save(live.state), live.table.version
        self._is_made_of_the_view(live, seat)
        turn = self._tried(live, seat)
        self._comes_to_the_same(live, turn)
        self._is_found_again(live, turn)
        self._try_what_may_come(live)
        assert (save(live.state), live.table.version) == (before, version), "trying has changed the game"

    def _is_made_of_the_view(self, live: Live, seat: Seat) -> None:
        """In another world that looks the same to the seat, the same is tried."""
        other = live.game.play(live.game.seeing.imagine(live.state, seat, self.fancy))
        here, there = (imagined(live.game, play, seat).saved() for play in (live.play, other))
        assert here == there, f"seat {seat} tries a turn with what it may not know"

    def _tried(self, live: Live, seat: Seat) -> Turn:
        turn = begun(live, seat, Kept(live.request(seat).number))
        assert turn is not None
        real = live.play
        while not turn.end:
            assert turn.table.view(seat) == live.game.view(real.state, seat), f"seat {seat} is shown another table"
            request = turn.table.request(seat)
            assert request == live.as_advised(real.legal(seat)), f"seat {seat} is offered something else"
            self._looked_at(turn)
            offers = [offer for offer in request.offers if not offer.aside]
            turn = turn.then(any_move(self.laws, self.random.choice(offers), self.random.randrange))
            last, known = turn.steps[-1].tried, real.state
            real = real.copy()
            told = [event for event in real.apply(seat, last.move) if event.is_for(seat)]
            if last.after is None:
                silent = same_knowledge(known, real.state) and not real.state.over
                assert not silent, f"{last.move} shows nothing and is not shown"
            else:
                assert list(last.events) == told, f"seat {seat} is told something else of {last.move}"
                assert last.after.waiting() == real.waiting(), f"others are asked after {last.move}"
                assert live.game.view(last.after.state, seat) == live.game.view(real.state, seat)
        self._looked_at(turn)
        return turn

    def _try_what_may_come(self, live: Live) -> None:
        """Somebody who is not asked tries a question that may come: what comes up in imagination alone has no name."""
        seats = [seat for seat in live.state.every_seat() if not live.request(seat).asked]
        seat = self.random.choice(seats) if seats else None
        found = () if seat is None else live.ahead.coming(seat)
        if seat is None or not found:
            return
        turn = begun(live, seat, Kept(live.request(seat).number, coming=self.random.choice(found).kind))
        assert turn is not None, "what may come is found again"
        while not turn.end:
            self._looked_at(turn)
            offers = [offer for offer in turn.table.request(seat).offers if not offer.aside]
            turn = turn.then(any_move(self.laws, self.random.choice(offers), self.random.randrange))
        self._looked_at(turn)
        again = fitting(live, seat, turn.kept)
        assert again is not None
        assert again.mark == turn.mark

    def _looked_at(self, turn: Turn) -> None:
        """The card fits a phone, in any language, and its controls answer nothing at the table."""
        posting = try_card(turn, self.random.choice(LOCALES), drawn_before(turn.table, turn.seat))
        check(posting)
        one_decision(posting)
        ids = [part["custom_id"] for part in shown(posting) if "custom_id" in part]
        assert all(f"t{turn.mark}" in each or ":try" in each or each.endswith(":mine") for each in ids), ids

    def _comes_to_the_same(self, live: Live, turn: Turn) -> None:
        """All of it at once is what its moves come to, one after the other."""
        made = made_in_a_row(live, turn.seat, UserId(1), turn.kept.moves)
        one_by_one = Hosted(live.table.game, live.play.copy())
        for each, step in zip(made, turn.steps, strict=True):
            assert one_by_one.move(turn.seat, step.tried.move) == each.events
            assert each.now.saved() == save(one_by_one.live.state), "at once it comes to something else"

    def _is_found_again(self, live: Live, turn: Turn) -> None:
        """By its moves alone, as after a restart; and it goes back and forth."""
        again = fitting(live, turn.seat, turn.kept)
        assert again is not None
        assert again.mark == turn.mark
        assert again.table.play.saved() == turn.table.play.saved(), "it has come to something else"
        back = again.back()
        assert back.kept.moves == turn.kept.moves[:-1]
        assert back.again().table.play.saved() == turn.table.play.saved()
        assert Draft(turn.steps[-1].offer, turn.steps[-1].tried.move.answers()).legal
