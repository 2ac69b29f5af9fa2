"""How the built-in speech models are made: phones, words, graph, network file, model folder.

Run the parts as modules from the ``models`` folder: ``python -m recipe.assemble --help``.
"""


class RecipeError(Exception):
    """A model cannot be made; the message is one sentence that says what to do."""
