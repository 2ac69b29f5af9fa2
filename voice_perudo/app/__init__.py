"""The composition root: builds the parts and runs the loops that join them."""
