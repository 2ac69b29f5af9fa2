"""Measuring how well the referee hears: recordings with what they should mean, and figures."""
