"""Kensington, compiled: façades as rows of bits, drafts searched without recursion."""
