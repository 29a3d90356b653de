"""What people do with each other in Archipelago: gifts, loans, counter-offers and bribes; and how a crisis fails."""

from bot.store.table.plans import PLANNED
from games.archipelago.moves import Order
from games.archipelago.state import Deal, State
from games.archipelago.steps import Bid, SetOrder
from games.core.seats import Seat, seat_words
from tests.driver import Outcome, Player, SeenMessage
from tests.e2e.test_clocks import chosen
from tests.e2e.test_notices import at
from tests.support.evening import Evening
from tests.support.harbour import Harbour, answering, custom_ids, press, press_more
from tests.support.plain import plain
from tests.support.playing import by_command
from tests.support.secrets import hidden_from

OPEN_TO_ALL = ("board", "log", "status")


class Talks:
    """An evening of five, one who reads Russian, one who takes no private messages; and somebody who eavesdrops."""

    def __init__(self, port: Harbour, evening: Evening, eavesdropper: Player) -> None:
        self.port = port
        self.evening = evening
        self.eavesdropper = eavesdropper

    @classmethod
    async def begin(cls, port: Harbour, seed: int) -> "Talks":
        """They sit down."""
        people = port.people("Ada", "Boris", "Clara", "Dmitri", "Emma")
        people[1].set_locale("ru")
        people[2].set_dms(are_open=False)
        eavesdropper = port.local.add_player("Fyodor")
        return cls(port, await Evening.begin(port, *people, game="archipelago", seed=seed), eavesdropper)

    @property
    def state(self) -> State:
        """The game."""
        state = self.evening.live.state
        assert isinstance(state, State)
        return state

    def seat(self, person: Player) -> Seat:
        """Where somebody sits."""
        return Seat(self.evening.people.index(person))

    def money(self, person: Player) -> int:
        """What lies behind somebody's screen."""
        return self.state.players[self.seat(person)].money

    async def by_command(self, person: Player, verb: str, *details: str) -> Outcome:
        """Somebody does this."""
        told = await by_command(self.port, person, self.evening.live, verb, *details)
        self.evening.look()
        return told

    async def offers(self, by: Player, to: Player, terms: str) -> Deal:
        """Somebody offers this to somebody else, and nobody else notices."""
        before = self.seen()
        named = await by.autocomplete(self.port.thread(self.evening.live), "archipelago", "details", move="deal")
        seat = next(value for name, value in named.items() if name.startswith(to.name))
        await self.by_command(by, "deal", seat, terms)
        assert self.seen() == before
        return self.state.proposals[-1]

    def seen(self) -> str:
        """All that the eavesdropper sees of the table."""
        messages = (*self.eavesdropper.sees(self.port.thread(self.evening.live)), *self.eavesdropper.dms)
        return "\n".join(str(message.raw) for message in messages)

    async def eavesdrop(self) -> None:
        """Whatever somebody who only watches can look at tells nothing."""
        thread = self.port.thread(self.evening.live)
        answers = [await self.eavesdropper.slash(thread, command) for command in OPEN_TO_ALL]
        answers += [await press(self.eavesdropper, self.evening.panel, act) for act in ("board", "mine", "more")]
        seen = "\n".join([self.seen(), *(str(answer.message.raw) for answer in answers)])
        assert [secret.name for secret in hidden_from(self.evening.live, None) if secret.is_told(seen)] == []


async def first_round(port: Harbour) -> tuple[Talks, Player, Player]:
    """Somebody has a round, and takes private messages; so does another one."""
    talks = await Talks.begin(port, seed=5)
    while talks.state.round is None or talks.evening.mover().name in ("Boris", "Clara"):
        await talks.evening.move()
    giver = talks.evening.mover()
    return talks, giver, next(each for each in talks.evening.others(giver) if each.name not in ("Boris", "Clara"))


def gift_of(giver: Player) -> str:
    """How two florins for nothing are told."""
    return f"{giver.name} gives florin ×2 for nothing"


def control(message: SeenMessage, act: str, deal: Deal) -> str:
    """The id of the button that answers this offer so."""
    return next(custom_id for custom_id in custom_ids(message) if f":{act}:{deal.id}" in custom_id)


async def test_a_gift_is_taken_from_a_private_message(port: Harbour) -> None:
    talks, giver, taker = await first_round(port)
    before = talks.money(giver), talks.money(taker)
    gift = await talks.offers(giver, taker, "give 2")
    assert plain(taker.dms[-1].text).count(gift_of(giver)) == 1
    assert answering(taker.dms[-1])[0] == control(taker.dms[-1], "accept", gift), "what is asked for comes first"

    await taker.click(taker.dms[-1], control(taker.dms[-1], "accept", gift))
    talks.evening.look()
    assert (talks.money(giver), talks.money(taker)) == (before[0] - 2, before[1] + 2)
    assert f"{taker.name} accepts, done: {giver.name} gives florin ×2 for nothing" in plain(talks.evening.panel.text)
    await talks.eavesdrop()


