"""Message catalogues in Fluent syntax, checked before anything is said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from fluent.syntax import FluentParser, ast, visitor

from voice_perudo.errors import DataError, reason_of

Options = Mapping[str, frozenset[str]]
"""Named arguments of a function and the values each may take."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """One ``announcements.ftl``: its messages, and by id the arguments each one uses."""

    path: Path
    resource: ast.Resource
    arguments: Mapping[str, frozenset[str]]

    def check_same(self, reference: Mapping[str, frozenset[str]]) -> None:
        """Raise DataError unless ids and arguments are those of the ``outline`` given."""
        for name, wanted in reference.items():
            if name not in self.arguments:
                raise DataError(self.path, f"the message '{name}' is missing; translate it")
            if missing := wanted - self.arguments[name]:
                raise DataError(self.path, f"the message '{name}' does not use ${min(missing)}")
            if extra := self.arguments[name] - wanted:
                raise DataError(self.path, f"the message '{name}' uses ${min(extra)}, not given")
        if unknown := self.arguments.keys() - reference.keys():
            raise DataError(
                self.path, f"the message '{min(unknown)}' is not one of the English ones; remove it"
            )


def load_catalogue(path: Path, functions: Mapping[str, Options]) -> Catalogue:
    """Parse and check a catalogue whose messages may call ``functions``.

    Raises:
        DataError: with file, line and reason.
    """
    return _Checker(path, _read(path), functions).catalogue()


def outline(path: Path) -> dict[str, frozenset[str]]:
    """Ids and arguments of a catalogue that is checked elsewhere, ten times faster than parsing.

    Raises:
        DataError: the file cannot be read.
    """
    arguments: dict[str, set[str]] = {}
    used: set[str] = set()
    for line in _read(path).splitlines():
        if line.startswith("#"):
            continue
        if found := re.match(r"([a-zA-Z][\w-]*) *=", line):
            used = arguments.setdefault(found[1], set())
        used.update(re.findall(r"\$([a-zA-Z][\w-]*)", line))
    return {name: frozenset(names) for name, names in arguments.items()}


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise DataError(path, f"cannot be read ({reason_of(error)}); restore the file") from error
    except UnicodeDecodeError as error:
        raise DataError(path, "is not UTF-8 text; save it as UTF-8") from error


@dataclass
class _Uses(visitor.Visitor):
    """What one message refers to."""

    variables: list[ast.VariableReference] = field(default_factory=list)
    messages: list[ast.MessageReference] = field(default_factory=list)
    terms: list[ast.TermReference] = field(default_factory=list)
    calls: list[ast.FunctionReference] = field(default_factory=list)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.append(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.append(node)
        self.visit(node.arguments)


@dataclass
class _Checker:
    path: Path
    source: str
    functions: Mapping[str, Options]

    def catalogue(self) -> Catalogue:
        try:
            resource = FluentParser().parse(self.source)
        except RecursionError as error:
            raise DataError(self.path, "is nested too deeply; restore the file") from error
        for junk in resource.body:
            if isinstance(junk, ast.Junk):
                first = junk.annotations[0] if junk.annotations else junk
                self._fail(first, getattr(first, "message", None) or "cannot be read as Fluent")
        entries = self._entries(resource)
        uses = {name: self._uses(entry) for name, entry in entries.items()}
        for use in uses.values():
            self._check_calls(use)
            self._check_references(use, entries)
        arguments = {
            name: frozenset(variable.id.name for variable in use.variables)
            for name, use in uses.items()
            if isinstance(entries[name], ast.Message)
        }
        return Catalogue(self.path, resource, arguments)

    def _entries(self, resource: ast.Resource) -> dict[str, ast.Message | ast.Term]:
        entries: dict[str, ast.Message | ast.Term] = {}
        for entry in resource.body:
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = _name(entry)
            if name in entries:
                self._fail(entry, f"the message '{name}' is written twice; keep one")
            if entry.value is None or entry.attributes:
                self._fail(entry, f"the message '{name}' must be one text without attributes")
            entries[name] = entry
        return entries

    def _uses(self, entry: ast.Message | ast.Term) -> _Uses:
        uses = _Uses()
        uses.visit(entry.value)
        return uses

    def _check_calls(self, uses: _Uses) -> None:
        for call in uses.calls:
            name = call.id.name
            if name not in self.functions:
                known = ", ".join(sorted(self.functions))
                self._fail(call, f"unknown function {name}(); known are {known}")
            if len(call.arguments.positional) != 1:
                self._fail(call, f"{name}() takes one argument, like {name}($bid)")
            for option in call.arguments.named:
                values = self.functions[name].get(option.name.name)
                value = option.value.value if isinstance(option.value, ast.StringLiteral) else None
                if values is None or value not in values:
                    self._fail(option, f"{name}() cannot take {option.name.name}: {value!r}")

    def _check_references(self, uses: _Uses, entries: Mapping[str, ast.Message | ast.Term]) -> None:
        for term in uses.terms:
            if f"-{term.id.name}" not in entries:
                self._fail(term, f"there is no term '-{term.id.name}'")
        for message in uses.messages:
            self._fail(message, f"'{message.id.name}' is a message: only terms can be included")

    def _fail(self, node: ast.SyntaxNode, reason: str) -> NoReturn:
        start = node.span.start if node.span else 0
        raise DataError(self.path, reason, self.source.count("\n", 0, start) + 1)


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)
