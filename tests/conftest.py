"""What every test shares: no settings from the developer's machine, and no deadlines on properties."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("caravel", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("caravel")


@pytest.fixture(autouse=True)
def _no_settings_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name == "DISCORD_TOKEN" or name.startswith("CARAVEL_"):
            monkeypatch.delenv(name)
