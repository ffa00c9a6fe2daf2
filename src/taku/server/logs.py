"""What the server says about itself: one structured line a happening, on standard error, with nothing secret in it."""

from __future__ import annotations

import logging
import sys

import structlog

_SHARED: list[structlog.typing.Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
]


def set_up_logs(is_json: bool) -> None:
    """Our own lines and those of the libraries below us, in one form: for people, or as JSON."""
    for_people = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    shape = structlog.processors.JSONRenderer() if is_json else for_people
    structlog.configure(
        processors=[*_SHARED, shape],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shape],
        )
    )
    # From libraries only what is wrong: their chatter names addresses that people keep to themselves.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
