"""No, and why: one sentence for each way in which something can be refused, in English here and in words/*.ftl."""

from __future__ import annotations

from taku.wire import Label

_SENTENCES = {
    "refused-garbage": "That is no message this table understands.",
    "refused-no-table": "There is no such table, or it is not yours to see.",
    "refused-no-seat": "You have no seat at this table.",
    "refused-stale": "The table has moved on: it is at ply { $ply } now.",
    "refused-turn": "It is not your turn.",
    "refused-move": "That move is not on offer.",
    "refused-waiting": "The table still waits for players.",
    "refused-paused": "The match is paused.",
    "refused-over": "The match is over.",
    "refused-not-over": "The match is not over yet.",
    "refused-nothing": "There is nothing to take back.",
    "refused-rated": "In a rated match that is not possible.",
    "refused-asked": "That has been asked already, and waits for an answer.",
    "refused-no-ask": "Nobody asks you that.",
    "refused-here": "The player is here, or has not been away long enough.",
    "refused-muted": "The host has muted you.",
    "refused-too-much": "That was too much at once; wait a moment.",
    "refused-no-line": "There is no such line.",
    "refused-host": "Only the host of the table may do that.",
    "refused-full": "There is no open seat left.",
    "refused-taken": "That seat is taken.",
    "refused-link": "This link does not work, or no longer.",
    "refused-invitation": "One sits down here by invitation.",
    "refused-seats": "{ $reason }",
    "refused-name": "Choose a name first.",
    "refused-token": "That token is not valid.",
    "refused-origin": "Requests from other pages are refused.",
    "refused-store": "The house cannot write just now. Nothing is lost; try again in a moment.",
    "refused-busy": "The house is busy; try again in a moment.",
    "refused-form": "{ $reason }",
    "refused-unseen": "A name needs letters that can be seen.",
    "refused-record": "This record cannot be opened: { $reason }",
    "refused-plies": "The record has { $all } moves, not { $ply }.",
    "refused-address": "Only a public address with http or https can be told.",
    "refused-too-big": "That is too big.",
    "refused-not-found": "There is nothing here.",
    "refused-method": "That cannot be done here.",
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
