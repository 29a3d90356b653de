"""Why not, word for word: what a refusal names is true, at both sides of each border."""

import pytest

from games.core.seats import Seat
from games.maracaibo import moves
from games.maracaibo.kinds import Effect
from games.maracaibo.moves import Manoeuvre
from games.maracaibo.steps import (
    RemoveDisc,
    TrackQuest,
)
from tests.games.maracaibo.refusing import NO_FIGURE, NOT_SO, allowed, told
from tests.games.maracaibo.table import Table

PAID = ("none", "none")
MAIN_ACTION = "That's a main action: one per turn, when the ship has arrived."
NO_VILLAGE = "Village actions are for villages, or come from an effect."
NOT_IN_HAND = "You don't have this card in hand."


class TestPurchases:
    def test_what_a_card_costs_after_discounts(self) -> None:
        dear = moves.Buy("plank_broker")
        table = Table().hand(0, "plank_broker").seat(0, coins=5).at(0, "1")
        assert told(table, dear) == "Plank Broker costs 6 doubloons; you have 5."
        assert allowed(table.seat(0, coins=6).at(0, "1"), dear)
        cheaper = Table().hand(0, "", "plank_broker").own(0, "harbor_planner").seat(0, coins=3).at(0, "1")
        assert told(cheaper, dear) == "Plank Broker costs 4 doubloons; you have 3."
        assert told(Table().hand(1, "plank_broker").at(0, "1"), dear) == (
            "You have this card neither in hand nor planned."
        )
        assert told(Table().at(0, "1"), moves.Buy("atlantis")) == "There's no card called “atlantis”."
        assert told(Table().at(0, "4"), moves.Buy("atlantis")) == NO_VILLAGE

    def test_figures_markers_and_plants(self) -> None:
        alone = Table().hand(0, "supply_admiral hospital_ward").seat(0, coins=9, figures=0).at(0, "1")
        assert told(alone, moves.Buy("supply_admiral")) == NO_FIGURE
        assert told(alone, moves.Buy("hospital_ward")) == "You need 3 medicinal plants in hand."
        marquis = moves.Buy("island_marquis")
        table = Table().hand(0, "island_marquis").markers(p1="france", p2="france", p4="spain").at(0, "1")
        assert told(table, marquis) == "You need 3 France markers on the map."
        assert allowed(table.markers(p1="france", p2="france", p4="france").at(0, "1"), marquis)
        herbs = Table().hand(0, "hospital_ward cacao_grove rope_walk chronicle_house").at(0, "1")
        assert told(herbs, moves.Buy("hospital_ward")) == (
            "Name the medicinal plants in your hand that pay for it. At most: 3"
        )

    def test_in_a_scoring_one_buys_and_nothing_else(self) -> None:
        table = Table().hand(0, "plank_broker").buildings("abbey").seat(0, coins=1).scoring()
        assert told(table, moves.Buy("plank_broker")) == "Plank Broker costs 6 doubloons; you have 1."
        assert told(table, moves.Invest("abbey")) == "Abbey costs 6 doubloons; you have 1."
        for move in (moves.SellCard("plank_broker"), moves.SellHand(), moves.Drill(), moves.Claim("france")):
            assert told(table, move) == NO_VILLAGE
        assert told(table, moves.Deal("relic_auction", *PAID, "none")) == NO_VILLAGE
        assert told(table, moves.CardQuest("q20", *PAID)) == NO_VILLAGE

    def test_before_sailing_and_in_cities_there_are_no_village_actions(self) -> None:
        table = Table().hand(0, "cane_press").buildings("abbey")
        tries = (moves.Buy("cane_press"), moves.Invest("abbey"), moves.SellCard("cane_press"), moves.SellHand())
        for move in (*tries, moves.Drill(), moves.Claim("france"), moves.CardQuest("q20", *PAID)):
            assert told(table.seat(0, place="1").turn(0), move) == NO_VILLAGE
            assert told(table.at(0, "4"), move) == NO_VILLAGE
        skull = Table().legacy("l20", "l22").hand(0, "cane_press").at(0, "9")
        for move in tries:
            assert told(skull, move) == "A legacy tile forbids village actions here: 9 Grenada."
        by_effect = Table().seat(0, place="4").effects(0, Effect("village", n=2))
        assert told(by_effect, moves.SellCard("cane_press")) == NOT_IN_HAND
        assert told(by_effect, moves.SellHand()) == "You have no cards in hand."

    def test_buildings(self) -> None:
        abbey = moves.Invest("abbey")
        poor = Table().buildings("abbey").own(0, "harbor_planner").seat(0, coins=1).at(0, "1")
        assert told(poor, abbey) == "Abbey costs 4 doubloons; you have 1."
        assert told(poor, moves.Invest("palace")) == "This prestige building isn't face up: Palace."
        assert told(poor, moves.Invest("atlantis")) == "There's no prestige building called “atlantis”."
        assert told(Table().buildings("abbey").seat(0, figures=0).at(0, "1"), abbey) == NO_FIGURE
        table = Table().buildings("abbey", "palace").seat(0, coins=20).at(0, "1", 4)
        table.do(0, "invest abbey")
        assert told(table, abbey) == "You've already invested in Abbey."


