"""The same pictures as an older commit draws them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]
_TOOLS = ("tests/sheets", "tests/support/configurations.py", "tests/support/eyes.py")
"""What draws, in any commit that has all it stands on."""


def drawn_at(commit: str, keys: list[str], tables: list[str], seed: str, folder: Path) -> Path:
    """Draw in a tree of that commit, which is gone afterwards; the folder with what was drawn."""
    tree, out = folder / "tree", folder / "drawn"
    _git("worktree", "add", "--detach", str(tree), commit)
    try:
        for tool in _TOOLS:
            if (HOUSE / tool).is_dir():
                shutil.copytree(HOUSE / tool, tree / tool, dirs_exist_ok=True)
            else:
                shutil.copy(HOUSE / tool, tree / tool)
        chosen = [argument for table in tables for argument in ("--table", table)] or ["--games", *keys]
        wished = ["--bare", "--seed", seed, "--out", str(out), *chosen]
        subprocess.run([sys.executable, "-m", "tests.sheets", *wished], cwd=tree, check=True)
    finally:
        _git("worktree", "remove", "--force", str(tree))
    return out


def _git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=HOUSE, check=True, stdout=subprocess.DEVNULL)
