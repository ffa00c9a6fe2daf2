"""The lobby: tables are opened, found, sat down at, left, played again, and made from records."""

from __future__ import annotations

import hashlib
import re
import secrets

import msgspec

from taku.games import all_games, find
from taku.kernel.errors import TakuError
from taku.match import Match
from taku.record import read_record, write_header
from taku.seeds import new_seed
from taku.server import deciding, events
from taku.server.forms import (
    GameCard,
    ImportForm,
    Invitation,
    Opened,
    SeatForm,
    SitForm,
    TableCard,
    TableForm,
    TableRules,
)
from taku.server.house import House, new_id
from taku.server.messages import SeatNow
from taku.server.refusals import Refusal
from taku.server.replaying import rebuilt
from taku.server.table import Chair, Table
from taku.server.tables import summary_of
from taku.server.telling import Teller, short_choices
from taku.store import NewMatch, Player, Stored, Token
from taku.wire import choices_of, read_choices

LEVELS = ["novice", "apprentice", "adept", "master"]
CODE_BYTES = 18


def cards() -> list[GameCard]:
    """Every game there is, with its set-up form."""
    return [
        GameCard(game.name, game.edition, list(game.seats), choices_of(game.setup), LEVELS)
        for game in all_games().values()
    ]


def new_code() -> str:
    """A code for a link, of letters and digits."""
    return secrets.token_hex(CODE_BYTES)


def hashed(code: str) -> str:
    """How a code or token is kept: whoever reads the database cannot use it."""
    return hashlib.sha256(code.encode()).hexdigest()


def readable(name: str) -> str:
    """A name as everybody will see it."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refusal("refused-unseen")
    return name


class Lobby:
    """What people do around tables rather than at them."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def open(self, host: Player, form: TableForm) -> Opened:
        """A new table; the match begins as soon as nobody is missing."""
        try:
            game = find(form.game)
            seed = new_seed()
            match = Match(game, seats=len(form.seats), seed=seed, setup=form.setup, settle=False)
        except TakuError as error:
            raise Refusal("refused-form", reason=str(error)) from None
        opened = events.Opened(
            host=host.id,
            places=_places(host, form.seats),
            clock=form.clock,
            on_timeout=form.on_timeout,
            is_public=form.is_public,
            is_rated=form.is_rated,
        )
        return await self._open(write_header(match.log.header, with_seed=False), seed, opened, [])

    async def import_record(self, host: Player, form: ImportForm) -> Opened:
        """A table that goes on from a record. Its further dice are new, so nothing is promised about the old ones."""
        try:
            header, entries = read_record(form.record)
            until = len(entries) if form.ply is None else form.ply
            if until > len(entries):
                raise Refusal("refused-plies", all=len(entries), ply=until)
            header.seed, header.commitment = None, None
            lines = [write_header(header, with_seed=False), *(entry.line for entry in entries[:until])]
            match = Match.replay("\n".join(lines) + "\n", settle=False)
        except TakuError as error:
            raise _unreadable(error) from None
        if len(form.seats) != match.seats:
            raise Refusal("refused-form", reason=f"the record has {match.seats} seats, not {len(form.seats)}")
        places = _places(host, form.seats)
        if match.is_over:
            # Who played there nobody knows, and no bot will.
            places = [events.Place("bot") if place.kind == "bot" else place for place in places]
        opened = events.Opened(host=host.id, places=places, is_import=True)
        played = [entry.line for entry in match.log.entries]
        return await self._open(lines[0], new_seed(), opened, played)

    async def _open(self, header: str, seed: str, opened: events.Opened, played: list[str]) -> Opened:
        house, match = self.house, new_id()
        now = house.now()
        new = NewMatch(
            id=match,
            game=read_record(header + "\n")[0].game,
            header=header,
            seed=seed,
            options=events.write_event(opened),
            is_public=opened.is_public,
            created=now,
        )
        table = rebuilt(new, [], house.outages)
        happened: deciding.Events = [opened]
        if played:
            happened.append(events.Moved(played))
        for event in happened:
            table.apply(now, event)
        for event in deciding.began(table):
            table.apply(now, event)
            happened.append(event)
        await house.store.open(new, [(now, events.write_event(event)) for event in happened], summary_of(table))
        house.tables.opened(table)
        return Opened(match, f"/table/{match}", await self.invite(table))

    async def invite(self, table: Table) -> list[Invitation]:
        """A link good for any open seat, and one for each."""
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
        if not seats:
            return []
        found = []
        for seat in [None, *seats]:
            code = new_code()
            await self.house.store.add_token(_invitation(code, table, seat, self.house.now()))
            found.append(Invitation(f"/table/{table.match}#{code}", seat))
        return found

    async def sit(self, player: Player, match: str, form: SitForm) -> None:
        """Take an open seat: freely at a public table, otherwise by invitation."""
        seat = form.seat
        if form.code is not None:
            token = await self.house.store.token(hashed(form.code))
            if token is None or token.kind != "invite" or token.match != match:
                raise Refusal("refused-link")
            seat = token.seat if token.seat is not None else seat
        await self.house.tables.change(match, lambda table: _sat(table, player, seat, form.code is not None))

    async def stand(self, player: Player, match: str) -> None:
        """Give the own seats up before the match begins."""

        def decide(table: Table) -> deciding.Events:
            if table.status != "waiting":
                raise Refusal("refused-over" if table.status == "over" else "refused-turn")
            seats = table.seats_of(player.id)
            if not seats:
                raise Refusal("refused-no-seat")
            return [events.Stood(seat) for seat in seats]

        await self.house.tables.change(match, decide)

    async def rematch(self, player: Player, match: str) -> str:
        """Play again with the seats rotated; who asks second is led to the table of who asked first."""
        async with self.house.tables.looking_at(match) as table:
            if table.status != "over":
                raise Refusal("refused-not-over")
            if not table.seats_of(player.id):
                raise Refusal("refused-no-seat")
            if table.rematch is not None:
                return table.rematch
            header = table.playing.header
            places = [_place_of(chair) for chair in table.chairs]
            opened = table.opened
        seed = new_seed()
        again = Match(find(header.game), seats=header.seats, seed=seed, setup=header.setup, settle=False)
        rotated = [*places[1:], places[0]]
        new = await self._open(
            write_header(again.log.header, with_seed=False),
            seed,
            events.Opened(
                host=opened.host,
                places=rotated,
                clock=opened.clock,
                on_timeout=opened.on_timeout,
                is_public=opened.is_public,
                is_rated=opened.is_rated,
            ),
            [],
        )
        await self.house.tables.change(match, lambda table: _rematched(table, new.match))
        async with self.house.tables.looking_at(match) as table:
            return table.rematch or new.match

    async def listed(self, found: list[Stored], player: str | None) -> list[TableCard]:
        """Stored matches as lists show them, without waking their tables."""
        return [await self._listed(stored, player) for stored in found]

    async def _listed(self, stored: Stored, player: str | None) -> TableCard:
        opened = events.read_event(stored.options)
        assert isinstance(opened, events.Opened)
        seats = [await self._seat(place, owner) for place, owner in zip(opened.places, stored.players, strict=True)]
        own = [seat for seat, owner in enumerate(stored.players) if owner is not None and owner == player]
        mover = stored.players.index(stored.awaited) if stored.awaited in stored.players and stored.awaited else None
        return TableCard(
            match=stored.id,
            game=stored.game,
            status=stored.status,  # type: ignore[arg-type]
            seats=seats,
            clock=opened.clock,
            is_public=stored.is_public,
            is_rated=opened.is_rated,
            ply=stored.ply,
            updated=stored.updated,
            mover=mover,
            you=own[0] if own else None,
            is_your_turn=player is not None and stored.awaited == player,
            winners=stored.winners or [],
        )

    async def _seat(self, place: events.Place, owner: str | None) -> SeatNow:
        if place.kind == "bot":
            return SeatNow(kind="bot", level=place.level)
        if owner is not None and place.player == owner:
            return SeatNow(kind="person", name=place.name, speaker=owner)
        person = None if owner is None else await self.house.store.player(owner)
        if owner is None or person is None:
            return SeatNow(kind="open")
        return SeatNow(kind="person", name=person.name, speaker=owner)

    async def rules(self, match: str) -> TableRules:
        """What the rules page says about a table."""
        async with self.house.tables.looking_at(match) as table:
            game, header = table.playing.game, table.playing.header
            components = game.components(read_choices(game.setup, header.setup))
            return TableRules(
                game=game.name,
                seats=header.seats,
                setup=short_choices(header.setup),
                components=None if components is None else msgspec.to_builtins(components),
            )

    async def card(self, match: str, player: str | None) -> TableCard:
        """A table as lists show it."""
        async with self.house.tables.looking_at(match) as table:
            teller = Teller(table, self.house.presence, self.house.now())
            around = teller.around(player)
            return TableCard(
                match=match,
                game=around.game,
                status=around.status,
                seats=around.seats,
                clock=around.clock,
                is_public=around.is_public,
                is_rated=around.is_rated,
                ply=table.playing.ply,
                updated=table.changed_at,
                mover=table.awaited,
                you=around.you,
                is_your_turn=around.you is not None and around.you == table.awaited,
                winners=table.result.winners if table.result else [],
            )


