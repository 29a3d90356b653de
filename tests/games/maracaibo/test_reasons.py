"""Why not: every refusal names its reason, and the reason is true."""

import pytest

from games.core.moves import NOT_NOW, Move
from games.core.seats import Seat
from games.maracaibo import GAME, moves
from games.maracaibo.kinds import Effect
from games.maracaibo.moves import Manoeuvre
from games.maracaibo.rulebook import RULES
from games.maracaibo.steps import GainInfluence, NextRank, TrackQuest, Veteran
from tests.games.maracaibo.table import Table

PAID = ("none", "none")


def test_every_move_has_its_reasons() -> None:
    assert set(RULES.moves().values()) == set(RULES.reasons)


class TestVoyage:
    def test_ships(self) -> None:
        table = Table().legacy("l4").seat(0, place="9", explorer="5").turn(0)
        assert table.why_not(0, moves.Sail("11", "10")) == "which-way"
        assert table.why_not(0, moves.Sail("13", "10")) == "only-way"
        assert table.why_not(0, moves.Sail("l7", "direct")) == "no-such-place"
        assert Table().at(0, "1").why_not(0, moves.Sail("atlantis", "direct")) == "sail-later"
        poor = Table(3).legacy("l4", "l11").seat(0, place="9", explorer="5", coins=1).turn(0)
        assert poor.why_not(0, moves.Sail("11", "direct")) == "toll"
        home = Table().seat(0, place="17").turn(0)
        assert home.why_not(0, moves.Sail("22", "direct")) == "behind"

    def test_explorers(self) -> None:
        table = Table().seat(0, explorer="7").effects(0, Effect("explore", n=6))
        assert table.why_not(0, moves.Explore("11", "direct")) == "which-way"
        assert table.why_not(0, moves.Explore("24", "direct")) == "space-far"
        near = Table().seat(0, explorer="7").effects(0, Effect("explore", n=4))
        assert near.why_not(0, moves.Explore("11", "8b")) == "only-way"
        assert Table().at(0, "1").why_not(0, moves.Explore("", "")) == "explore-later"


class TestTown:
    def test_cities(self) -> None:
        village = Table().hand(0, "cane_press").at(0, "1")
        assert village.why_not(0, moves.City()) == "no-city"
        assert village.why_not(0, moves.Deliver("cane_press", "coins")) == "no-city"
        assert Table().legacy("l3").at(0, "14").why_not(0, moves.City()) == "city-closed"
        home = Table().hand(0, "cane_press").at(0, "20")
        assert home.why_not(0, moves.Deliver("cane_press", "coins")) == "no-market"
        wanted = Table().hand(0, "dock_crane cane_press").at(0, "4")
        assert wanted.why_not(0, moves.Deliver("cane_press", "coins")) == "not-wanted"
        assert wanted.why_not(0, moves.Deliver("salt_pans", "coins")) == "not-in-hand"
        assert wanted.why_not(0, moves.Deliver("dock_crane", "vp6")) == "upgrade-first"
        wanted.state.delivered["4"] = 2
        assert wanted.why_not(0, moves.Deliver("dock_crane", "coins")) == "market-full"
        assert Table().turn(0).why_not(0, moves.City()) == "main-action-later"

    def test_quests(self) -> None:
        table = Table().track_quest("9b", "q20").quest("1", "q18").seat(0, coins=0, place="1", explorer="9b")
        table.run(TrackQuest([Seat(0)], "q20"))
        assert table.why_not(0, moves.FulfilQuest("q20", *PAID)) == "quest-unpaid"
        assert table.why_not(0, moves.FulfilQuest("q18", *PAID)) == "other-quest"
        here = Table().quest("1", "q01").at(0, "1")
        assert here.why_not(0, moves.FulfilQuest("q20", *PAID)) == "no-quest-here"
        assert here.why_not(0, moves.FulfilQuest("q01", *PAID)) == "quest-cards"
        assert here.turn(0).why_not(0, moves.FulfilQuest("q01", *PAID)) == "main-action-later"

    def test_legacy_tiles_and_discs(self) -> None:
        table = Table(3).legacy("l13").hand(0, "cane_press").seat(0, place="14").turn(0)
        table.do(0, "sail 15 direct")
        assert table.why_not(0, moves.UseTile("cane_press", "coins")) == "tile-unpaid"
        assert table.why_not(0, moves.UseTile("salt_pans", "coins")) == "not-in-hand"
        assert table.why_not(0, moves.UseTile("none", "coins")) == "tile-unpaid"
        table.do(0, "pass")
        assert table.why_not(0, moves.UseTile("none", "coins")) == "tile-later"
        assert table.why_not(0, moves.TakeDisc("coins")) == NOT_NOW


