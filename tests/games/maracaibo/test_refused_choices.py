"""Why not, word for word: choices that the game does not ask for now, and answers to those that it does."""

import pytest

from games.core.agenda import Decision
from games.core.game import Setup
from games.core.moves import Move
from games.core.seats import Seat
from games.maracaibo import GAME, moves
from games.maracaibo.kinds import Effect
from games.maracaibo.steps import (
    ChooseOption,
    GainInfluence,
    KeepCareer,
    NextRank,
    PlaceMarker,
    RemoveSkull,
    SettleFigures,
    TakeSynergy,
    Veteran,
    Vote,
)
from tests.games.maracaibo.refusing import ENGLISH, NO_FIGURE, NOT_SO, allowed, told
from tests.games.maracaibo.table import Table


class TestChoices:
    @pytest.mark.parametrize(
        ("move", "sentence"),
        [
            (moves.Prepare(()), "You choose your starting cards once, during setup."),
            (moves.KeepCareer("powder_diplomat"), "You keep a career card once, during setup."),
            (
                moves.Opt("explore"),
                "You choose an effect when a card, an upgrade or a place offers “this or that”.",
            ),
            (
                moves.Favour("france"),
                (
                    "You choose a nation when an effect gives influence,"
                    " such as a quest or a border on the explorer track."
                ),
            ),
            (
                moves.Rise("france"),
                "You advance a rank when an effect says so, such as a quest or a legacy tile.",
            ),
            (
                moves.TakeSynergy("bell"),
                "You take a synergy token when a bought card or another effect gives one.",
            ),
            (
                moves.Hoist("1", "france"),
                "You place a marker in a village when an effect says so. In combat, use a maneuver.",
            ),
            (moves.Settle(1), "You put figures on a card when you buy a card that takes them."),
            (moves.Discharge(), "You return a figure when an effect pays VP for it."),
            (
                moves.Lift("l20"),
                "You remove a tile when an effect says so: a legacy tile that forbids village actions.",
            ),
            (moves.CastVote("s02"), "You vote when the story of a campaign comes to a fork."),
            (moves.TakePoints(), "You take 2 VP in the scoring at the end of a round, instead of buying."),
        ],
    )
    def test_what_is_not_asked_now(self, move: Move, sentence: str) -> None:
        assert told(Table().at(0, "1"), move) == sentence

    @pytest.mark.parametrize(
        ("step", "move"),
        [
            (KeepCareer([Seat(0)]), moves.KeepCareer("nobodys_career")),
            (ChooseOption([Seat(0)], [[Effect("war")]]), moves.Opt("disc")),
            (GainInfluence([Seat(0)], 1), moves.Favour("portugal")),
            (SettleFigures([Seat(0)], "pearl_divers"), moves.Settle(9)),
            (RemoveSkull([Seat(0)], ["l20"]), moves.Lift("l21")),
            (Vote([Seat(0)], "s01", 0), moves.CastVote("s99")),
            (TakeSynergy([Seat(0)]), moves.TakeSynergy("drum")),
        ],
    )
    def test_what_is_asked_may_still_be_answered_amiss(self, step: Decision, move: Move) -> None:
        table = Table()
        table.state.agenda[:] = [step]
        assert told(table, move) == NOT_SO

    def test_cards_are_prepared_before_the_first_round(self) -> None:
        play = GAME.start(Setup(2, {}, "1"))
        assert ENGLISH.phrase(play.why_not(Seat(0), moves.Prepare(()))) == NOT_SO

    def test_what_is_asked_has_another_answer(self) -> None:
        top = Table().influence(0, france=16).run(NextRank([Seat(0)]))
        assert told(top, moves.Rise("france")) == "You've reached the last rank with this nation."
        assert told(top, moves.Rise("portugal")) == NOT_SO
        token = Table().seat(0, synergies=["bell"]).run(TakeSynergy([Seat(0)]))
        assert told(token, moves.TakeSynergy("bell")) == "You already own this token: bell."
        marker = Table().markers(p1="spain").run(PlaceMarker([Seat(0)]))
        assert told(marker, moves.Hoist("1", "france")) == "Spain already controls this place: 1 Nassau."
        assert told(marker, moves.Hoist("4", "france")) == "This isn't a village: 4 Petit-Goave."
        assert told(marker, moves.Hoist("atlantis", "france")) == "There's no place called “atlantis”."
        marker.state.stock["france"] = 0
        assert told(marker, moves.Hoist("2", "france")) == "France has no marker left on its track."
        assert told(marker, moves.Rise("france")) == (
            "You advance a rank when an effect says so, such as a quest or a legacy tile."
        )
        alone = Table().seat(0, figures=0)
        alone.state.agenda[:] = [Veteran([Seat(0)], 5)]
        assert told(alone, moves.Discharge()) == NO_FIGURE
        assert allowed(Table().seat(0, figures=1).run(Veteran([Seat(0)], 5)), moves.Discharge())
