"""Words: what players may say and what the referee answers, one language per folder of files."""
