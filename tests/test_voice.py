"""The sentences that people read keep to the words of the trade: turns of phrase that VOICE rules out are not used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from fluent.syntax import FluentParser, ast

import taku
from taku.cli import main
from taku.words import LANGUAGES

SOURCE = Path(taku.__file__).parent
# A wheel has the page's words in what was built; here they are read as they were written.
FILES = sorted(path for path in SOURCE.rglob("words/*.ftl") if "dist" not in path.parts)

# What is not said, and what is said instead. Where case matters the pattern says (?-i:...).
ENGLISH = {
    r"\bwho(?:so)?ever\b|\bwhom(?:ever)?\b": "the player who …, anyone who …",
    r"\bshall\b": "will, or the imperative",
    r"\bupon\b": "on, when",
    r"\b(?:thence|whence|hence|hither|hitherto|thither|therein|thereof|wherein|lest|naught|nought)\b": "a plain word",
    r"\bsomebody\b": "a player, or you",
    r"\bthe (?:house|house's|house’s)\b": "the server, Taku, or our own",
    r"(?:^|[.:;!?] )one (?:sits|plays|takes|can|may|must|does|never|goes|has to)\b": "you …",
    r"\bmay be done\b|\bwhat (?:you )?may\b|\bwhat is to be\b": "what you can do; your moves",
    r"\bwill stand (?:here|there)\b|\bstands? (?:one|two|no) more\b": "will appear here; survives one more",
    r"\blets? (?:it|this|that|them|things|you|us) be\b": "leaves …",
    r"\b(?:do|does|doing|go|goes) without\b": "does not use",
    r"\bjust now\b": "right now",
    r"\bme no longer\b": "turn off",
    r"\bfrom now on\b": "say what has happened: Name saved.",
    r"\bthe own\b": "your own",
    r"\b(?:this|that) is no (?!longer\b|more\b)": "this is not a …",
    r"(?:days?|hours?|minutes?|seconds?|\$time) a move\b": "per move",
    r"\bequal (?:fish|nets?)\b": "identical …",
    r"\bhome as number\b": "finished 2nd",
    r"\b(?:dice|die roll)\b": "random draws: no game here has dice",
    r"(?<!whale[ -])\bwatchers?\b": "spectator",
    r"\bnotices\b": "notifications",
    r"\btak(?:e|en|ing) (?:a move |a choice |the move )?back to\b|\btaking back\b": "take back, take-back",
    r"\bgo on(?= with|[.:;,]|$)|^going on$": "continue, resume; in progress",
    r"\bstand up\b": "leave the table",
    r"\bas on paper\b": "as in the boxed game",
}
FRENCH = {
    r"(?:^|[.!?:;…]\s+)(?-i:Qui)\s[^?.!]*(?:[.!;:]|$)": "« Le joueur qui … »; a question may begin with « Qui … ? »",
    r"\b[àa] qui (?:doit|joue|veut)\b|\bqui veut\b(?=,|$)": "à vos amis, tout le monde",
    r"\bon s[’'](?:asso|assi)\w+": "vous vous asseyez, prendre place",
    r"\bon dresse\b|\bla table est dressée\b": "chargement …",
    r"\b(?:la|cette) maison\b|\bmots de la maison\b": "le serveur, Taku",
    r"\bdés\b": "les tirages: no game here has dice",
    r"\bloyaux\b|\bloyale?s?\b": "say what was checked",
    r"\bpendules?\b": "temps, temps de réflexion",
    r"\bde quelle force\b": "niveau",
    r"^(?:Récit|Salon|Papier|Se relever|L[’']apprendre)$": "Historique, Discussion, Thème, Quitter la table, Tutoriel",
    r"^Vers l": "Aller à …, Accueil",
    r"\breprendre (?:le|un|ce|votre) (?:coup|choix)\b|\bà reprendre\b|^Repris\b": "annuler",
    r"^qu[’'](?:il|elle)s? soi(?:t|ent)\b": "an imperative",
    r"(?<!\ba )(?:^|(?<=[.:;,] ))le plus (?:de |d[’'])\w+ gagne": "celui qui a le plus de … gagne",
    r"\bà demi à (?:gauche|droite)\b": "en biais à …",
    r"\bparties? (?:est )?sauvées?\b|\bsauver? (?:la partie|l[’']enregistrement)\b": "enregistrer",
    r"\bsert une fois, et bientôt\b": "ne fonctionne qu’une fois et expire …",
    r"\bafficher d[’']avis\b|\bdes avis\b": "notifications",
    r"\bdans nos mots\b": "avec nos propres mots",
    r"\bregardeurs?\b|\bobservateurs?\b": "spectateur",
}
RUSSIAN = {
    r"\b(?:кто|что|куда|где|как|какой|кого) бы ни\b": "тот, кто …; любой игрок",
    r"\bсколько-то\b|\bкак-то раз\b": "a number, or «несколько»",
    r"\b(?:кто|кого|кому|кем)-то\b": "игрок",
    r"\bдом(?:ом)? (?:сейчас|не|занят|загадал|закры\w+|пуст|выбра\w+)\b|\bсамого дома\b": "сервер",
    r"\bдомашн\w+|\bдома,? «?(?:taku|таку)": "наш, Taku",
    r"\bничь(?:я|ю|ей|и)(?= лодк|,? лодк|\.\.\.)": "нейтральная: «ничья» is a draw",
    r"\bвзят[ьоыа]? (?:ход )?назад\b|\bбрать назад\b|\bходы? назад\b": "отменить ход",
    r"\bк(?:ости|остей|остям|остями)\b": "жребий: no game here has dice",
    r"\bнакры(?:ваем|то|т)\b(?= стол)|\bнакрываем стол\b": "загружаем",
    r"\bна сейчас\b": "текущие очки",
    r"\bк настоящему\b": "к текущему ходу",
    r"\bсузить\b": "найти ход",
    r"\bнаблюдател\w+\b(?! за китами)": "зритель",
    r"^Научиться$": "Обучение",
    r"\bсюда садятся\b": "стол только для приглашённых",
    r"\bодин раз и недолго\b": "ссылка действует один раз и несколько минут",
    r"\b(?-i:Niwa|Namiji|Nautilus)\b": "Нива, Намидзи, Наутилус",
    r"\b(?-i:Таку)\b": "Taku, as on every page",
    r"\bна столе\b(?= *$)": "как в коробочной игре",
    r"\bбудет стоить \{": "штраф",
}
PHRASES = dict(zip(LANGUAGES, (ENGLISH, FRENCH, RUSSIAN), strict=True))


def _readable(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a file that are read by people, without the names of messages and variants."""
    for number, line in enumerate(source.splitlines(), 1):
        if not line.startswith("#"):
            yield number, re.sub(r"^(?:-?[a-z][\w-]*\s*=|\s*\*?\[[\w.]+\])\s*", "", line).strip()