class TestVillage:
    @pytest.mark.parametrize(
        ("move", "key"),
        [
            (moves.SellCard("salt_pans"), "not-in-hand"),
            (moves.SellHand(), "hand-empty"),
            (moves.Drill(), "upgrade-first"),
            (moves.Claim("france"), "upgrade-first"),
            (moves.Deal("relic_auction", "none", "none", "none"), "no-deal"),
            (moves.CardQuest("q20", *PAID), "no-card-quest"),
            (moves.Buy("salt_pans"), "not-yours"),
            (moves.Buy(""), "none-now"),
            (moves.Invest("atlantis"), "no-such-building"),
        ],
    )
    def test_what_one_does_not_have(self, move: Move, key: str) -> None:
        assert Table().hand(0, "").at(0, "1").why_not(0, move) == key

    def test_where_there_are_no_village_actions(self) -> None:
        table = Table().legacy("l20").hand(0, "cane_press").at(0, "9")
        assert table.why_not(0, moves.SellCard("cane_press")) == "skull"
        assert table.at(0, "4").why_not(0, moves.SellCard("cane_press")) == "no-village"
        assert table.why_not(0, moves.Buy("cane_press")) == "no-village"

    def test_claims_deals_and_plants(self) -> None:
        table = Table().markers(p1="spain").upgraded(0, "claim").own(0, "relic_auction").hand(0, "salt_pans")
        table.at(0, "1")
        assert table.why_not(0, moves.Claim("france")) == "own-marker"
        assert table.why_not(0, moves.Deal("relic_auction", "salt_pans", "none", "none")) == "deal-cards"
        table.state.stock["france"] = 0
        assert table.at(0, "2").why_not(0, moves.Claim("france")) == "no-markers-left"
        herbs = Table().hand(0, "hospital_ward cacao_grove rope_walk chronicle_house").at(0, "1")
        assert herbs.why_not(0, moves.Buy("hospital_ward")) == "name-herbs"
        assert herbs.hand(0, "hospital_ward cacao_grove").why_not(0, moves.Buy("hospital_ward")) == "few-herbs"


class TestWar:
    @staticmethod
    def fights(*tiles: str, **values: object) -> Table:
        table = Table().legacy(*tiles).token("w07").seat(0, **values).effects(0, Effect("war"))
        table.do(0, "attack left")
        table.do(0, "fight france")
        return table

    def test_piles(self) -> None:
        table = Table().effects(0, Effect("war"))
        assert table.why_not(0, moves.Attack("middle")) == "pile-empty"
        assert Table().at(0, "1").why_not(0, moves.Attack("left")) == "no-war"
        assert Table().at(0, "1").why_not(0, moves.Fight("france")) == "no-war"

    @pytest.mark.parametrize(
        ("word", "place", "figures", "key"),
        [
            ("city", "20", 0, "no-flag"),
            ("city", "1", 0, "no-flag"),
            ("city", "l7", 0, "not-found-yet"),
            ("city", "l4", 0, "no-such-place"),
            ("city", "4", 3, "raise-exactly"),
            ("city", "5", 0, "own-marker"),
            ("village", "1", 0, "upgrade-first"),
            ("fleet", "fleet_10", 0, "fleet-taken"),
            ("fleet", "fleet_11", 0, "value-too-low"),
            ("mine", "none", 0, "mine-far"),
            ("parade_captain", "none", 0, "no-such-manoeuvre"),
            ("influence_one", "4", 0, "no-place-wanted"),
        ],
    )
    def test_manoeuvres(self, word: str, place: str, figures: int, key: str) -> None:
        table = self.fights("l6", "l7", "l9").markers(p5="france", fleet_10="spain")
        assert table.why_not(0, Manoeuvre(word, place, figures)) == key

    def test_manoeuvres_that_something_is_lacking_for(self) -> None:
        table = self.fights(explorer="5").own(0, "prize_crew").upgraded(0, "village_war")
        assert table.why_not(0, Manoeuvre("prize_crew", "none", 0)) == "needs-synergy"
        assert table.why_not(0, Manoeuvre("mine", "none", 0)) == "no-such-manoeuvre"
        assert table.why_not(0, Manoeuvre("village", "4", 0)) == "no-village-there"
        table.state.stock["france"] = 0
        assert table.why_not(0, Manoeuvre("city", "4", 0)) == "no-markers-left"
        mine = self.fights("l9", explorer="5").markers(mine="spain")
        assert mine.why_not(0, Manoeuvre("mine", "none", 0)) == "mine-taken"


class TestChoices:
    def test_what_effects_ask_for(self) -> None:
        table = Table().run(GainInfluence([Seat(0)], 1))
        assert table.why_not(0, moves.Rise("france")) == NOT_NOW
        assert table.why_not(0, moves.Opt("explore")) == NOT_NOW
        ranks = Table().influence(0, france=16).run(NextRank([Seat(0)]))
        assert ranks.why_not(0, moves.Rise("france")) == "last-rank"
        token = Table().seat(0, synergies=["bell"]).effects(0, Effect("synergy", synergy="any"))
        assert token.why_not(0, moves.TakeSynergy("bell")) == "synergy-owned"
        marker = Table().effects(0, Effect("village_marker"))
        assert marker.why_not(0, moves.Hoist("6", "france")) == "own-marker"
        assert marker.why_not(0, moves.Hoist("4", "france")) == "no-village-there"
        veteran = Table().run(Veteran([Seat(0)], 5))
        assert veteran.why_not(0, moves.TakePoints()) == NOT_NOW
        assert Table().turn(0).why_not(0, moves.Pass()) == "no-pass"


