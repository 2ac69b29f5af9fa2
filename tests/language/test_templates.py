import pytest

from voice_perudo.language.templates import (
    Pattern,
    TemplateError,
    expand,
    is_ignored,
    is_slot,
    slot_list,
)

RULES: dict[str, tuple[Pattern, ...]] = {"say": (("je", "dis"), ("j'annonce",))}


def texts(template: str) -> list[str]:
    return [" ".join(pattern) for pattern in expand(template, RULES)]


@pytest.mark.parametrize(
    ("template", "expanded"),
    [
        ("huit cinq", ["huit cinq"]),
        ("oui|ouais", ["oui", "ouais"]),
        ("[c'est] exact", ["c'est exact", "exact"]),
        ("(a|b) (c|d)", ["a c", "a d", "b c", "b d"]),
        ("<say> {n} {f}", ["je dis {n} {f}", "j'annonce {n} {f}"]),
        ("a [b [c]] d", ["a b c d", "a b d", "a d"]),
        ("(a|[b] c) d", ["a d", "b c d", "c d"]),
        ("a|a", ["a"]),
        ("{n:not} {n}", ["{n:not} {n}"]),
    ],
)
def test_expansion(template: str, expanded: list[str]) -> None:
    assert texts(template) == expanded


@pytest.mark.parametrize(
    ("template", "reason"),
    [
        ("(a|b", "missing"),
        ("[a", "missing"),
        ("a)", "unbalanced"),
        ("a]", "unbalanced"),
        ("(a]", "missing"),
        ("{n", "unbalanced"),
        ("n}", "unbalanced"),
        ("<say", "unbalanced"),
        ("a||b", "empty"),
        ("()", "empty"),
        ("", "empty"),
        ("[a]", "can be empty"),
        ("<unknown> a", "not defined"),
        (" ".join(["(a|b|c|d)"] * 7), "more than"),
        ("(" * 3000 + "a" + ")" * 3000, "in one another"),
    ],
)
def test_malformed_templates_say_why(template: str, reason: str) -> None:
    with pytest.raises(TemplateError, match=reason):
        expand(template, RULES)


def test_symbols() -> None:
    assert is_slot("{n}")
    assert is_slot("<say>")
    assert not is_slot("dis")
    assert slot_list("{n:not}") == slot_list("{n}") == "n"
    assert slot_list("<say>") == "<say>"
    assert is_ignored("{n:not}")
    assert is_ignored("<say>")
    assert not is_ignored("{n}")
