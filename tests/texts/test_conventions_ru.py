"""Russian texts keep to the house's conventions: the words of the editions, verbs first, names in the nominative."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.support.sentences import HOUSE, ROOMS, buttons, said
from texts import words

Function = ast.FunctionDef | ast.AsyncFunctionDef
LOCALE = "ru"

BANNED = {
    r"(^|[;,.?!] )иначе\b": "если не указать …; если нет — …",
    r"на (моей|вашей) стороне": "что случилось, без «стороны»",
    r"(?i)сделанное сделано": "всё сделано",
    r"(?i)\bкак всё обстоит": "положение, проверить",
    r"\bчер[её]д(?!оват)": "ход",
    r"\bмгновени": "кадр",
    r"\bкто (меня запускает|следит за порядком|управляет (сервером|ветками|сообщениями))": "модератор, владелец бота",
    r"\bкак советуют|рекомендаци": "совет, по совету",
    r"(?i)сыграть ещё|ещё-раз": "реванш",
    r"(?i)\b(взять|берёт|брать|взят) (ход )?назад": "отменить ход",
    r"(?i)\bнаказ\b": "указание",
    r"(?i)\bприход(ит|ят) с\b": "сразу ставится",
    r"стол (теперь )?стоит|стоит (как есть|панель)": "есть, без «стоит»",
    r"(?i)нужно столько|столько не запомнить": "число при том, что считают",
    r"\bза больше всех": "если больше всех",
    r"\bчей он\b": "кто ходит",
    r"\bна печати\b|\bв печати\b": "на самом гексе",
    r"(?i)недействительн|исполнимо": "больше не действует",
    r"\bне оплатить": "нечем оплатить",
    r"(?i)\bи (там|то), и (там|то|другое)\b": "и там и там, и то и другое: без запятой",
    r"\bна руке\b": "на руках",
    r"\b(без модуля|с модулем|без дополнения|без них|с ними)\b": "нет, да",
    r"\bпо ходу игры\b|\bза игру\b": "по ходу партии",
    r"\b(этой|следующей|следующих) игр(ы|е|ах)?\b": "партия; «игра» — только название и «Игра окончена»",
    r"\bзакончить (эту )?игру\b": "закончить партию",
    r"\b[Пп]обедителей нет|[Пп]обеды нет ни у кого": "никто не победил",
}
"""What no text says, and what is said instead."""
BANNED_IN = {
    "bot": {
        r"\bтайн[ыау]\b": "закрытое от других",
        r"\bпечать\b": "отпечаток",
        r"(?i)\bвопрос всему столу": "голосование",
        r"\b[Сс]просить стол": "спросить всех",
    },
    "archipelago": {
        r"(?i)разор(и|я|ё)": "разграбить",
        r"излишк\w* рабочих": "излишки рабочей силы",
        r"(?i)\b(низш|наименьш)\w* цен": "минимальная цена",
        r"\bв ряду\b|\bряда?\b(?= карт)": "трек развития",
        r"(?i)применя?[ею]т? карт|применить карт": "использовать карту",
        r"(?i)\bпереселя": "миграция",
        r"(?i)\bвысел": "выгнать",
    },
    "puerto-rico": {
        r"(?i)грузов\w+ корабл": "торговый корабль",
        r"(?i)\bгруз(ить|ит|ят)\b|\bпогруз": "отгрузить",
        r"\bвид(а|ов|у)? товар": "тип товара",
        r"(?i)\bвыгод(а|у|ы)\b": "свойство",
        r"(?i)\bчерез (гасиенд|охотнич|верф|малую верф|центр|земельн)": "«Здание: действие»",
        r"победн\w+ очк(?!ов \(ПО\))": "ПО",
        r"(?i)\bмалы(е|х) здани": "маленькие здания",
        r"(?i)\bкруж[ок]": "ячейка",
    },
    "santa-maria": {
        r"(?i)\bподарк|\bподарок": "действие места",
        r"(?i)\bсклад(а|у|ы)?\b": "складской жетон",
        r"(?i)\bдовольно\b": "закончить торговлю",
        r"(?i)\bпроход\b": "жетон дороги на развилку",
        r"(?i)\bотда\w+ товары": "отправить товары",
        r"Санта-Мария": "Санта Мария",
    },
    "maracaibo": {
        r"(?i)вложи(ть|те)|\bвложен": "инвестировать",
        r"У порога": "На пороге дома",
        r"(?i)шкал": "трек",
        r"(?i)\bвою(ет|ют|й|ете)\b за\b|война за": "агрессор, кампания",
        r"(?i)разобрать карт": "выбрать карты",
    },
    "settlers": {
        r"(?i)\bприз(а|ы|ов|ам)?\b": "призовые квадраты",
        r"\bдля начала\b(?! хорошо)": "стартовый",
        r"(?i)золоты(е|м|х)\b": "цвета квадратов: зелёные, синие, фиолетовые",
    },
}
"""What the texts of one room do not say: the edition has another word for it."""

TITLE = "здесь игра — та, в которую играют, а не партия"
SPARED = {
    "bot-refused-no-campaigns": TITLE,
    "bot-refused-too-few": TITLE,
    "bot-refused-too-many-campaigns": TITLE,
    "bot-said-computer-took": "«спасибо за игру» так и говорят",
    "maracaibo-help-story-card-76": "«с ними» — с жетонами, а не настройка",
}
"""Texts that say it all the same, and why."""

OPENS = "открывает то, что названо"
ANSWERS = "это ответ, а не действие"
BACK_AND_FORTH = "листает"
TERM = "название действия в правилах издания"
HEADS = "это подпись поля или строка над ним, её не нажимают"
NO_INFINITIVE = {
    "archipelago-verb-done": ANSWERS,
    "archipelago-verb-sail": TERM,
    "archipelago-verb-walk": TERM,
    "bot-away-here": ANSWERS,
    "bot-card-finished": HEADS,
    "bot-pace-own": HEADS,
    "bot-card-playing": HEADS,
    "bot-card-rules": OPENS,
    "bot-card-settings": OPENS,
    "bot-card-to-table": OPENS,
    "bot-learn-all": OPENS,
    "bot-learn-on": BACK_AND_FORTH,
    "bot-hindsight-back": BACK_AND_FORTH,
    "bot-hindsight-on": BACK_AND_FORTH,
    "bot-panel-to-board": OPENS,
    "bot-panel-try": OPENS,
    "bot-history-back": BACK_AND_FORTH,
    "bot-history-film": OPENS,
    "bot-history-first": BACK_AND_FORTH,
    "bot-history-last": BACK_AND_FORTH,
    "bot-history-on": BACK_AND_FORTH,
    "bot-history-round": BACK_AND_FORTH,
    "bot-history-step": HEADS,
    "bot-history-turn": BACK_AND_FORTH,
    "bot-list-earlier": BACK_AND_FORTH,
    "bot-next-table": OPENS,
    "bot-panel-accept": ANSWERS,
    "bot-panel-advise": OPENS,
    "bot-panel-agree": ANSWERS,
    "bot-panel-back": BACK_AND_FORTH,
    "bot-panel-board": OPENS,
    "bot-panel-fellows": OPENS,
    "bot-panel-help": OPENS,
    "bot-panel-log": OPENS,
    "bot-panel-more": OPENS,
    "bot-panel-next-page": BACK_AND_FORTH,
    "bot-panel-note": OPENS,
    "bot-panel-recommended": ANSWERS,
    "bot-panel-refuse": ANSWERS,
    "bot-panel-rematch": "так игроки зовут новую партию тем же составом",
    "bot-panel-step": OPENS,
    "bot-panel-your-move": OPENS,
    "bot-panel-why": OPENS,
    "bot-plan-free": ANSWERS,
    "bot-plan-mind": ANSWERS,
    "bot-plan-narrow": ANSWERS,
    "bot-plan-stays": HEADS,
    "bot-plan-to-mine": BACK_AND_FORTH,
    "bot-plan-unmind": ANSWERS,
    "bot-plan-until": HEADS,
    "bot-plan-up": "переставляет, и названо, куда",
    "bot-plan-widen": ANSWERS,
    "bot-snooze-four": ANSWERS,
    "bot-snooze-hour": ANSWERS,
    "bot-snooze-morning": ANSWERS,
    "bot-watch-stop": "инфинитив после «больше не»",
}
"""Buttons that do not begin with an infinitive, and why."""

INFINITIVE = re.compile(r"[^\w{]*[А-ЯЁ]?[а-яё]*(ть|ти|чь|ться|тись)\b")
PERSON = r"\{(?:player|players|person|people|host|former|seat|seats|\w+_seat)\}"
GENDERED = re.compile(
    r"\w\((?:а|ла|лась|ая|на)\)"
    rf"|(?:{PERSON}|\bвы) (?:(?:не|уже|снова|больше не) )?[а-яё]+[аеиоуыяёш]л(?:а|ся|ась)?\b"
)
BESIDE_A_PREPOSITION = re.compile(rf"(?i)\b(?:за|после|до|от|у|с|со|к|для|на|над|под|против|вместо|через) {PERSON}")
HYPHEN_FOR_A_DASH = re.compile(r"(?<=[^\s-]) -{1,2} (?=\S)")
WITHOUT_DOTS = re.compile(
    r"(?i)\b(еще|идет|идете|ждет|ждете|дает|даете|берет|берете|ведет|придет|пойдет|уйдет|дойдет|найдет|вернется"
    r"|начнется|кладет|растет|живет|займет|возьмет|ничье|мое|твое|свое|чье|моем|своем|чьем|ее|нее|трех|четырех"
    r"|счета?|счете|подсчета?|расчета?|отчета?|учета?|объем|прием|подъем|наем|заем|зелен(ый|ые|ую|ого)|черн(ый|ые|ого|ом)"
    r"|желт(ый|ые|ую)|включен|учен(ый|ые|ого)|вперед|партнер|кораблем|конем|огнем|темн(ый|ые|ую)|твердо|четко|надежн\w+)\b"
)
BEFORE_A_MOMENT = re.compile(r"(?i)(\bдо|\bпосле|\bк|\bс|[(:—·–,]) ?$")


def texts() -> Iterator[tuple[str, str]]:
    """Every sentence with its key."""
    return ((key, text) for key, sentences in said(LOCALE).items() for text in sentences)


def holding(pattern: re.Pattern[str], start: str = "") -> dict[str, str]:
    """The texts that hold it."""
    return {key: text for key, text in texts() if key.startswith(start) and pattern.search(text) and key not in SPARED}


@pytest.mark.parametrize("banned", BANNED)
def test_no_text_holds_what_is_never_said(banned: str) -> None:
    assert holding(re.compile(banned)) == {}, f"rather: {BANNED[banned]}"


@pytest.mark.parametrize(
    ("room", "banned"), [(room, banned) for room, all_of in BANNED_IN.items() for banned in all_of]
)
def test_a_room_says_the_words_of_its_edition(room: str, banned: str) -> None:
    assert holding(re.compile(banned), f"{room}-") == {}, f"rather: {BANNED_IN[room][banned]}"


def test_a_button_begins_with_an_infinitive() -> None:
    found = {key: said(LOCALE)[key][0] for key in sorted(buttons() - NO_INFINITIVE.keys())}
    assert {key: text for key, text in found.items() if not INFINITIVE.match(text)} == {}


def test_quotes_are_angled() -> None:
    assert {key: text for key, text in texts() if re.search('["“”„]', text)} == {}


def test_a_dash_is_no_hyphen() -> None:
    assert holding(HYPHEN_FOR_A_DASH) == {}


def test_the_letter_yo_has_its_dots() -> None:
    assert holding(WITHOUT_DOTS) == {}


def test_nobodys_gender_is_guessed() -> None:
    assert holding(GENDERED) == {}


def test_a_name_stands_in_the_nominative() -> None:
    assert holding(BESIDE_A_PREPOSITION) == {}


def test_a_relative_time_stands_after_a_verb() -> None:
    found = {}
    for key, blank in relative_times():
        for text in said(LOCALE)[key]:
            before, there, _ = text.partition(f"{{{blank}}}")
            if there and BEFORE_A_MOMENT.search(before):
                found[key] = text
    assert found == {}


@pytest.mark.parametrize(
    ("check", "faulty", "sound"),
    [
        (GENDERED, "{player} сходил(а).", "{player} делает ход."),
        (GENDERED, "{player} уже занял место.", "{player} занимает место."),
        (GENDERED, "Когда вы ушла", "Когда вы уходите"),
        (HYPHEN_FOR_A_DASH, "Мастер - 2 очка", "Мастер — 2 очка"),
        (WITHOUT_DOTS, "Кто еще ждет?", "Кто ещё ждёт?"),
        (BESIDE_A_PREPOSITION, "Играть за {player}", "Играть вместо: {player}"),
        (BEFORE_A_MOMENT, "ответить можно до ", "срок ответа истечёт "),
        (BEFORE_A_MOMENT, "Ходит Анна (", "Ходит Анна (ход начался "),
    ],
)
def test_a_check_finds_its_fault_and_nothing_else(check: re.Pattern[str], faulty: str, sound: str) -> None:
    assert check.search(faulty)
    assert not check.search(sound)


def test_what_is_spared_is_still_there() -> None:
    patterns = [*BANNED, *(banned for all_of in BANNED_IN.values() for banned in all_of)]
    needless = [
        key for key in SPARED if not any(re.search(each, text) for each in patterns for text in said(LOCALE)[key])
    ]
    assert needless == []
    assert NO_INFINITIVE.keys() <= buttons()
    assert [key for key in NO_INFINITIVE if INFINITIVE.match(said(LOCALE)[key][0])] == []


def test_relative_times_are_found_where_they_are_told() -> None:
    assert {
        ("bot-panel-to-move", "since"),
        ("bot-panel-offered", "until"),
        ("bot-list-my-turn", "since"),
    } <= relative_times()


@cache
def relative_times() -> frozenset[tuple[str, str]]:
    """The texts that are told a moment as Discord shows it ("3 hours ago", "in 2 days"), and in which blank."""
    files = [file for room in ROOMS for file in sorted((HOUSE / room).rglob("*.py"))]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, Function))
    return frozenset(found for function in functions for found in _told_in(function))


def _told_in(function: Function) -> Iterator[tuple[str, str]]:
    names = {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and _reckons(node.value, frozenset())
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
        blanks = [each.arg for each in call.keywords if each.arg and _reckons(each.value, frozenset(names))]
        for key in _keys_of(call):
            yield from ((key, blank) for blank in blanks)


def _reckons(value: ast.expr, names: frozenset[str]) -> bool:
    """Whether it is a moment told as so long ago."""
    parts = [node.func if isinstance(node, ast.Call) else node for node in ast.walk(value)]
    return any(isinstance(part, ast.Name) and part.id in names | {"ago"} for part in parts)


def _keys_of(call: ast.Call) -> Iterator[str]:
    constants = (
        node.value for node in ast.walk(call) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    for word in constants:
        yield from (key for key in (word, f"bot-{word}") if words(LOCALE).has(key))
