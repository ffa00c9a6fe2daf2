"""What leaves the room: views, tellings and set-up choices as msgspec structs, and their encoding."""

from taku.wire.setup import Choice, check_text, choices_of, read_choices, recorded_choices, write_choices
from taku.wire.view import Label, Offer, Telling, View, encode

__all__ = [
    "Choice",
    "Label",
    "Offer",
    "Telling",
    "View",
    "check_text",
    "choices_of",
    "encode",
    "read_choices",
    "recorded_choices",
    "write_choices",
]
