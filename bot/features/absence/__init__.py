"""Being away, and back: `/away` and `/back`.

Who is away is kept beneath, for everybody who calls people asks for it, and so does each clock.
"""

from bot.feature import Feature
from bot.features.absence.service import Absences

ABSENCE = Feature(serve=Absences, open=Absences.open, alarms=lambda absences: (absences,), rows_of_people=("absences",))