def _place_of(chair: Chair) -> events.Place:
    """The same for another match; a bot that only stood for somebody in a finished record gets a level."""
    level = chair.level or deciding.DEFAULT_STAND_IN if chair.kind == "bot" else None
    return events.Place(chair.kind, chair.player, chair.name, level)


def _places(host: Player, seats: list[SeatForm]) -> list[events.Place]:
    places = []
    for seat in seats:
        if seat.kind == "me":
            places.append(events.Place("person", host.id, readable(seat.name) if seat.name else host.name))
        elif seat.kind == "bot":
            places.append(events.Place("bot", level=seat.level or "adept"))
        else:
            places.append(events.Place("open"))
    return places


def _unreadable(error: TakuError) -> Refusal:
    """Why a record cannot be played, and in which line that shows; 0 if in none."""
    found = re.match(r"line (\d+)", str(error))
    return Refusal("refused-record", reason=str(error), line=int(found[1]) if found else 0)


def _invitation(code: str, table: Table, seat: int | None, now: int) -> Token:
    return Token(
        hash=hashed(code),
        id=new_id(),
        kind="invite",
        player=table.opened.host,
        match=table.match,
        seat=seat,
        name="",
        created=now,
        expires=None,
        used=None,
        is_single=False,
    )


def _sat(table: Table, player: Player, seat: int | None, is_invited: bool) -> deciding.Events:
    own = table.seats_of(player.id)
    if own and (seat is None or seat in own):
        return []
    if not is_invited and not table.opened.is_public and table.opened.host != player.id:
        raise Refusal("refused-invitation")
    free = [number for number, chair in enumerate(table.chairs) if chair.kind == "open"]
    if not free:
        raise Refusal("refused-full")
    if seat is not None and seat not in free:
        raise Refusal("refused-taken")
    return [events.Sat(free[0] if seat is None else seat, player.id, player.name)]


def _rematched(table: Table, match: str) -> deciding.Events:
    return [] if table.rematch is not None else [events.Rematched(match)]
