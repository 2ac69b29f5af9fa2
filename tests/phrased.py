"""The languages whose phrases stand in tables of tests; any other is tested by its files alone."""

PHRASED = ("en", "es", "fr", "pl", "ru")