class TestVillage:
    def test_upgrades_that_are_not_complete(self) -> None:
        table = Table().at(0, "1")
        assert told(table, moves.Drill()) == "Unlock another upgrade first: Drill."
        assert told(table, moves.Claim("france")) == "Unlock another upgrade first: Village claim."

    def test_claims(self) -> None:
        france = moves.Claim("france")
        table = Table().upgraded(0, "claim").markers(p1="spain").at(0, "1")
        assert told(table, france) == "Spain already controls this place: 1 Nassau."
        assert allowed(table.at(0, "2"), france)
        table.state.stock |= {"france": 0, "england": 0}
        assert told(table, france) == "France has no marker left on its track."
        assert told(table, moves.Claim("england")) == "England has no marker left on its track."
        assert told(table, moves.Claim("portugal")) == NOT_SO
        assert allowed(table, moves.Claim("spain"))
        city = Table().upgraded(0, "claim").seat(0, place="4").effects(0, Effect("village", n=2))
        assert told(city, france) == "This isn't a village: 4 Petit-Goave."

    def test_deals_and_quests_on_cards(self) -> None:
        table = Table().own(0, "relic_auction sealed_orders").hand(0, "salt_pans").next_quest("q21")
        table.player(0).card_quests["sealed_orders"] = table.state.quest_pile.pop()
        table.at(0, "1", 3)
        deal = moves.Deal("relic_auction", "salt_pans", "none", "none")
        assert told(table, deal) == "Pay it with matching hand cards: Relic Auction."
        assert told(table, moves.Deal("map_room", "salt_pans", "none", "none")) == ("You have no trade of that name.")
        assert told(table, moves.CardQuest("q21", *PAID)) == "You can't pay its whole cost: Quest 21."
        assert told(table, moves.CardQuest("q20", *PAID)) == "This quest is on none of your cards."
        table.state.moved = 4
        assert allowed(table, moves.CardQuest("q21", *PAID))
        cards = Table().own(0, "sealed_orders").next_quest("q01")
        cards.player(0).card_quests["sealed_orders"] = cards.state.quest_pile.pop()
        assert told(cards.at(0, "1"), moves.CardQuest("q01", *PAID)) == (
            "Pay its cost with matching hand cards: Quest 1."
        )


