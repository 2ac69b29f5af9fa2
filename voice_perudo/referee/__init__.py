"""The referee's side of the table: what to do about what was heard, and what to say.

``dialogue.step`` is a pure reducer from (state, utterance) to (state, effects);
nothing here listens, speaks, writes, waits or draws lots.
"""
