"""Tables over HTTP: opened, listed, sat down at, and afterwards their records and analyses."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from taku.record import read_header
from taku.server.desk import AnyRequest, Desk
from taku.server.forms import Done, GameCard, ImportForm, Invitation, Opened, SitForm, TableCard, TableForm, TableRules
from taku.server.limits import Limit
from taku.server.lobby import cards
from taku.server.refusals import Refusal

MatchPath = Annotated[str, Parameter(min_length=16, max_length=16, pattern="^[0-9A-Za-z]+$")]
# Opening tables costs the house more than anything else.
_OPENING = Limit(rate=0.5, burst=20)


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """Every game there is, with its set-up form."""
    return cards()


@get("/api/tables")
async def list_public(request: AnyRequest, desk: Desk) -> list[TableCard]:
    """Public tables that wait for players or are being played."""
    player = await desk.who(request)
    return await desk.lobby.listed(await desk.house.store.list_public(), player.id if player else None)


@get("/api/me/tables")
async def list_mine(request: AnyRequest, desk: Desk) -> list[TableCard]:
    """Your tables; those that await you come first."""
    player = await desk.who(request)
    if player is None:
        return []
    return await desk.lobby.listed(await desk.house.store.list_of(player.id), player.id)


@post("/api/tables")
async def open_table(request: AnyRequest, desk: Desk, data: TableForm) -> Opened:
    """Open a table."""
    player = await desk.person(request)
    _check_opening(desk, player.id)
    return await desk.lobby.open(player, data)


@post("/api/tables/import")
async def import_record(request: AnyRequest, desk: Desk, data: ImportForm) -> Opened:
    """Open a table that goes on from a record."""
    player = await desk.person(request)
    _check_opening(desk, player.id)
    return await desk.lobby.import_record(player, data)


def _check_opening(desk: Desk, player: str) -> None:
    if desk.settings.person_rate and not _OPENING.allows(player):
        raise Refusal("refused-too-much")


@get("/api/tables/{match:str}")
async def read_table(request: AnyRequest, desk: Desk, match: MatchPath) -> TableCard:
    """A table, to whoever knows its name."""
    player = await desk.who(request)
    return await desk.lobby.card(match, player.id if player else None)


@get("/api/tables/{match:str}/rules")
async def read_rules(desk: Desk, match: MatchPath) -> TableRules:
    """What the rules page says about this table: set-up and components, which everybody who knows the table may see."""
    return await desk.lobby.rules(match)


@post("/api/tables/{match:str}/sit", status_code=200)
async def sit(request: AnyRequest, desk: Desk, match: MatchPath, data: SitForm) -> Done:
    """Sit down."""
    await desk.lobby.sit(await desk.person(request), match, data)
    return Done(match)


@post("/api/tables/{match:str}/stand", status_code=200)
async def stand(request: AnyRequest, desk: Desk, match: MatchPath) -> Done:
    """Stand up, before the match has begun."""
    await desk.lobby.stand(await desk.person(request), match)
    return Done(match)


@post("/api/tables/{match:str}/invitations", status_code=200)
async def invite(request: AnyRequest, desk: Desk, match: MatchPath) -> list[Invitation]:
    """New links to the open seats, for the host."""
    player = await desk.person(request)
    async with desk.house.tables.looking_at(match) as table:
        if table.opened.host != player.id:
            raise Refusal("refused-host")
        return await desk.lobby.invite(table)


@get("/api/tables/{match:str}/record", media_type="text/plain")
async def read_record(desk: Desk, match: MatchPath) -> Response[str]:
    """The record of a finished match with its seed: anybody can check the dice."""
    record, _ = await _finished(desk, match)
    game = read_header(record.partition("\n")[0]).game
    headers = {"content-disposition": f'attachment; filename="{game}-{match}.log"'}
    return Response(record, media_type="text/plain", headers=headers)


@get("/api/tables/{match:str}/analysis", media_type="application/json")
async def read_analysis(desk: Desk, match: MatchPath) -> Response[bytes]:
    """Everybody's chances ply by ply, the biggest swings, and what a master would have done."""
    record, people = await _finished(desk, match)
    return Response(await desk.hints.analyse(match, record, people), media_type="application/json")


async def _finished(desk: Desk, match: str) -> tuple[str, list[int]]:
    """The record of a match that is over, and the seats that were people's."""
    async with desk.house.tables.looking_at(match) as table:
        if table.status != "over":
            raise Refusal("refused-not-over")
        people = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
        return table.playing.record(with_seed=True), people


HANDLERS = [
    list_games,
    list_public,
    list_mine,
    open_table,
    import_record,
    read_table,
    read_rules,
    sit,
    stand,
    invite,
    read_record,
    read_analysis,
]