class TestTown:
    def test_cities(self) -> None:
        assert told(Table().turn(0), moves.City()) == MAIN_ACTION
        assert told(Table().at(0, "1"), moves.City()) == "Your ship isn't in a city: 1 Nassau."
        closed = "This city has no action of its own now: 14 Cartagena."
        assert told(Table().legacy("l3").at(0, "14"), moves.City()) == closed

    def test_deliveries(self) -> None:
        for kind in (moves.Deliver, moves.OnlyDeliver):
            crane = kind("dock_crane", "coins")
            table = Table().hand(0, "dock_crane cane_press").seat(0, place="4")
            assert told(table.turn(0), crane) == MAIN_ACTION
            assert told(table.at(0, "1"), crane) == "Your ship isn't in a city: 1 Nassau."
            assert told(table.at(0, "20"), crane) == "No deliveries here: 20 Homeward I."
            table.state.delivered["4"] = 1
            assert allowed(table.at(0, "4"), crane)
            assert told(table, kind("dock_crane", "vp6")) == "Unlock another upgrade first: 3 VP."
            assert told(table, kind("cane_press", "coins")) == "4 Petit-Goave doesn't take sugar."
            assert told(table, kind("salt_pans", "coins")) == NOT_IN_HAND
            table.state.delivered["4"] = 2
            assert told(table, crane) == "No delivery space left: 4 Petit-Goave."

    @pytest.mark.parametrize(
        ("done", "cell", "sentence"),
        [
            ("", "vp6", "Unlock another upgrade first: 3 VP."),
            ("steps hand market coins", "goods3", "Unlock another upgrade first: Drill."),
            ("steps hand market", "claim", "You need 4 unlocked upgrades."),
            ("steps hand market", "boon", "You need 4 unlocked upgrades."),
            ("steps hand market coins drill", "vp10", "You need 6 unlocked upgrades."),
            ("steps hand market", "hand", "This upgrade slot has no discs left: Hand limit."),
            ("steps", "rudder", "There's no upgrade called “rudder”."),
            ("steps", "", "None is possible right now."),
        ],
    )
    def test_cells(self, done: str, cell: str, sentence: str) -> None:
        table = Table().upgraded(0, done).run(RemoveDisc([Seat(0)]))
        assert told(table, moves.TakeDisc(cell)) == sentence
        later = Table().upgraded(0, done).at(0, "4")
        assert told(later, moves.TakeDisc(cell)) == (
            "You remove a disc when you deliver, or when an effect such as a quest says so."
        )

    def test_quests(self) -> None:
        far = moves.FulfilQuest("q21", *PAID)
        table = Table().quest("1", "q21", "q01").quest("2", "q20").at(0, "1", 3)
        table.state.moved = 4
        assert told(table, far) == "You can't pay its whole cost: Quest 21."
        table.state.leg, table.state.moved = 4, 3
        assert allowed(table, far)
        assert told(table, moves.FulfilQuest("q01", *PAID)) == "Pay its cost with matching hand cards: Quest 1."
        assert told(table, moves.FulfilQuest("q20", *PAID)) == "This quest isn't where your ship is: 1 Nassau."
        assert told(table.turn(0), far) == MAIN_ACTION

    def test_quests_of_the_track(self) -> None:
        far = moves.FulfilQuest("q21", *PAID)
        track = Table().track_quest("9b", "q21").quest("1", "q18").seat(0, place="1", explorer="9b")
        track.state.moved, track.state.leg = 3, 4
        track.run(TrackQuest([Seat(0)], "q21"))
        assert told(track, far) == "You can't pay its whole cost: Quest 21."
        assert told(track, moves.FulfilQuest("q18", *PAID)) == "Your explorer is at another quest."
        track.state.moved, track.state.leg = 4, 3
        assert allowed(track, far)

    def test_quests_of_puerto_cabezas(self) -> None:
        city = Table().quest("16", "q24").next_quest("q20").legacy("l1").hand(0, "cane_press").seat(0, coins=1)
        city.at(0, "16").do(0, "deliver cane-press coins")
        assert told(city, moves.FulfilQuest("q20", *PAID)) == "You can't pay its whole cost: Quest 20."
        assert told(city, moves.FulfilQuest("q24", *PAID)) == (
            "This quest isn't where your ship is: 16 Puerto Cabezas."
        )

    def test_assistants(self) -> None:
        clerk = moves.UseAssistant("port_clerk", *PAID, "none")
        bosun = moves.UseAssistant("retired_bosun", *PAID, "none")
        assert told(Table().own(0, "port_clerk").seat(0, place="1").turn(0), clerk) == MAIN_ACTION
        table = Table().own(0, "port_clerk hull_inspector retired_bosun").seat(0, strength=1).at(0, "2")
        assert told(table, clerk) == "This assistant of yours isn't here: 2 Baracoa."
        table.player(0).helpers["1"][0].fresh = True
        assert told(table.at(0, "1"), clerk) == ("You can use an assistant from the turn after you sent them.")
        assert allowed(table, moves.UseAssistant("hull_inspector", *PAID, "none"))
        assert told(table.at(0, "15"), bosun) == "You can't pay what the assistant's action costs."

    def test_legacy_tiles(self) -> None:
        table = Table(3).legacy("l14").hand(0, "cane_press dock_crane").seat(0, place="0").turn(0)
        assert told(table, moves.UseTile("cane_press", "coins")) == (
            "You use a legacy tile when your ship comes to it, before the main action."
        )
        table.do(0, "sail 1 direct")
        assert told(table, moves.UseTile("cane_press", "vp6")) == "Unlock another upgrade first: 3 VP."
        assert told(table, moves.UseTile("dock_crane", "vp6")) == "That doesn't cover the tile's cost."
        assert told(table, moves.UseTile("none", "coins")) == "That doesn't cover the tile's cost."
        assert told(table, moves.UseTile("salt_pans", "coins")) == NOT_IN_HAND
        assert allowed(table, moves.UseTile("cane_press", "coins"))


