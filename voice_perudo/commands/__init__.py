"""Commands with a page of options of their own, one module a command."""
