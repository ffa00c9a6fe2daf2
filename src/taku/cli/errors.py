"""Turns what may go wrong outside into one line on standard error and exit code 2."""

from __future__ import annotations

import click

from taku.kernel.errors import TakuError


class OneLineGroup(click.Group):
    """A group of commands in which a named error, or a file that cannot be used, is no traceback."""

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except TakuError as error:
            raise BadInput(f"{type(error).__name__}: {error}") from None
        except BrokenPipeError:
            raise
        except OSError as error:
            raise BadInput(f"{error.strerror or error}: {error.filename or ''}".removesuffix(": ")) from None


class BadInput(click.ClickException):
    """What came from outside cannot be used."""

    exit_code = 2