async def test_a_loan_is_a_line_in_the_ledger_that_is_kept_or_broken_before_all_eyes(port: Harbour) -> None:
    talks, lender, borrower = await first_round(port)
    before = talks.money(lender), talks.money(borrower)
    loan = await talks.offers(borrower, lender, "want 2, later 3")
    await talks.by_command(lender, "accept", loan.id)
    assert (talks.money(lender), talks.money(borrower)) == (before[0] - 2, before[1] + 2)
    promise = f"{borrower.name} promised {lender.name}: florin ×3"
    assert promise in plain(talks.evening.panel.text)
    (debt,) = talks.state.debts
    assert f"{borrower.name} promises {lender.name}: florin ×3" in plain(talks.evening.panel.text)

    refused = await talks.evening.in_vain(by_command(port, borrower, talks.evening.live, "judge", debt.id, "kept"))
    assert refused.private, "only whoever was promised something judges"
    await talks.by_command(lender, "judge", debt.id, "broken")
    assert f"{lender.name} says {borrower.name} broke the promise (florin ×3)" in plain(talks.evening.panel.text)
    assert (talks.money(lender), talks.money(borrower)) == (before[0] - 2, before[1] + 2), "nobody is made to pay"
    assert promise not in plain(talks.evening.panel.text)
    told = await talks.eavesdropper.slash(port.thread(talks.evening.live), "status")
    assert f"{promise} (broken)" in plain(told.text)


async def test_other_terms_take_the_place_of_an_offer(port: Harbour) -> None:
    talks, giver, taker = await first_round(port)
    before, unnoticed = (talks.money(giver), talks.money(taker)), talks.seen()
    first = await talks.offers(giver, taker, "give 1, want 5")
    old = taker.dms[-1]
    await talks.by_command(taker, "counter", first.id, "give 1, want 2")
    (second,) = talks.state.proposals
    assert (second.by, second.to, second.id != first.id) == (talks.seat(taker), [talks.seat(giver)], True)
    assert f"{taker.name} gives florin ×1 for florin ×2" in plain(giver.dms[-1].text)

    await talks.evening.in_vain(taker.click(old, control(old, "accept", first), stale=True))
    assert "has gone on" in old.again.text
    withdrawn = giver.dms[-1]
    await talks.by_command(taker, "withdraw", second.id)
    value = f"accept:{second.id}"
    listed = next(each.custom_id for each in withdrawn.selects if value in each.options)
    await talks.evening.in_vain(giver.select(withdrawn, listed, value, stale=True))
    assert talks.seen() == unnoticed
    assert (talks.money(giver), talks.money(taker)) == before


async def test_terms_are_written_in_ones_own_words_and_what_is_not_understood_is_explained(port: Harbour) -> None:
    talks, giver, _ = await first_round(port)
    boris, thread = talks.evening.people[1], port.thread(talks.evening.live)
    to = str(talks.seat(giver))
    offered = await boris.autocomplete(thread, "archipelago", "details", f"{to} get 1, щу", move="deal")
    assert offered == {}
    begun = await boris.autocomplete(thread, "archipelago", "details", f"{to} give 1, рыба", move="deal")
    assert f"{to} give 1, want 1 fish" in begun.values()
    for typed, reason in (
        ("дать одну монету", "например: `give 1`"),
        ("give 99", "Дать можно только то, что есть сейчас"),
        ("want 1 dragon", "Укажите, что даёте"),
    ):
        refused = await talks.evening.in_vain(talks.by_command(boris, "deal", to, typed))
        assert reason in refused.text
    alone = await talks.evening.in_vain(talks.by_command(boris, "deal", str(talks.seat(boris)), "give 1"))
    assert "а с собой — никогда" in alone.text
    await talks.by_command(boris, "deal", to, "даю 1, хочу 1 рыба")
    (deal,) = talks.state.proposals
    assert (deal.give.money, deal.want.cubes) == (1, {"fish": 1})
    again = await talks.evening.in_vain(talks.by_command(boris, "deal", to, "give 1"))
    assert "одно предложение" in again.text


async def test_nobody_learns_that_an_offer_could_not_be_paid_but_the_two(port: Harbour) -> None:
    talks, giver, taker = await first_round(port)
    unnoticed, purse = talks.seen(), talks.money(giver)
    third = next(each for each in talks.evening.others(giver) if each is not taker)
    dear, dearer = [await talks.offers(giver, each, f"give {purse}, want 1") for each in (taker, third)]
    await talks.by_command(taker, "accept", dear.id)
    assert talks.seen() != unnoticed
    unnoticed, purses = talks.seen(), [player.money for player in talks.state.players]
    told = await talks.by_command(third, "accept", dearer.id)
    assert any(words in told.text for words in ("can no longer pay", "заплатить уже нечем"))
    assert talks.seen() == unnoticed
    assert ([player.money for player in talks.state.players], talks.state.proposals) == (purses, [])

    greedy = await talks.offers(giver, taker, f"want {talks.money(taker) + 9}, give 1")
    refused = await talks.evening.in_vain(by_command(port, taker, talks.evening.live, "accept", greedy.id))
    assert refused.private
    assert talks.seen() == unnoticed


