"""The speech models of this user: official ones fetched, checked, unpacked, chosen, removed."""
