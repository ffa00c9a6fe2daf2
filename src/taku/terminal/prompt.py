"""Reading an answer: which of the worded offers a person means."""

from __future__ import annotations

from collections.abc import Sequence

from taku.wire import Label, Offer


def narrow(offers: Sequence[tuple[int, Offer, str]], word: str) -> list[tuple[int, Offer, str]]:
    """The offers whose words or text contain the word, whatever its case; numbers stay what they were."""
    wanted = word.casefold()
    return [row for row in offers if wanted in row[2].casefold() or wanted in row[1].text]


def understand(answer: str, offers: Sequence[Offer]) -> Offer | Label:
    """The offer that the answer means, or a label that says why there is none.

    >>> two = [Offer("place 1 a1", Label("x"), "a1"), Offer("place 1 a2", Label("x"), "a2")]
    >>> understand("2", two).text
    'place 1 a2'
    >>> understand("place 1", two).key
    'several-offers'
    """
    if answer.isdecimal() and 1 <= int(answer) <= len(offers):
        return offers[int(answer) - 1]
    exact = [offer for offer in offers if offer.text == answer]
    fitting = exact or [offer for offer in offers if answer and offer.text.startswith(answer)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        return Label("several-offers", {"answer": answer, "count": len(fitting)})
    return Label("no-such-offer", {"answer": answer})
