"""What components do, asked by their names."""

from tests.driver import Player
from tests.support.harbour import PLACE


async def test_a_component_is_explained_by_its_name_and_surprises_are_not(ada: Player, boris: Player) -> None:
    offered = await boris.autocomplete(PLACE, "help", "about", "солевар", game="maracaibo")
    assert len(offered) == 1
    told = await boris.slash(PLACE, "help", game="maracaibo", about=next(iter(offered.values())))
    assert "+3" in told.text
    assert await ada.autocomplete(PLACE, "help", "about", "Torn Ledger", game="maracaibo") == {}
    refused = await ada.slash(PLACE, "help", game="maracaibo", about="Torn Ledger")
    assert "Nothing here is called “Torn Ledger”" in refused.text
    assert "Name the game" in (await ada.slash(PLACE, "help", about="Cane Press")).text
    assert await ada.autocomplete(PLACE, "help", "about", "Cane") == {}


async def test_an_idea_and_the_icons_are_explained_in_both_languages(ada: Player, boris: Player) -> None:
    offered = await boris.autocomplete(PLACE, "help", "about", "пороге", game="maracaibo")
    told = await boris.slash(PLACE, "help", game="maracaibo", about=next(iter(offered.values())))
    assert "21a" in told.text
    assert "Icons …" in await ada.autocomplete(PLACE, "help", "about", "ic", game="maracaibo")
    legend = await ada.slash(PLACE, "help", game="maracaibo", about="Icons …")
    assert "Combat points: of your ship" in legend.message.again.alt_texts[0]
    assert "combat" in (await ada.slash(PLACE, "help", game="maracaibo", about="combat")).text.casefold()
