"""A table that nobody sits at yet: as its journal begins, and taken up from there."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from voice_perudo.app.table import Table, check_language
from voice_perudo.app.table_keeper import last_table
from voice_perudo.errors import DataError, UsageError, Warn
from voice_perudo.referee.modes import SettingUp
from voice_perudo.referee.reply import without_question
from voice_perudo.rules.notation import format_variant, parse_variant
from voice_perudo.storage.lines import Heading, Proposal
from voice_perudo.storage.saved_game import SavedSetup


def unseated_heading(table: Table, table_file: Path | None, at: datetime) -> Heading:
    """What the set-up begins with; ``table_file`` tells the last table and gets this one."""
    return Heading(
        date=at,
        language=table.language,
        announce=table.announce,
        rules=format_variant(table.variant),
        players=(),
        setup=Proposal(
            ask_language=table.ask_language,
            rules_chosen=table.rules_chosen,
            table=None if table_file is None else str(table_file.absolute()),
        ),
    )


def unseated_table(saved: SavedSetup, warn: Warn) -> tuple[Table, Path | None]:
    """The table as the set-up began, in the language chosen since, and its file.

    Raises:
        DataError: its rules or languages cannot be.
    """
    heading = saved.heading
    assert isinstance(heading.setup, Proposal), "every set-up has a proposal"
    file = None if heading.setup.table is None else Path(heading.setup.table)
    try:
        _check_own_languages(saved)
        table = Table(
            check_language(saved.language),
            parse_variant(heading.rules),
            announce=heading.announce,
            ask_language=heading.setup.ask_language,
            rules_chosen=heading.setup.rules_chosen,
            last=None if file is None else last_table(file, warn),
        )
    except UsageError as error:
        raise DataError(saved.path, str(error)) from error
    return table, file


def _check_own_languages(saved: SavedSetup) -> None:
    under = without_question(saved.open)
    if isinstance(under, SettingUp):
        for _, code in under.languages:
            check_language(code)
