"""The workflows: every action by digest, no more rights than a job needs, and nothing published that was not tried."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = {path.stem: path.read_text(encoding="utf-8") for path in (ROOT / ".github/workflows").glob("*.yml")}
USES = re.compile(r"^ +(?:- )?uses: (.+)$", re.MULTILINE)
BY_DIGEST = re.compile(r"([\w-]+/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)(?: # zizmor: .+)?")
MATRIX = re.compile(r"^        python: \[(.+)\]$", re.MULTILINE)
MAY_WRITE = {
    "release": {"attest", "pypi", "ghcr", "github"},
    "site": {"publish"},
    "weekly": {"base-images"},
}
everywhere = pytest.mark.parametrize("workflow", WORKFLOWS)


def jobs(workflow: str) -> dict[str, str]:
    """What stands under the name of each job."""
    _, _, below = WORKFLOWS[workflow].partition("\njobs:\n")
    parts = re.split(r"^  ([\w-]+):\n", below, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def needed(job: str) -> set[str]:
    """The jobs that one waits for."""
    waits = re.search(r"^    needs: (.+)$", job, re.MULTILINE)
    return set(re.findall(r"[\w-]+", waits[1])) if waits else set()


def waited_for(name: str, all_jobs: dict[str, str]) -> set[str]:
    """Those, and whatever they wait for."""
    first = needed(all_jobs[name])
    return first.union(*(waited_for(each, all_jobs) for each in first))


def rights(job: str) -> list[str]:
    """What a job may do beyond the rest of its workflow."""
    granted = re.search(r"^    permissions:\n((?:      .+\n)+)", job, re.MULTILINE)
    return granted[1].split("\n")[:-1] if granted else []


@everywhere
def test_every_action_is_named_by_its_digest_and_its_version(workflow: str) -> None:
    assert [named for named in USES.findall(WORKFLOWS[workflow]) if not BY_DIGEST.fullmatch(named)] == []


def test_an_action_is_the_same_one_everywhere() -> None:
    named = {by[1] for text in WORKFLOWS.values() for uses in USES.findall(text) if (by := BY_DIGEST.fullmatch(uses))}
    assert len(named) == len({uses.partition("@")[0] for uses in named}), sorted(named)


@everywhere
def test_a_workflow_reads_and_only_the_named_jobs_write(workflow: str) -> None:
    assert "\npermissions:\n  contents: read\n\n" in WORKFLOWS[workflow]
    writing = {name for name, job in jobs(workflow).items() if any("write" in right for right in rights(job))}
    assert writing == MAY_WRITE.get(workflow, set())


@everywhere
def test_every_job_ends_and_waits_for_jobs_that_there_are(workflow: str) -> None:
    known = jobs(workflow)
    for name, job in known.items():
        assert re.search(r"^    timeout-minutes: \d+$", job, re.MULTILINE), name
        assert needed(job) <= known.keys(), name


def test_what_publishes_runs_no_code_of_ours_and_waits_for_every_trial() -> None:
    release = jobs("release")
    for name in MAY_WRITE["release"]:
        assert "actions/checkout@" not in release[name]
        assert {"build", "trial", "container"} <= waited_for(name, release)
    assert {"pypi", "ghcr"} <= waited_for("github", release)


def test_only_the_job_that_pushes_keeps_the_password_to_the_repository() -> None:
    for workflow in WORKFLOWS:
        for name, job in jobs(workflow).items():
            kept = job.count("actions/checkout@") - job.count("persist-credentials: false")
            assert kept == (name == "base-images"), f"{workflow}: {name}"


def test_a_release_is_tried_on_every_python_that_a_change_is() -> None:
    [checked], [tried] = MATRIX.findall(WORKFLOWS["check"]), MATRIX.findall(WORKFLOWS["release"])
    assert checked == tried
    oldest, newest = re.findall(r'"3\.(\d+)"', checked)[0], re.findall(r'"3\.(\d+)"', checked)[-1]
    assert f'requires-python = ">=3.{oldest}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for text in (WORKFLOWS["check"], WORKFLOWS["release"]):
        assert f"continue-on-error: ${{{{ matrix.python == '3.{newest}' }}}}" in text
