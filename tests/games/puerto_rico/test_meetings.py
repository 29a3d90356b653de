"""Where the effects of several buildings meet in one move or phase."""

import pytest

from tests.games.puerto_rico.table import Table


@pytest.mark.rule("PR-BMKT-04", "PR-LIB-02", "PR-ZONING-01")
@pytest.mark.parametrize(("place", "legal"), [("office", True), ("library", False), ("zoning-office", False)])
def test_what_a_given_colonist_took_off_the_price_is_not_taken_off_any_more(place: str, legal: bool) -> None:
    table = Table(nobles="on").coins(1, 0, 0, 0)
    table.seat(0, city="library black_market office zoning_office", goods="corn").begin("builder")
    assert table.can(0, f"black-market large-warehouse {place} corn none") == legal


@pytest.mark.rule("PR-BMKT-04", "PR-CHURCH-01", "PR-UNI-01")
@pytest.mark.parametrize(("place", "points", "staff"), [("office", 1, 1), ("church", 0, 1), ("university", 1, 0)])
def test_a_given_colonist_works_no_more_for_the_new_building(place: str, points: int, staff: int) -> None:
    table = Table().coins(1, 0, 0, 0).in_play("church", "office")
    table.seat(0, city="black_market church office university", goods="corn").begin("builder")
    table.do(0, f"black-market hospice {place} corn none")
    assert (table.board(0).points, table.board(0).staff("hospice")) == (points, staff)


@pytest.mark.rule("PR-SWHARF-02", "PR-HARBOR-01", "PR-LIGHT-01", "PR-LIGHT-02", "PR-LIB-02")
def test_one_good_on_the_small_wharf_is_a_loading_for_all_that_rewards_loadings() -> None:
    table = Table().seat(0, city="small_wharf harbor lighthouse library", goods="corn corn")
    table.begin("captain").do(0, "small-wharf corn 1")
    assert table.board(0).points == 0 + 1 + 2
    assert table.board(0).coins == 3 + 1 + 1


@pytest.mark.rule("PR-VILLA-01", "PR-LIB-02", "PR-MAYOR-01")
def test_villa_and_library_each_bring_theirs_to_the_mayor() -> None:
    table = Table(nobles="on").seat(0, city="villa library").begin("mayor")
    assert (table.board(0).colonists["rose"], table.board(0).nobles["rose"]) == (2, 1)


@pytest.mark.rule("PR-TPOST-03", "PR-LIB-02")
def test_the_doubled_privilege_counts_at_the_post_and_markets_do_not() -> None:
    table = Table().in_play("trading_post", "large_market")
    table.seat(0, city="trading_post large_market library", goods="coffee").begin("trader")
    table.do(0, "sell-at-post coffee")
    assert table.board(0).coins == 3 + 4 + 2


@pytest.mark.rule("PR-HOSPICE-02", "PR-HACIENDA-01")
def test_a_hidden_tile_laid_as_a_forest_brings_no_colonist_and_the_next_tile_does() -> None:
    table = Table().row("sugar corn corn coffee indigo").seat(0, city="hacienda forest_house hospice").begin("settler")
    table.do(0, "draw")
    table.do(0, "lay forest")
    assert table.board(0).staff("rose") == 0
    table.do(0, "settle sugar")
    assert (table.board(0).staff("sugar"), table.board(0).island) == (1, ["forest", "sugar"])


@pytest.mark.rule("PR-HUNT-01", "PR-FOREST-02")
def test_a_forest_that_is_hunted_away_saves_nothing_any_more() -> None:
    table = Table(nobles="on").seat(0, island="forest forest", city="hunting_lodge", coins=2).begin("settler")
    while table.asked() != "Hunt":
        table.do(table.waiting()[0], "pass")
    table.do(0, "hunt forest")
    table.pass_on().begin("builder", by=3).do(3, "pass")
    table.do(0, "build office")
    assert table.board(0).coins == 3 + 2 - 5


@pytest.mark.rule("PR-UNION-01", "PR-SUPPLIER-01", "PR-SWHARF-01")
@pytest.mark.parametrize(("first", "points"), [("union-hall", 2 + 1), ("royal-supplier", 1 + 1)])
def test_pairs_are_counted_before_or_after_the_nobles_send_goods(first: str, points: int) -> None:
    table = Table(nobles="on").seat(0, city="union_hall royal_supplier!", goods="corn corn sugar sugar")
    table.begin("captain").do(0, f"supply-in-order {first} corn")
    assert table.board(0).points == points