class TestCombat:
    @staticmethod
    def fight(nation: str = "france", *tiles: str, upgrades: str = "", own: str = "", **values: object) -> Table:
        """Seat 0 fights with 5 for France or 4 for Spain; Spain holds 3, France 1 and 5."""
        table = Table().legacy(*tiles).own(0, own).token("w08" if nation == "england" else "w07")
        table.upgraded(0, upgrades).markers(p3="spain", p1="france", p5="france").seat(0, **values)
        table.effects(0, Effect("war"))
        table.do(0, "attack left")
        table.do(0, f"fight {nation}")
        return table

    @pytest.mark.parametrize(("token", "nation", "price"), [("w01", "France", 2), ("w13", "France", 4)])
    def test_what_a_nation_costs(self, token: str, nation: str, price: int) -> None:
        table = Table().token(token).seat(0, coins=price - 1).effects(0, Effect("war"))
        assert told(table, moves.Attack("none")) == "There's no such pile, or it's empty."
        table.do(0, "attack left")
        fight = moves.Fight(nation.lower())
        assert told(table, fight) == f"Fighting for {nation} costs {price}, and you can't pay it."
        assert allowed(table.seat(0, coins=price), fight)
        for later in (fight, moves.Attack("left")):
            assert told(Table().at(0, "1"), later) == "You fight when an action brings a combat."
        assert told(Table().at(0, "1"), Manoeuvre("city", "5", 0)) == "Maneuvers are part of a combat."

    @pytest.mark.parametrize(
        ("word", "place"), [("city", "4"), ("village", "2"), ("fleet", "fleet_10"), ("mine", "none")]
    )
    def test_a_nation_without_markers(self, word: str, place: str) -> None:
        table = self.fight("france", "l6", "l9", upgrades="village_war", explorer="6", strength=8)
        table.state.stock["france"] = 0
        assert told(table, Manoeuvre(word, place, 0)) == "France has no marker left on its track."
        assert told(table, Manoeuvre("influence_two", place.replace("none", "3"), 0)) == (
            "This maneuver needs no place."
        )

    @pytest.mark.parametrize(
        ("word", "place", "sentence"),
        [
            ("city", "atlantis", "There's no place called “atlantis”."),
            ("city", "l7", "There's no place called “L7”."),
            ("city", "l4", "Your explorer must discover it first: L4 Angostura."),
            ("city", "20", "There's no flag to take: 20 Homeward I."),
            ("city", "2", "There's no flag to take: 2 Baracoa."),
            ("city", "5", "France already controls this place: 5 Santo Domingo."),
            ("village", "1", "France already controls this place: 1 Nassau."),
            ("village", "4", "This isn't a village: 4 Petit-Goave."),
            ("village", "atlantis", "There's no place called “atlantis”."),
            ("fleet", "fleet_10", "You don't have this maneuver."),
            ("mine", "none", "You don't have this maneuver."),
            ("parade_captain", "none", "You don't have this maneuver."),
            ("plank_broker", "none", "You don't have this maneuver."),
            ("sapper_squad", "none", "This maneuver needs a synergy token: tools."),
            ("prize_crew", "3", "This maneuver needs no place."),
            ("field_marshals_map", "3", "This maneuver needs no place."),
            ("influence_one", "3", "This maneuver needs no place."),
            ("influence_two", "3", "This maneuver needs no place."),
        ],
    )
    def test_manoeuvres(self, word: str, place: str, sentence: str) -> None:
        own = "plank_broker sapper_squad prize_crew field_marshals_map"
        table = self.fight("france", "l4", upgrades="village_war", own=own, synergies=["anchor"])
        assert told(table, Manoeuvre(word, place, 0)) == sentence

    def test_villages_fleet_and_mine(self) -> None:
        plain = self.fight("france", "l6", "l9", explorer="4")
        assert told(plain, Manoeuvre("village", "2", 0)) == ("Unlock another upgrade first: Village maneuver.")
        assert told(plain, Manoeuvre("mine", "none", 0)) == "Your explorer must have reached this space first: 5."
        assert told(plain, Manoeuvre("fleet", "3", 0)) == "You don't have this maneuver."
        plain.state.markers |= {"fleet_10": "england", "mine": "england"}
        assert told(plain, Manoeuvre("fleet", "fleet_10", 0)) == "This space at the silver fleet is taken."
        assert told(plain, Manoeuvre("mine", "none", 0)) == "The gold mine is taken."

    def test_what_the_value_lacks(self) -> None:
        city = {figures: Manoeuvre("city", "5", figures) for figures in range(4)}
        table = self.fight("spain", figures=0, strength=1)
        dear = "This maneuver costs 6 and the nation has 4: figures and combat points don't cover the shortfall."
        exactly = "Figures and combat points must make up the shortfall exactly: 2."
        assert told(table, city[0]) == told(table, city[2]) == dear
        table.seat(0, figures=1)
        assert told(table, city[0]) == told(table, city[2]) == exactly
        assert allowed(table, city[1])
        table.seat(0, figures=3, strength=0)
        assert told(table, city[1]) == told(table, city[3]) == exactly
        assert allowed(table, city[2])
        made = self.fight(strength=8)
        made.do(0, "manoeuvre influence-one none 0")
        for word in ("influence_one", "influence_two"):
            assert told(made, Manoeuvre(word, "none", 0)) == "Each maneuver only once per combat."