class TestHand:
    def test_refills(self) -> None:
        full = Table().hand(0, "cane_press salt_pans dock_crane cacao_grove").at(0, "1")
        full.do(0, "pass")
        assert full.why_not(0, moves.Draw()) == "hand-full"
        last = Table().hand(0, "cane_press salt_pans dock_crane").market("toll_chain").at(0, "1")
        last.do(0, "pass")
        assert last.why_not(0, moves.Draw()) == "last-card"
        assert last.why_not(0, moves.Take("toll_chain")) == "last-card"
        assert last.why_not(0, moves.Take("cane_press")) == "not-to-take"
        assert Table().at(0, "1").why_not(0, moves.Draw()) == "refill-later"
        empty = Table().at(0, "1")
        empty.state.deck.clear()
        empty.state.discards.clear()
        empty = empty.at(0, "1")
        play = GAME.play(empty.state)
        play.apply(Seat(0), moves.Pass())
        assert play.why_not(Seat(0), moves.Draw()).key == "maracaibo-reason-deck-empty"

    def test_who_has_few_doubloons_can_pay_for_few_cards(self) -> None:
        table = Table().hand(0, "", "cane_press salt_pans").market("dock_crane cacao_grove toll_chain feast_hall")
        table.seat(0, coins=1).at(0, "1").do(0, "pass")
        assert table.why_not(0, moves.Fill(("dock_crane", "cacao_grove"))) == "too-many-cards"
        assert table.why_not(0, moves.Fill(("cane_press", "cane_press"))) == "each-once"
        table.state.deck.clear()
        table.state.discards.clear()
        play = GAME.play(table.state)
        assert play.why_not(Seat(0), moves.Fill(())).key == "maracaibo-reason-deck-empty"

    def test_free_actions(self) -> None:
        table = Table().hand(0, "cane_press").run(GainInfluence([Seat(0)], 1))
        assert table.why_not(0, moves.Plan("cane_press")) == "not-free"
        table.effects(0, Effect("influence", nation="any"))
        assert table.why_not(0, moves.Plan("cane_press")) == "plan-after-this"
        assert table.why_not(0, moves.Enlist()) == "no-enlisting"
        assert table.own(0, "press_gang").seat(0, strength=8).why_not(0, moves.Enlist()) == "strength-full"
        assert table.seat(0, strength=1, figures=0).why_not(0, moves.Enlist()) == "no-figure"

    def test_what_is_not_there(self) -> None:
        table = Table().hand(0, "cane_press").at(0, "1")
        assert table.why_not(0, moves.UseAssistant("port_clerk", *PAID, "none")) == "no-assistant-here"
        assert table.why_not(0, moves.ClaimTask("gold", "easy")) == "no-such-task"
        assert table.why_not(0, Manoeuvre("city", "5", 0)) == "no-combat"

    def test_what_was_never_heard_of(self) -> None:
        assert (
            Table().hand(0, "dock_crane").at(0, "4").why_not(0, moves.Deliver("dock_crane", "rudder"))
            == "no-such-upgrade"
        )
        assert "fight" not in war_with("w07").why_not(0, moves.Fight("portugal"))

    def test_what_is_not_asked_now(self) -> None:
        table = Table().own(0, "port_clerk sealed_orders").buildings("abbey").seat(0, place="1").turn(0)
        assert table.why_not(0, moves.UseAssistant("port_clerk", *PAID, "none")) == "main-action-later"
        table.player(0).card_quests["sealed_orders"] = table.state.quest_pile.pop()
        quest = table.player(0).card_quests["sealed_orders"]
        assert table.why_not(0, moves.CardQuest(quest, *PAID)) == table.why_not(0, moves.SellHand())

    def test_investments(self) -> None:
        table = Table().buildings("abbey", "palace").seat(0, coins=20).at(0, "1", 4)
        table.do(0, "invest abbey")
        assert table.why_not(0, moves.Invest("abbey")) == "invested-already"
        poor = Table().buildings("abbey").seat(0, coins=1).at(0, "1")
        assert poor.why_not(0, moves.Invest("abbey")) == "building-too-dear"
        alone = Table().buildings("abbey").seat(0, figures=0).at(0, "1")
        assert alone.why_not(0, moves.Invest("abbey")) == "no-figure"
        assert poor.why_not(0, moves.Invest(poor.state.buildings[1])) == "not-open"

    def test_two_missing_cards_can_be_taken_one_by_one(self) -> None:
        table = Table().hand(0, "cane_press salt_pans").market("toll_chain").seat(0, coins=0).at(0, "1")
        table.do(0, "pass")
        assert table.why_not(0, moves.Take("toll_chain")) == "too-many-cards"


def war_with(token: str) -> Table:
    table = Table().token(token).effects(0, Effect("war"))
    table.do(0, "attack left")
    return table
