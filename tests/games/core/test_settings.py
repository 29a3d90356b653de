"""Settings that depend on each other and on the number of seats; what outlives a game; rivals who are no seats."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec
import pytest

from games.core.ending.outcome import Archive, Rival, ScoreLine, SeatScore, ranked
from games.core.events import Phrase
from games.core.game import Setup
from games.core.parts.settings import Misfit, TableOption
from games.core.saving import FIRST, RulesVersion, TooNew, save
from games.registry import GAMES, game
from tests.games.core.toy import GAME, A, B
from tests.support.varied import varied


def fits(seats: int, options: Mapping[str, str]) -> Phrase | None:
    """A giant is only for three, and not by night."""
    if options["giant"] == "on" and (seats < 3 or options["time"] == "night"):
        return Phrase("toy-reason-giant", {"seats_needed": 3})
    return None


SETTINGS = (TableOption("giant", ("off", "on")), TableOption("time", ("day", "night")))
CHOOSY = varied(GAME, options=SETTINGS, fits=fits)


class TestSettings:
    def test_what_does_not_go_together_is_refused_with_its_reason(self) -> None:
        with pytest.raises(Misfit) as refused:
            CHOOSY.start(Setup(2, {"giant": "on"}, ""))
        assert refused.value.reason == Phrase("toy-reason-giant", {"seats_needed": 3})
        assert CHOOSY.start(Setup(3, {"giant": "on"}, "")).state.options == {"giant": "on", "time": "day"}

    def test_the_values_still_open_depend_on_the_other_settings_and_on_the_seats(self) -> None:
        day = {"giant": "off", "time": "day"}
        assert list(CHOOSY.settings.open_values("giant", 2, day)) == ["off"]
        assert list(CHOOSY.settings.open_values("giant", 3, day)) == ["off", "on"]
        assert list(CHOOSY.settings.open_values("time", 3, {"giant": "on", "time": "day"})) == ["day"]

    def test_values_that_come_to_the_same_are_one_choice_called_by_what_it_comes_to(self) -> None:
        def played(seats: int, options: Mapping[str, str]) -> Mapping[str, str]:
            return {**options, "giant": "on" if options["giant"] == "three" and seats == 3 else options["giant"]}

        found = varied(GAME, options=(TableOption("giant", ("three", "off", "on")),), played=played)
        assert found.settings.open_values("giant", 3, {"giant": "three"}) == {"on": "three", "off": "off"}
        assert found.settings.open_values("giant", 3, {"giant": "on"}) == {"off": "off", "on": "on"}
        assert found.settings.in_effect(3, {}) == {"giant": "on"}

    def test_what_changes_nothing_beside_the_others_is_not_mentioned_nor_tried(self) -> None:
        hungry = TableOption("hungry", ("no", "very"), only_with={"giant": "on"})
        found = varied(CHOOSY, options=(*SETTINGS, hungry))
        assert list(found.settings.in_effect(3, {})) == ["giant", "time"]
        assert list(found.settings.in_effect(3, {"giant": "on"})) == ["giant", "time", "hungry"]
        tried = [
            (options["giant"], options["hungry"])
            for options in found.settings.combinations(3)
            if options["time"] == "day"
        ]
        assert tried == [("off", "no"), ("on", "no"), ("on", "very")]

    def test_all_settings_that_go_together(self) -> None:
        assert [tuple(options.values()) for options in CHOOSY.settings.combinations(3)] == [
            ("off", "day"),
            ("off", "night"),
            ("on", "day"),
        ]
        assert len(list(CHOOSY.settings.combinations(2))) == 2

    def test_an_option_without_a_choice_for_so_many_seats_is_not_mentioned(self) -> None:
        for key in GAMES:
            found = game(key)
            for seats in found.settings.seat_counts:
                every = list(found.settings.combinations(seats))
                chosen = [
                    option for option in found.settings.options if len({options[option.key] for options in every}) > 1
                ]
                assert list(found.settings.options_for(seats)) == chosen

    def test_one_seat_alone_is_a_game_only_where_the_game_says_so(self) -> None:
        assert not GAME.settings.solo
        assert varied(GAME, seat_counts=(1, 2)).settings.solo


class Campaign(Archive, kw_only=True):
    """What the toy remembers: how often it was played, since its second version also by whom."""

    games: int = 0
    players: list[str]


def add_players(plain: dict[str, object]) -> None:
    plain["players"] = ["nobody"]


LASTING = varied(GAME, archive_type=Campaign, archive_version=RulesVersion(2), archive_upgrades={FIRST: add_players})


class TestArchive:
    def test_it_is_exported_and_comes_back(self) -> None:
        archive = Campaign(version=RulesVersion(2), games=3, players=["Ada"])
        assert LASTING.saved.load_archive(save(archive)) == archive

    def test_one_of_an_earlier_version_is_brought_up_to_date(self) -> None:
        assert LASTING.saved.load_archive(b'{"games":3}') == Campaign(
            version=RulesVersion(2), games=3, players=["nobody"]
        )

    def test_one_of_a_later_version_is_refused(self) -> None:
        with pytest.raises(TooNew):
            LASTING.saved.load_archive(b'{"version":3,"games":3}')

    def test_it_is_given_to_the_set_up_and_taken_from_the_outcome(self) -> None:
        given: list[object] = []

        def begin(setup: Setup) -> object:
            given.append(setup.archive)
            return GAME.setup(setup)

        kept = Campaign(version=RulesVersion(2), games=1, players=["Ada"])
        replace(LASTING, setup=begin).start(Setup(2, {}, "", kept))
        assert given == [kept]
        outcome = msgspec.structs.replace(ranked((SeatScore(A, ()),)), archive=kept)
        stored = msgspec.json.decode(msgspec.json.encode(outcome))["archive"]
        assert LASTING.saved.load_archive(msgspec.json.encode(stored)) == kept


class TestRivals:
    scores = (SeatScore(A, (ScoreLine("a", 5),)), SeatScore(B, (ScoreLine("a", 3),)))

    @pytest.mark.parametrize(("points", "winners"), [(4, (A,)), (5, (A,)), (6, ())])
    def test_where_a_rival_is_ahead_no_seat_has_won(self, points: int, winners: tuple[int, ...]) -> None:
        rival = Rival("jean", (ScoreLine("cards", points),))
        outcome = ranked(self.scores, (rival,))
        assert outcome.winners == winners
        assert outcome.rivals == (rival,)
