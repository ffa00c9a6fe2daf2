"""No, and why: one sentence for each way in which something can be refused, in English here and in words/*.ftl."""

from __future__ import annotations

from taku.wire import Label

_SENTENCES = {
    "refused-garbage": "The server did not understand this message.",
    "refused-no-table": "This table does not exist, or you cannot see it.",
    "refused-no-seat": "You have no seat at this table.",
    "refused-stale": "The match has moved on: it is at move { $ply } now.",
    "refused-turn": "It is not your turn.",
    "refused-move": "You cannot make this move now.",
    "refused-waiting": "The table is still waiting for players.",
    "refused-paused": "The match is paused.",
    "refused-over": "The match is over.",
    "refused-not-over": "The match is not over yet.",
    "refused-nothing": "There is no move to take back.",
    "refused-rated": "This is not possible in a competitive match.",
    "refused-asked": "This has already been requested. Wait for the answer.",
    "refused-no-ask": "There is no request for you to answer.",
    "refused-here": "This player is here, or has not been away long enough.",
    "refused-muted": "The host has muted you. You cannot send messages any more.",
    "refused-too-much": "Too many requests. Wait a moment and try again.",
    "refused-no-line": "This chat message does not exist.",
    "refused-host": "Only the host of the table can do this.",
    "refused-full": "All seats are taken.",
    "refused-taken": "This seat is taken.",
    "refused-link": "This link is not valid, or it has expired. Ask for a new one.",
    "refused-invitation": "This table is by invitation only. Ask the host for a link.",
    "refused-seats": "{ $reason }",
    "refused-name": "Choose a name first.",
    "refused-token": "This token is not valid. Create a new one.",
    "refused-origin": "Requests from other websites are refused.",
    "refused-store": "The server cannot save right now. Nothing is lost; try again in a moment.",
    "refused-busy": "The server is busy. Try again in a moment.",
    "refused-form": "{ $reason }",
    "refused-unseen": "A name needs at least one visible letter.",
    "refused-record": "This record cannot be opened: { $reason }",
    "refused-plies": "This record ends at move { $all }: { $ply } is too far.",
    "refused-address": "Use a public address that begins with http:// or https://.",
    "refused-too-big": "This is too large.",
    "refused-not-found": "There is nothing at this address.",
    "refused-method": "This cannot be done at this address.",
}


class Refusal(Exception):
    """A clear no to one client; the table stays as it is."""

    def __init__(self, key: str, **args: str | int) -> None:
        self.label = Label(key, args)
        self.text = _SENTENCES[key]
        for name, value in args.items():
            self.text = self.text.replace("{ $" + name + " }", str(value))
        super().__init__(self.text)


def refusal_keys() -> list[str]:
    """Every reason there is."""
    return list(_SENTENCES)
