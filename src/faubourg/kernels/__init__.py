"""Compiled kernels: the rules once more, as shadows of the readable ones, for speed.

The readable rules are the authority; the suite keeps kernels in lockstep with them. Importing this
package does not import numba: whoever asks for a kernel pays for it, and nobody else.
"""
