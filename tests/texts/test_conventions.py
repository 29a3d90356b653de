"""English texts keep to the conventions: players' words, American spelling, buttons that say what they do."""

import re
from functools import cache

import pytest

from tests.support import sentences

HOLE = "…"
BLANK = re.compile(r"\{[^{}]*\}")

BANNED = {
    r"\b(some|any|every)body\b": "someone, anyone, everyone",
    r"\bwhoever\b": "anyone who, the player who",
    r"(^|[.;:] )Who [a-z]+ [^?]*$": "the player who, anyone who",
    r"\bin the end\b": "at game end",
    r"\bat the end(?! of| *$)": "at game end, or the end of what",
    r"\b(once more|anew)\b": "again",
    r"(^|[,;.] )else\b": "otherwise, or the default",
    r"\ball the same\b": "still, anyway",
    r"\bby and by\b": "turn by turn",
    r"\bany more\b": "no longer",
    r", too\b(?! (few|many|expensive))": "also, before the verb",
    r"\bequal goods\b": "identical goods",
    r"\bof choice\b": "of your choice",
    r"\b(too )?(dear|dearer|dearest)\b": "expensive, costs more",
    r"\bprivate messages?\b": "DM",
    r"\bdo(es)? without\b": "decline (an effect), skip (a step), pass (a turn)",
    r"(\d|\bone|\ban?) \w+ an? (move|turn|noble|temple|card|player|load|phase|round|day|week)\b": "per",
    r"(\d|…) (doubloon|coin|point|VP|wood|grain)s? (more|less)\b": "+1, −1",
    r"\b(cannot|(do|does|did|is|are|was|were|has|have|will) not)\b": "the short form: can't, don't, isn't",
    r"\b(I (will|am)|It is) [a-z]": "the short form: I'll, I'm, it's",
    r"\b(stands|lies|sits)\b(?! (up|down))": "is, goes",
    r"\b[Nn]obody\b": "no one",
}
"""What is never written, and what is written instead."""
BRITISH = re.compile(
    r"\b(harbours?|jewellers?|manoeuvres?|fulfils?|labour|\w*theatre|grey|favours?|cancelled|colours?|neighbour\w*"
    r"|honours?|centre|\w+ise[ds]?able)\b",
    re.IGNORECASE,
)
ASKED_AS_IN_SCHOOL = re.compile(r"(^|[.:,] )(Do|Does|Did) (you|your|the|a|I|we|they)\b.*\?")
STRAIGHT = '"'

VERBS = re.compile(
    "accept|activate|add|advance|agree|arrange|ask|bid|build|buy|call|cancel|change|check|choose|claim|close|collect|complete|"
    "confirm|counter|delete|deliver|discard|discover|do|draft|draw|drill|drop|end|evict|expand|explore|export|fight|fill|"
    "finish|fulfill|gain|get|give|go|hand|harvest|help|hide|hire|hold|invest|invite|join|judge|keep|land|learn|leave|let|list|"
    "load|look|loot|make|manage|maneuver|move|nudge|offer|open|pass|pause|pay|pick|place|plan|plant|play|propose|put|recruit|"
    "refill|refuse|reject|remove|rename|replace|replay|reproduce|request|reset|restart|restore|return|reveal|rotate|ruin|"
    "sail|sell|send|set|settle|ship|show|skip|spend|split|stand|start|stop|store|suggest|swap|take|talk|trade|try|turn|type|undo|"
    "use|vote|walk|withdraw",
    re.IGNORECASE,
)
"""With which a button or the description of a command may begin: what one does with it."""
A_PLACE = "leads to what it names"
AN_ANSWER = "is an answer, or a part of one"
NO_VERB = {
    "bot-away-here": AN_ANSWER,
    "bot-panel-accept": AN_ANSWER,
    "archipelago-verb-done": AN_ANSWER,
    "bot-panel-no-seat": AN_ANSWER,
    "bot-plan-mind": AN_ANSWER,
    "bot-plan-narrow": AN_ANSWER,
    "bot-plan-unmind": AN_ANSWER,
    "bot-plan-widen": AN_ANSWER,
    "bot-snooze-hour": AN_ANSWER,
    "bot-snooze-four": AN_ANSWER,
    "bot-snooze-morning": AN_ANSWER,
    "bot-card-rules": A_PLACE,
    "bot-card-settings": A_PLACE,
    "bot-hindsight-back": A_PLACE,
    "bot-hindsight-on": A_PLACE,
    "bot-history-back": A_PLACE,
    "bot-history-film": A_PLACE,
    "bot-history-first": A_PLACE,
    "bot-history-last": A_PLACE,
    "bot-history-on": A_PLACE,
    "bot-learn-all": A_PLACE,
    "bot-list-earlier": A_PLACE,
    "bot-next-table": A_PLACE,
    "bot-panel-back": A_PLACE,
    "bot-panel-board": A_PLACE,
    "bot-panel-fellows": A_PLACE,
    "bot-panel-log": A_PLACE,
    "bot-panel-more": A_PLACE,
    "bot-panel-next-page": A_PLACE,
    "bot-panel-note": A_PLACE,
    "bot-panel-rematch": A_PLACE,
    "bot-panel-step": A_PLACE,
    "bot-panel-why": A_PLACE,
    "bot-panel-your-move": A_PLACE,
    "bot-plan-to-mine": A_PLACE,
}
"""Buttons without a verb, and why."""
NO_BUTTONS = frozenset(
    {
        "bot-card-finished",
        "bot-card-playing",
        "bot-pace-own",
        "bot-history-step",
        "bot-panel-computer-moves",
        "bot-panel-computer-waits",
        "bot-panel-computers-alone",
        "bot-plan-stays",
        "bot-plan-until",
    }
)
"""Sentences whose keys begin like those of buttons in the same module."""
KINDS_OF_ACTION = re.compile(r"^(Village|Last village|Free) action: ")
"""What a command of Maracaibo may say before its verb."""


