"""The open ledger: what was promised, and whether it was kept. It binds nobody, and everybody reads it."""

from games.archipelago.deals import told_goods
from games.archipelago.state import State
from games.core.events import Phrase
from games.core.talk import Entry


def ledger(state: State) -> tuple[Entry, ...]:
    """Every promise, the oldest first."""
    return tuple(
        Entry(
            Phrase(
                "archipelago-promised",
                {
                    "by_seat": debt.by,
                    "to_seat": debt.to,
                    "goods": told_goods(state, debt.goods),
                    "verdict": debt.verdict or "open",
                },
            ),
            settled=bool(debt.verdict),
        )
        for debt in state.debts
    )