def wrong_phrases(language: str, text: str) -> list[str]:
    """What is wrong with a text, and what to say instead; what stands in `backticks` is typed, not said."""
    text = re.sub(r"`[^`]*`", "``", text)
    found = [(re.search(pattern, text, re.IGNORECASE), better) for pattern, better in PHRASES[language].items()]
    return [f"«{match[0].strip()}»: say {better}" for match, better in found if match]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_sentence_has_a_turn_of_phrase_that_nobody_says(path: Path) -> None:
    lines = _readable(path.read_text("utf-8"))
    place = path.relative_to(SOURCE)
    assert [f"{place}:{number}: {why}" for number, line in lines for why in wrong_phrases(path.stem, line)] == []


def test_the_words_of_the_page_the_server_and_every_game_are_read() -> None:
    rooms = {path.parent.parent.name for path in FILES}
    assert {"taku", "client", "namiji", "nautilus", "niwa"} <= rooms
    assert {path.stem for path in FILES} == {*LANGUAGES}


@pytest.mark.parametrize(
    ("language", "said", "is_fine"),
    [
        ("en", "The house cannot write just now.", False),
        ("en", "Send this link to whoever shall play.", False),
        ("en", "One sits down here by invitation.", False),
        ("en", "One seat is open.", True),
        ("en", "The figure goes on to the next stone.", True),
        ("fr", "Qui est le plus en arrière joue ensuite.", False),
        ("fr", "Qui joue en premier ?", True),
        ("fr", "Le joueur qui a le plus de points gagne.", True),
        ("fr", "On s’assoit ici sur invitation.", False),
        ("ru", "Дом занят; попробуйте чуть позже.", False),
        ("ru", "Взято назад до хода 3.", False),
        ("ru", "Лодка дома: 5 очков.", True),
        ("ru", "Третья, ничья лодка.", False),
        ("ru", "Ничья.", True),
    ],
)
def test_the_list_finds_what_it_should_and_nothing_else(language: str, said: str, is_fine: bool) -> None:
    assert (wrong_phrases(language, said) == []) is is_fine


