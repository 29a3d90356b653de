"""Tries a wheel as it is shipped: installed by the hashed locks, in an environment of its own, away from the sources.

`python tools/release/try_wheel.py dist/caravel-1.2.3-py3-none-any.whl [what pytest is told]` runs the tests against it
(all of them unless told otherwise). They stand in a folder without the packages, so that nothing but the wheel is
imported.
"""

import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
OF_THE_SOURCES = (
    "tests/docs",
    "tests/test_house.py",
    "tests/test_mutants.py",
    "tests/test_mutations.py",
    "tests/tools/test_compiled.py",
    "tests/tools/test_release_notes.py",
    "tests/tools/test_try_wheel.py",
)
"""They judge or change the sources themselves, or ask git."""
COMPILED = (".so", ".pyd")
ALL = ("-n", "auto", "--dist", "worksteal", "tests", "docs")
WHERE = "import sys; from importlib import import_module; print(*(import_module(n).__file__ for n in sys.argv[1:]))"


def rooms() -> list[str]:
    """The packages that are shipped."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages: list[str] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    return packages


def tracked(*where: str) -> set[str]:
    """What git knows there."""
    listed = subprocess.run(["git", "ls-files", "-z", *where], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(listed.stdout.split("\0")) - {""}


def differences(wheel: Path) -> set[str]:
    """Files of the packages that lie in the wheel or in the sources alone, beside what was compiled of them."""
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if ".dist-info/" not in name}
    shipped = {name for name in names if not name.endswith(COMPILED)}
    return shipped ^ tracked(*rooms())


def lay_out_tests(house: Path) -> None:
    """All that is no package of the wheel, as it lies in the checkout."""
    for name in sorted(tracked() - tracked(*rooms())):
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, house / name)


def install(wheel: Path, venv: Path) -> Path:
    """An environment with what is locked for running and with the wheel, seen to start; then with what tests need."""
    python = venv / "bin" / "python"
    pip = (python, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet")
    done(sys.executable, "-m", "venv", venv)
    done(*pip, "install", "--require-hashes", "-r", ROOT / "requirements.lock")
    done(*pip, "install", "--no-deps", "--no-index", wheel)
    done(*pip, "check")
    done(venv / "bin" / "caravel", "--help", cwd=venv)
    done(*pip, "install", "--require-hashes", "-r", ROOT / "requirements-dev.lock")
    return python


def seen_in(python: Path, house: Path) -> list[Path]:
    """Where the packages come from for whoever works in that folder, with it before all else."""
    shown = subprocess.run(
        [python, "-c", WHERE, *rooms()], cwd=house, env={"PYTHONPATH": "."}, capture_output=True, text=True, check=True
    )
    return [Path(path) for path in shown.stdout.split()]


def done(*command: str | Path, cwd: Path = ROOT) -> None:
    """It ran well, or this ends here."""
    if code := subprocess.run(command, cwd=cwd, check=False).returncode:
        sys.exit(code)


def main() -> None:
    """Install, look where the packages come from, run the tests."""
    wheel, told = Path(sys.argv[1]).resolve(), sys.argv[2:] or ALL
    if alone := differences(wheel):
        sys.exit(f"In the wheel or in the sources alone: {', '.join(sorted(alone))}")
    with TemporaryDirectory(prefix="caravel-") as folder:
        house, venv = Path(folder).resolve() / "house", Path(folder).resolve() / "venv"
        lay_out_tests(house)
        python = install(wheel, venv)
        if strangers := [path for path in seen_in(python, house) if not path.is_relative_to(venv)]:
            sys.exit(f"Not of the wheel: {', '.join(map(str, strangers))}")
        done(python, "-m", "pytest", *(f"--ignore={path}" for path in OF_THE_SOURCES), *told, cwd=house)


if __name__ == "__main__":
    main()
