"""What components do, asked by their names."""

from tests.cogs.conftest import PLACE, Evening


async def test_a_component_is_explained_by_its_name_and_surprises_are_not(evening: Evening) -> None:
    offered = await evening.boris.autocomplete(PLACE, "help", "about", "соляные", game="maracaibo")
    assert len(offered) == 1
    told = await evening.boris.slash(PLACE, "help", game="maracaibo", about=next(iter(offered.values())))
    assert "+3" in told.text
    assert await evening.ada.autocomplete(PLACE, "help", "about", "Torn Ledger", game="maracaibo") == {}
    refused = await evening.ada.slash(PLACE, "help", game="maracaibo", about="Torn Ledger")
    assert "Nothing is called “Torn Ledger” here" in refused.text
    assert "Name the game" in (await evening.ada.slash(PLACE, "help", about="Cane Press")).text
    assert await evening.ada.autocomplete(PLACE, "help", "about", "Cane") == {}