@cache
def said() -> dict[str, tuple[str, ...]]:
    """Each English message as the sentences it can say, with a mark where something is filled in."""
    return {key: tuple(BLANK.sub(HOLE, text) for text in told) for key, told in sentences.said("en").items()}


def buttons() -> frozenset[str]:
    """The keys of all buttons."""
    return sentences.buttons() - NO_BUTTONS


@pytest.mark.parametrize("banned", BANNED)
def test_no_text_holds_what_is_never_written(banned: str) -> None:
    pattern = re.compile(banned)
    found = {key: text for key, all_said in said().items() for text in all_said if pattern.search(text)}
    assert found == {}, f"rather: {BANNED[banned]}"


def test_spelling_is_american() -> None:
    assert {key: text for key, all_said in said().items() for text in all_said if BRITISH.search(text)} == {}


def test_quotes_are_round() -> None:
    assert [key for key, all_said in said().items() if any(STRAIGHT in text for text in all_said)] == []


def test_no_question_begins_as_in_a_textbook() -> None:
    found = {key: text for key, all_said in said().items() for text in all_said if ASKED_AS_IN_SCHOOL.search(text)}
    assert found == {}


def test_a_button_begins_with_what_it_does() -> None:
    found = {key: said()[key][0] for key in sorted(set(buttons()) - NO_VERB.keys())}
    assert {key: text for key, text in found.items() if not begins_with_a_verb(text.removeprefix("‹ "))} == {}


def test_a_button_begins_with_a_capital() -> None:
    assert [key for key in buttons() if re.match(r"[^A-Za-z0-9]*[a-z]", said()[key][0])] == []


def test_a_command_begins_with_what_it_does() -> None:
    commands = [key for key in said() if re.fullmatch(r"(.*-verb-.*|bot-[a-z-]+)-about", key)]
    found = {key: KINDS_OF_ACTION.sub("", said()[key][0]).capitalize() for key in commands}
    assert {key: text for key, text in found.items() if not begins_with_a_verb(text)} == {}


def begins_with_a_verb(text: str) -> bool:
    """Whether it says at once what one does, as a sentence begins."""
    first = re.match(r"[A-Z][a-z]+", text)
    return first is not None and VERBS.fullmatch(first[0]) is not None


def test_no_button_ends_with_a_full_stop() -> None:
    assert [key for key in buttons() for text in said()[key] if re.search(r"[^.]\.$", text)] == []


def test_what_is_spared_is_still_there() -> None:
    assert NO_VERB.keys() <= set(buttons())
