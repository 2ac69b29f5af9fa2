"""The commands, a module each: their options, checked and handed to the parts that do it.

What a command needs is imported when it runs, so that ``--help`` loads nothing heavy.
"""
