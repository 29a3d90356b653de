"""What counts as the rules of a game, and which tests are its own."""

from tests.mutants.places import Source
from tests.mutants.session import ROOT
from tests.mutants.trying import Trial

NO_RULES = ("computer", "in_play", "__init__")
"""Who plays without sitting at the table; what the help mentions; how the parts are put together, which is proved."""


def sources_of(game: str) -> dict[str, Source]:
    """Every module of a game that holds rules."""
    home = ROOT / "games" / game
    found = {}
    for path in sorted(home.rglob("*.py")):
        if not set(path.relative_to(home).with_suffix("").parts) & set(NO_RULES):
            parts = path.relative_to(ROOT).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[module] = Source(module, path)
    return found


def trial_of(game: str, sources: dict[str, Source], workers: int) -> Trial:
    """A game's rules against its own tests, without those that play whole games."""
    players = (ROOT / "tests/support/random_play.py", ROOT / "games" / game / "computer/sensible.py")
    return Trial(f"games.{game}", sources, ROOT / "tests/games" / game, tuple(map(str, players)), workers)
