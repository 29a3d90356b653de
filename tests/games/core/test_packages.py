"""Every game's package keeps the same things under the same names, so that who knows one finds the way in all."""

from pathlib import Path

import pytest

from games import registry

ROOMS = Path(registry.__file__).parent
SAME_EVERYWHERE = (
    "__init__.py", "rulebook.py", "components.toml", "components.py", "state.py", "steps.py", "moves.py", "setup.py",
    "view.py", "score.py", "reasons.py", "computer/__init__.py", "computer/sensible.py",
)  # fmt: skip


@pytest.mark.parametrize("key", registry.OF_THE_HOUSE)
def test_the_same_things_have_the_same_names(key: str) -> None:
    assert [name for name in SAME_EVERYWHERE if not there(ROOMS / key / name)] == []


def there(module: Path) -> bool:
    """A module, or a room of the same name."""
    return module.is_file() or (module.with_suffix("") / "__init__.py").is_file()