class TestVoyage:
    def test_ships(self) -> None:
        table = Table(3).legacy("l4").seat(0, place="8", explorer="4").turn(0)
        assert told(table, moves.Sail("atlantis", "direct")) == "There's no place called “atlantis”."
        assert told(table, moves.Sail("l7", "direct")) == "There's no place called “L7”."
        assert told(table, moves.Sail("l4", "direct")) == "Your explorer must discover it first: L4 Angostura."
        for behind in ("8", "7", "22"):
            assert "You can't get there anymore this round: " in told(table, moves.Sail(behind, "direct"))
        far = "That's too far, or you must stop on the way: 17 Belize."
        assert told(table, moves.Sail("17", "direct")) == far
        assert told(table, moves.Sail("9", "8")) == "Only one route leads there: don't name a place on the way."
        assert told(table, moves.Sail("14", "12")) == "Only one route leads there: don't name a place on the way."
        later = "You sail at the start of your turn, or with an assistant that sails on."
        assert told(table.at(0, "8"), moves.Sail("9", "direct")) == later

    def test_where_ways_part(self) -> None:
        table = Table().seat(0, place="2").turn(0)
        which = "Several routes lead there: also name a place on the way."
        assert told(table, moves.Sail("6", "direct")) == which
        assert allowed(table, moves.Sail("6", "3"))

    def test_a_toll(self) -> None:
        toll = "Sailing past 10 Caracas costs 2 doubloons, and you can't pay."
        far = "That's too far, or you must stop on the way: "
        table = Table(3).legacy("l11").seat(0, place="8", coins=1).turn(0)
        assert told(table, moves.Sail("11", "direct")) == toll
        assert allowed(table.seat(0, coins=2).turn(0), moves.Sail("11", "direct"))
        assert told(table, moves.Sail("17", "direct")).startswith(far)
        assert told(table.seat(0, coins=0, place="10").turn(0), moves.Sail("21a", "direct")).startswith(far)
        assert told(Table(3).seat(0, place="8", coins=1).turn(0), moves.Sail("17", "direct")).startswith(far)

    def test_explorers(self) -> None:
        table = Table(3).seat(0, explorer="6").seat(1, explorer="7").seat(2, explorer="0")
        table.effects(0, Effect("explore", n=2))
        assert told(table, moves.Explore("atlantis", "direct")) == "The explorer track has no space “atlantis”."
        assert told(table, moves.Explore("6", "direct")) == "Explorers only move forward: 6."
        assert told(table, moves.Explore("5", "direct")) == "Explorers only move forward: 5."
        assert told(table, moves.Explore("7", "direct")) == "Another explorer is there: 7."
        assert told(table, moves.Explore("11", "direct")) == "That's out of reach, or its quest is gone: 11."
        assert told(table, moves.Explore("8a", "7")) == "Only one route leads there: don't name a place on the way."
        later = "Your explorer moves only when an action says so."
        assert told(table.at(0, "1"), moves.Explore("8a", "direct")) == later


