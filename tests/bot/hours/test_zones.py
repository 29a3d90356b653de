"""Zones as people look for them."""

from bot.hours.zones import known_zone, suggested_zones, zone_names


def test_a_zone_is_found_by_its_name_or_its_place() -> None:
    assert known_zone("Europe/Berlin") == known_zone("berlin") == "Europe/Berlin"
    assert known_zone("new york") == known_zone("america/new_york") == "America/New_York"
    assert known_zone("utc") == "UTC"
    assert known_zone("Atlantis") is None


def test_what_is_typed_is_found_anywhere_and_first_where_a_place_begins_with_it() -> None:
    assert suggested_zones("mosc")[0] == "Europe/Moscow"
    assert suggested_zones("york") == ["America/New_York"]
    assert len(suggested_zones("")) == 25
    assert suggested_zones("nowhere at all") == []


def test_every_zone_can_be_chosen_by_its_own_name() -> None:
    assert all(known_zone(name) == name for name in zone_names())
