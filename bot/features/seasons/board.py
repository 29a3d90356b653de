"""How a season stands: places, ratings within it, and who goes up, down or into the final."""

from collections.abc import Sequence

from bot.features.seasons.reckoning.divisions import after_final, finalists
from bot.features.seasons.reckoning.standings import Standing, standings
from bot.features.seasons.rows import Whole
from bot.people.ratings import rated
from bot.store.people.skills import Skill
from games.registry import GAMES, game


def standings_of(whole: Whole, division: int | None = None) -> list[Standing]:
    """Everybody who plays, has played or has left, of a division or of all; a tournament's final counts for itself."""
    played = {seat.entrant for deal in whole.deals for seat in deal.seats}
    left = {each.number for each in whole.entrants if each.status == "left" and each.name}
    people = [each for each in whole.entrants if each.status == "in" or each.number in played | left]
    here = [each for each in people if division in (None, each.division)]
    games = [deal.as_game() for deal in whole.deals if deal.over_at is not None and not deal.final]
    gone = {each.number for each in here if each.status != "in"}
    return standings([each.number for each in here], games, gone)


def final_places(whole: Whole) -> dict[int, int]:
    """The places in the final, once it is over."""
    finals = [deal for deal in whole.deals if deal.final and deal.over_at is not None]
    return {seat.entrant: seat.place for deal in finals for seat in deal.seats if seat.place is not None}


def order_of(whole: Whole, division: int | None = None) -> list[int]:
    """All of them from the first to the last."""
    return after_final(standings_of(whole, division), final_places(whole))


def into_final(whole: Whole) -> list[int]:
    """Who would play the final now."""
    season = whole.season
    key = season.terms.game_of(1)
    gone = {each.number for each in whole.entrants if each.status != "in"}
    counts: Sequence[int] = tuple(game(key).settings.seat_counts) if key in GAMES else ()
    return finalists(standings_of(whole), gone, counts, season.terms.seats)


def ratings_of(whole: Whole) -> dict[int, Skill]:
    """By this season's games alone, the house's way: a table that somebody has left counts for nobody's."""
    found: dict[int, Skill] = {}
    over = sorted((deal for deal in whole.deals if deal.over_at is not None), key=lambda deal: deal.over_at or 0.0)
    for deal in over:
        places = [seat.place for seat in deal.seats if seat.place is not None]
        if len(places) == len(deal.seats) and any(seat.points for seat in deal.seats):
            after = rated([found.get(seat.entrant) for seat in deal.seats], places)
            found |= {seat.entrant: skill for seat, skill in zip(deal.seats, after, strict=True)}
    return found