class TestHand:
    def test_taking_cards(self) -> None:
        table = Table().hand(0, "cane_press", "salt_pans").market("dock_crane cacao_grove toll_chain feast_hall")
        table.seat(0, coins=1).at(0, "1").do(0, "pass")
        assert told(table, moves.Take("needle_makers")) == (
            "This card is neither in the card display nor in your planning area."
        )
        dear = "You may draw 3 more. Display cards cost 1 doubloon each; you have 1."
        assert told(table, moves.Fill(("dock_crane", "cacao_grove"))) == dear
        assert allowed(table, moves.Fill(("dock_crane", "salt_pans")))
        assert told(table, moves.Fill(("salt_pans", "salt_pans"))) == "You can take each card only once."
        rich = table.seat(0, coins=9)
        many = moves.Fill(("dock_crane", "cacao_grove", "toll_chain", "feast_hall"))
        assert told(rich, many) == "You may draw 3 more. Display cards cost 1 doubloon each; you have 9."
        assert told(Table().at(0, "1"), many) == "You refill your hand at the end of the turn."

    def test_planning(self) -> None:
        three = Table().hand(0, "cane_press", "salt_pans dock_crane cacao_grove").at(0, "1")
        assert told(three, moves.Plan("cane_press")) == "Your planning area is full. Places: 3"
        two = Table().hand(0, "cane_press", "salt_pans dock_crane").at(0, "1")
        assert allowed(two, moves.Plan("cane_press"))
        assert told(two, moves.Plan("toll_chain")) == NOT_IN_HAND
        before = Table().hand(0, "cane_press").turn(0)
        free = "Free actions are for your own turn, after sailing and before you refill."
        assert told(before, moves.Plan("cane_press")) == free
        assert told(before, moves.ClaimTask("gold", "easy")) == free
        asked = Table().hand(0, "cane_press").effects(0, Effect("influence", nation="any"))
        assert told(asked, moves.Plan("cane_press")) == (
            "Everyone sees this question: plan a card before it or after it."
        )

    def test_tasks(self) -> None:
        table = Table().at(0, "1")
        kind = table.player(0).tasks[0]
        assert told(table, moves.ClaimTask("gold", "easy")) == "Your career has no open task of that kind."
        assert told(table, moves.ClaimTask(kind, "hard")).startswith("You haven't met this yet: ")
        assert told(table, moves.ClaimTask(kind, "middling")) == "That's not a legal move right now."

    def test_enlisting(self) -> None:
        table = Table().at(0, "1")
        assert told(table, moves.Enlist()) == "None of your cards turns figures into combat points."
        table.own(0, "press_gang").seat(0, strength=8)
        assert told(table, moves.Enlist()) == "Your ship is at its limit of combat points: 8."
        assert told(table.seat(0, strength=7, figures=0), moves.Enlist()) == NO_FIGURE
        assert allowed(table.seat(0, strength=7, figures=1), moves.Enlist())
