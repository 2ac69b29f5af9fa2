"""Running a file of rules cases: single steps, facts and whole flows against the engine."""

from voice_perudo.rules.cases.checker import Mismatch, check_file

__all__ = ["Mismatch", "check_file"]
