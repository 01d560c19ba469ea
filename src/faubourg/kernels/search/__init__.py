"""Tree search over kernels: it sees what one seat sees, and knows no game."""
