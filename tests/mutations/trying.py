"""Puts one mistake in and plays until it is found: `python -m tests.mutations.trying NAME`."""

import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import nullcontext
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import count
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

from tests.mutations.mistakes import MISTAKES, Mistake

if TYPE_CHECKING:
    from games.core.play import Play

PATIENCE = 120.0
"""Seconds of the processor."""
FOUND, SURVIVED = 0, 3


class _Wrong(SourceFileLoader):
    """Loads a module with its mistake."""

    mistake: Mistake

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode()
        if source.count(self.mistake.right) != 1:
            raise LookupError(f"{fullname} has {source.count(self.mistake.right)} times: {self.mistake.right}")
        return compile(source.replace(self.mistake.right, self.mistake.wrong), self.path, "exec")


class _Finder(MetaPathFinder):
    def __init__(self, mistake: Mistake) -> None:
        self._mistake = mistake

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._mistake.module:
            return None
        spec = PathFinder.find_spec(fullname, path)
        assert spec is not None
        assert spec.origin is not None
        loader = _Wrong(fullname, spec.origin)
        loader.mistake = self._mistake
        spec.loader = loader
        return spec


def try_out(mistake: Mistake) -> str:
    """What finds it; nothing if nothing does."""
    sys.meta_path.insert(0, _Finder(mistake))
    # Only now: what is loaded before has no mistake.
    from docs.night_market.house import in_the_house
    from docs.night_market.rulebook import KEY as NIGHT_MARKET

    with in_the_house() if mistake.game == NIGHT_MARKET else nullcontext():
        return _found(mistake)


def _saved(mistake: Mistake) -> "Play[Any] | None":
    if not mistake.saved:
        return None
    from games.registry import game
    from tests.games.write_saves import FOLDER

    found = game(mistake.game)
    return found.play(found.saved.load((FOLDER / mistake.game / f"{mistake.saved}.json").read_bytes()))


def _found(mistake: Mistake) -> str:
    from tests.support.configurations import configurations
    from tests.support.random_play import LOOKING_FOR_MISTAKES, RandomGame

    fitting = [each for each in configurations(mistake.game) if all(part in str(each) for part in mistake.needs)]
    assert mistake.module in sys.modules, f"{mistake.module} is never loaded"
    for number in count():
        game = RandomGame(fitting[number % len(fitting)], f"mistake-{number}", LOOKING_FOR_MISTAKES)
        try:
            game.run(_saved(mistake))
        except Exception as found:
            said = str(found).splitlines() or [traceback.extract_tb(found.__traceback__)[-1].line or ""]
            return f"{type(found).__name__}: {said[0]}"[:160]
        if time.process_time() > PATIENCE:
            return ""
    raise AssertionError


def main() -> int:
    mistake = next(each for each in MISTAKES if each.name == sys.argv[1])
    found = try_out(mistake)
    print(found)
    return FOUND if found else SURVIVED


if __name__ == "__main__":
    sys.exit(main())