async def test_with_closed_messages_the_next_answer_tells_of_an_offer(port: Harbour) -> None:
    talks, giver, _ = await first_round(port)
    clara = port.local.player("Clara")
    gift = await talks.offers(giver, clara, "give 2")
    assert not clara.dms
    for look in ("board", "mine"):
        shown = await press(clara, talks.evening.panel, look)
        assert gift_of(giver) in plain(shown.text)
        assert control(shown.message, "refuse", gift)
    unnoticed = talks.seen()
    await clara.click(shown.message, control(shown.message, "refuse", gift))
    assert talks.seen() == unnoticed


async def test_an_offer_to_whoever_is_to_move_with_closed_messages_stirs_nothing_before_others(port: Harbour) -> None:
    talks = await Talks.begin(port, seed=5)
    clara = port.local.player("Clara")
    while talks.state.round is None or talks.evening.mover().name != clara.name:
        await talks.evening.move()
    offer = await talks.offers(next(each for each in talks.evening.people if each.name == "Ada"), clara, "give 1")
    assert not clara.dms
    shown = await press(clara, talks.evening.panel, "mine")
    assert control(shown.message, "accept", offer)


async def test_a_place_in_the_order_is_bought(port: Harbour) -> None:
    talks = await Talks.begin(port, seed=5)
    while not isinstance(talks.state.agenda[-1], SetOrder):
        await talks.evening.move()
    winner = talks.evening.mover()
    briber = next(each for each in talks.evening.others(winner) if talks.money(each) > 1)
    before = talks.money(winner), talks.money(briber)
    bribe = await talks.offers(briber, winner, "give 2")
    await talks.by_command(winner, "accept", bribe.id)
    assert (talks.money(winner), talks.money(briber)) == (before[0] + 2, before[1] - 2)

    order = [talks.seat(briber), *(seat for seat in talks.state.order if seat != talks.seat(briber))]
    request = talks.evening.live.request(talks.seat(winner))
    text = request.text(Order(seat_words(order)))
    await winner.slash(port.thread(talks.evening.live), "move", move=text)
    talks.evening.look()
    assert talks.state.order == order
    assert talks.evening.mover() is briber
    assert f"Sets the turn order: {briber.name}, " in talks.evening.panel.text


async def test_five_play_to_the_end_by_a_crisis_in_which_nobody_helps_and_a_strike(port: Harbour) -> None:
    talks = await Talks.begin(port, seed=2)
    for person in talks.evening.people:
        unnoticed = talks.seen()
        card = (await press_more(person, talks.evening.panel, "plan")).message
        for verb in ("help", "bless"):
            lists = (each for each in card.again.selects if ":plan:never" in each.custom_id)
            never = next(each for each in lists if verb in each.options)
            await person.select(card, never.custom_id, verb)
        assert talks.seen() == unnoticed
    while not any(unit.lying for player in talks.state.players for unit in player.units):
        asked, rebellion, version = talks.evening.mover(), talks.state.rebellion, talks.evening.live.table.version
        await talks.evening.move_sensibly()
    await talks.eavesdrop()
    strikes = [line.event for line in talks.evening.live.recent if line.event.key == "archipelago-log-strike"]
    strikers = strikes[-1].args["count"]
    assert talks.state.rebellion > rebellion
    done = talks.evening.live.table.version - version - 1
    planned = [line for line in talks.evening.live.recent if line.event.key == PLANNED and line.version > version]
    assert len(planned) == done > 0, f"nobody was asked after {asked.name}"
    story = await talks.evening.people[0].slash(port.thread(talks.evening.live), "log")
    assert f"{strikers} citizens become rebels" in story.text
    await talks.evening.play_to_the_end()
    assert talks.evening.live.table.status == "finished"
    assert "the archipelago is independent" in talks.evening.panel.text


async def test_a_window_ends_when_the_time_that_the_table_has_set_is_up(port: Harbour) -> None:
    await port.until(at(1, 12))
    people = port.people("Ada", "Boris", "Clara")
    live = await chosen(port, *people, game="archipelago", clock="move_12h", clock_zero="move")
    talks = Talks(port, Evening(port, live.table.id, people, seed=5), port.local.add_player("Fyodor"))
    while not isinstance(talks.state.agenda[-1], Bid):
        await talks.evening.move()
    bidding = talks.evening.live.waiting()
    assert len(bidding) == len(people), "all bid at the same time"
    offer = await talks.offers(people[0], people[2], "give 1")

    await port.until(at(1, 23))
    assert talks.evening.live.waiting() == bidding
    assert talks.state.proposals == [offer], "nothing ends before its time"
    await port.until(at(2, 1))
    assert talks.evening.live.waiting() != bidding
    assert talks.evening.live.table.computers == (), "one move each, and everybody sits where they sat"
    await port.until(at(2, 14))
    assert talks.state.round is not None
    assert talks.state.proposals == [], "what was offered has expired with the window"
    talks.evening.look()
