"""Python and the packages that the program needs."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable, Mapping
from importlib import metadata

from voice_perudo.doctor.check import Check, State, Subject

PROGRAM = "voice-perudo"

_CHECKED_ELSEWHERE = frozenset({"sounddevice"})
"""Its import opens the sound system, which has a check of its own."""

_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)\s*(?:>=\s*(?P<least>[\d.]+))?")
_INSTALL_AGAIN = "Install the program again: make play, or python -m pip install voice-perudo."


def check_python() -> Check:
    """Whether this Python is new enough."""
    needed = metadata.metadata(PROGRAM)["Requires-Python"] or ""
    least = needed.removeprefix(">=")
    running = ".".join(map(str, sys.version_info[:3]))
    facts = {"version": running, "needed": needed, "executable": sys.executable}
    if older(running, least):
        remedy = f"Install Python {least} or newer, then the program again."
        return Check(Subject.PYTHON, State.FAIL, f"{running} is too old", remedy, facts=facts)
    return Check(Subject.PYTHON, State.OK, f"{running}, {sys.executable}", facts=facts)


def check_packages(requirements: Iterable[str] | None = None) -> Check:
    """Whether every package that the program declares is there, importable and new enough.

    ``requirements``: such as ``numpy>=1.26``, the program's own by default.
    """
    declared = metadata.requires(PROGRAM) if requirements is None else requirements
    modules = _modules()
    versions: dict[str, str | None] = {}
    broken: list[str] = []
    old: list[str] = []
    for requirement in declared or ():
        match = _REQUIREMENT.match(requirement)
        if match is None or "extra ==" in requirement:
            continue
        name, least = match["name"], match["least"] or "0"
        versions[name] = version = _version(name)
        if version is None:
            broken.append(f"{name} is missing")
        elif fault := _import_fault(name, modules.get(_normal(name), ())):
            broken.append(f"{name} cannot be imported ({fault})")
        elif older(version, least):
            old.append(f"{name} {version} is older than {least}")
    state = State.FAIL if broken else State.WARN if old else State.OK
    told = "; ".join(broken + old) or f"all {len(versions)} are there"
    remedy = "" if state is State.OK else _INSTALL_AGAIN
    return Check(Subject.PACKAGES, state, told, remedy, facts=versions)


def older(version: str, least: str) -> bool:
    """Whether a version number lies below another; what follows the numbers is not looked at."""
    return _numbers(version) < _numbers(least)


def _numbers(version: str) -> tuple[int, ...]:
    leading = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(part) for part in leading[0].split(".")] if leading else []
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def _version(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def _modules() -> Mapping[str, list[str]]:
    """What each distribution is imported as."""
    modules: dict[str, list[str]] = {}
    for module, distributions in metadata.packages_distributions().items():
        for name in distributions:
            modules.setdefault(_normal(name), []).append(module)
    return modules


def _import_fault(distribution: str, modules: Iterable[str]) -> str | None:
    if _normal(distribution) in _CHECKED_ELSEWHERE:
        return None
    for module in modules:
        if not module.isidentifier() or module.startswith("_"):
            continue
        try:
            importlib.import_module(module)
        except Exception as error:  # a library that cannot be loaded raises what it likes
            return " ".join(str(error).split()) or type(error).__name__
    return None


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