def _helps(command: click.Command, name: str) -> Iterator[tuple[str, str]]:
    yield name, command.help or ""
    for parameter in command.params:
        yield f"{name} {parameter.opts[0]}", getattr(parameter, "help", None) or ""
    if isinstance(command, click.Group):
        for below, one in command.commands.items():
            yield from _helps(one, f"{name} {below}")


def test_neither_has_the_help_of_a_command() -> None:
    helps = list(_helps(main, "taku"))
    assert len(helps) > 100
    # Commands are also for those who write bots, and there a die is a `Dice`.
    assert [f"{place}: {why}" for place, text in helps for why in wrong_phrases("en", text)] == []


# Nouns that change with the number before them; `shrimp` and « fois » do not.
NOUNS = {
    "en": r"(?:player|point|second|minute|day|move|section|card|token|line|crab|seat|turn|bead|star|space|table"
    r"|offer)s?",
    "fr": r"(?:joueur|point|seconde|minute|jour|coup|section|carte|jeton|ligne|crabe|crevette|place|tour|perle|étoile"
    r"|choix|visible|cachée?|case|table)s?",
    "ru": r"(?:игрок|очк|очок|секунд|минут|д(?:ень|ня|ней)|ход|секци|карт|жетон|лини|краб|кревет|мест|раз\b"
    r"|кол(?:ец|ьц)|зв[её]зд|клет)\w*",
}
# People and cards do things: "Ana moves". Seats and the most are always two or more, and «до» needs one form for all.
# What the rows and columns are worth is a list: "5, 7, 9 points".
NOT_COUNTED = {"name", "card", "most", "seats", "rows", "columns"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"en": {"one"}, "fr": {"one"}, "ru": {"one", "few"}}


class _Counts:
    """Finds numbers that stand before a noun without a choice of its form, or with too few forms."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.found: list[tuple[int, str]] = []
        self._noun = re.compile(rf"[\s\u00a0\u202f]+({NOUNS[language]})(?!\w)", re.IGNORECASE)

    def read(self, pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> None:
        for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
            expression = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(expression, ast.SelectExpression):
                self._choose(expression, selected)
            elif isinstance(expression, ast.VariableReference) and isinstance(after, ast.TextElement):
                name, noun = expression.id.name, self._noun.match(after.value)
                if noun and name not in selected | NOT_COUNTED:
                    self._add(expression, f"${name} {noun[1]}: choose the form by {{ ${name} -> … }}")

    def _choose(self, expression: ast.SelectExpression, selected: frozenset[str]) -> None:
        forms = {variant.key.name for variant in expression.variants if isinstance(variant.key, ast.Identifier)}
        selector = expression.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        if forms & {"one", "few", "many"} and forms <= PLURALS and not forms >= NEEDED[self.language]:
            self._add(expression, f"${name}: {', '.join(sorted(NEEDED[self.language] - forms))} is missing")
        for variant in expression.variants:
            self.read(variant.value, selected | {name})

    def _add(self, node: ast.BaseNode, why: str) -> None:
        assert isinstance(node, ast.SyntaxNode)
        assert node.span is not None
        self.found.append((node.span.start, why))


def wrong_counts(language: str, source: str) -> list[tuple[int, str]]:
    """Each line at which a noun would not agree with the number before it."""
    counts = _Counts(language)
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            counts.read(entry.value)
    return [(source.count("\n", 0, start) + 1, why) for start, why in counts.found]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_nouns_agree_with_the_numbers_before_them(path: Path) -> None:
    place = path.relative_to(SOURCE)
    found = wrong_counts(path.stem, path.read_text("utf-8"))
    assert [f"{place}:{line}: {why}" for line, why in found] == []


@pytest.mark.parametrize(
    ("language", "source", "is_fine"),
    [
        ("en", "a = { $n } points", False),
        ("en", "a = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}", True),
        ("en", "a = Move { $n } of 3", True),
        ("fr", "a = { $n } sections", False),
        ("fr", "a = { $n } fois", True),
        ("ru", "a = { $n ->\n    [one] { $n } очко\n   *[other] { $n } очков\n}", False),
        ("ru", "a = { $n ->\n    [one] { $n } очко\n    [few] { $n } очка\n   *[many] { $n } очков\n}", True),
    ],
)
def test_a_noun_without_its_forms_is_found(language: str, source: str, is_fine: bool) -> None:
    assert (wrong_counts(language, source) == []) is is_fine
