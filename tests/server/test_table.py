"""What people can do at a table, from the first seat to the rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sitting import Hands, Person, Sitting, sitting

import taku
from taku.server import attending, messages
from taku.server.forms import ImportForm, SeatForm, SitForm, TableForm
from taku.server.refusals import Refusal

Body = Callable[[Sitting], Awaitable[None]]


def in_a_house(folder: Path, body: Body, hands: Hands | None = None, **settings: Any) -> None:
    async def run() -> None:
        async with sitting(folder, hands, **settings) as house:
            await body(house)

    asyncio.run(run())


async def play_out(people: list[Person], match: str) -> None:
    """Everybody clicks the first offer until the match is over."""
    while people[0].last("table")["status"] == "live":
        await step(people, match)


async def step(people: list[Person], match: str) -> Person:
    """Whoever is awaited clicks the first offer."""
    mover = people[0].last("view")["mover"]
    person = next(one for one in people if one.last("table").get("you") == mover)
    assert await person.play(match) is None
    return person


def test_a_click_is_heard_by_everybody_and_the_turn_passes(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        watcher = Person(house, None)
        await watcher.enter(match)
        ply = mover.last("ply")
        assert await mover.play(match) is None
        for person in (mover, other, watcher):
            assert person.last("ply") > ply
            assert person.heard[-1]["tellings"]
        assert watcher.last("view")["seat"] is None

    in_a_house(tmp_path, body)


def test_the_board_appears_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        opened = await house.open(ann, "nautilus", "mo")
        await ann.enter(opened.match)
        assert ann.heard[-1]["table"]["status"] == "waiting"
        assert ann.heard[-1].get("view") is None
        assert await ann.say(messages.Play(opened.match, 0, "keep eye")) == "refused-waiting"
        await house.sit(bob, opened)
        assert ann.last("table")["status"] == "live"
        assert ann.last("view")["game"] == "nautilus"

    in_a_house(tmp_path, body)


def test_stale_foreign_and_unoffered_moves_are_refused_to_that_person_alone(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        stranger = await house.person("Eve")
        ply, text = mover.last("ply"), mover.last("view")["offers"][0]["text"]
        before = len(other.frames)
        assert await mover.say(messages.Play(match, ply + 1, text)) == "refused-stale"
        assert await mover.say(messages.Play(match, ply, "fly to the moon")) == "refused-move"
        assert await stranger.say(messages.Play(match, ply, text)) == "refused-no-seat"
        assert await other.say(messages.Play(match, ply, text)) == "refused-turn"
        assert await mover.say(messages.Play("0123456789abcdef", ply, text)) == "refused-no-table"
        assert len(other.frames) == before

    in_a_house(tmp_path, body)


def test_two_clicks_on_the_same_ply_make_one_move(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, _, match = await house.pair()
        ply, text = mover.last("ply"), mover.last("view")["offers"][0]["text"]
        click = messages.Play(match, ply, text)
        answers = await asyncio.gather(mover.say(click), mover.say(click))
        assert sorted(map(str, answers)) == ["None", "refused-stale"]

    in_a_house(tmp_path, body)


def test_a_match_survives_the_house(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            mover, other, match = await house.pair()
            for _ in range(6):
                await step([mover, other], match)
            seen = other.last("number")
        async with sitting(tmp_path) as house:
            again = Person(house, other.known)
            await again.enter(match, seen)
            assert again.last("tellings") == []
            assert again.last("ply") == other.last("ply")
            assert again.last("view") == other.last("view")

    asyncio.run(run())


def test_a_server_that_is_behind_tells_nobody_less_than_they_knew(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        async with sitting(tmp_path) as twin:
            mover, other, match = await house.pair()
            # The twin is awake, and hears nothing of what happens elsewhere.
            async with twin.house.tables.looking_at(match) as table:
                before = table.number
            for _ in range(3):
                await step([mover, other], match)
            assert other.last("number") > before
            again = Person(twin, other.known)
            await again.enter(match, other.last("number"))
            assert again.last("number") == other.last("number")
            assert again.last("tellings") == []
            assert again.last("view") == other.last("view")

    in_a_house(tmp_path, body)


def test_whoever_was_away_hears_exactly_what_came_since(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        seen, ply = other.last("number"), other.last("ply")
        house.house.disconnect(other)
        await mover.play(match)
        again = Person(house, other.known)
        await again.enter(match, seen)
        whole = again.heard[-1]
        assert whole["since"] == ply
        assert len(whole["tellings"]) == whole["ply"] - ply > 0

    in_a_house(tmp_path, body)


def test_against_bots_a_choice_can_be_taken_back(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann = await house.person("Ann")
        match = (await house.open(ann, "niwa", "mn")).match
        await ann.enter(match)
        await house.until(lambda: ann.last("view")["mover"] == 0)
        ply = ann.last("ply")
        await ann.play(match)
        await house.until(lambda: ann.last("view")["mover"] == 0 and ann.last("ply") > ply)
        assert ann.last("table")["undo"] == "free"
        assert await ann.say(messages.Undo(match, ann.last("ply"))) is None
        assert ann.last("ply") == ann.last("since") == ply

    in_a_house(tmp_path, body)


def test_in_a_rated_match_bots_give_nothing_back(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann = await house.person("Ann")
        match = (await house.open(ann, "niwa", "mn", is_rated=True)).match
        await ann.enter(match)
        await house.until(lambda: ann.last("view")["mover"] == 0)
        await ann.play(match)
        while ann.last("table").get("undo") == "free":
            await ann.play(match)
            await house.until(lambda: ann.last("view")["mover"] == 0)
        assert await ann.say(messages.Undo(match, ann.last("ply"))) == "refused-rated"
        assert await ann.say(messages.Hint(match, ann.last("ply"))) == "refused-rated"

    in_a_house(tmp_path, body)


@pytest.mark.parametrize("yes", [True, False])
def test_another_person_is_asked_before_a_move_is_taken_back(tmp_path: Path, yes: bool) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        before = mover.last("ply")
        await mover.play(match)
        while mover.last("view")["mover"] == mover.last("table")["you"]:
            await mover.play(match)
        after = mover.last("ply")
        assert mover.last("table")["undo"] == "ask"
        assert await mover.say(messages.Undo(match, after)) is None
        ask = other.last("table")["asks"][0]
        assert ask["kind"] == "undo"
        assert ask["waits_for"] == [other.last("table")["you"]]
        assert await mover.say(messages.Answer(match, ask["number"], True)) == "refused-no-ask"
        assert await other.say(messages.Answer(match, ask["number"], yes)) is None
        assert (mover.last("ply") < after) is yes
        assert mover.last("ply") >= before
        assert "asks" not in mover.last("table")

    in_a_house(tmp_path, body)


def test_whoever_asked_may_withdraw_it_and_nobody_else_may(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair(clock="move:30s")
        assert await mover.say(messages.Pause(match)) is None
        ask = mover.last("table")["asks"][0]["number"]
        watcher = await house.person("Eve")
        await watcher.enter(match)
        assert await watcher.say(messages.Answer(match, ask, False)) == "refused-no-seat"
        assert await mover.say(messages.Answer(match, ask, False)) is None
        for one in (mover, other):
            assert "asks" not in one.last("table")
        assert await other.say(messages.Answer(match, ask, True)) == "refused-no-ask"
        assert mover.last("table")["status"] == "live"
        # It may be asked again.
        assert await mover.say(messages.Pause(match)) is None
        assert other.last("table")["asks"][0]["number"] > ask

    in_a_house(tmp_path, body)


def test_within_the_own_turn_nobody_is_asked(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        *people, match = await house.pair("namiji")
        for _ in range(200):
            ply = people[0].last("ply")
            mover = await step(people, match)
            if mover.last("ply") == ply + 1 and mover.last("view")["mover"] == mover.last("table")["you"]:
                break
        assert mover.last("table")["undo"] == "free"
        assert await mover.say(messages.Undo(match, ply + 1)) is None
        assert mover.last("ply") == ply

    in_a_house(tmp_path, body)


def test_clocks_run_out_and_the_seat_forfeits(tmp_path: Path) -> None:
    hands = Hands()

    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair(clock="move:30s")
        hands.ahead = 20_000
        assert await mover.say(messages.Enter(match)) is None
        clock = mover.last("table")["seats"][mover.last("table")["you"]]["clock"]
        assert clock["left_ms"] == 10_000
        assert clock["runs"]
        hands.ahead = 31_000
        assert await mover.play(match) == "refused-over"
        assert other.last("table")["result"] == {
            "reason": "time",
            "winners": [other.last("table")["you"]],
            "scores": other.last("table")["result"]["scores"],
        }

    in_a_house(tmp_path, body, hands)


def test_a_clock_runs_out_though_nobody_asks_and_a_bot_plays_on(tmp_path: Path) -> None:
    hands = Hands()

    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair(clock="fischer:60s+5s", on_timeout="bot")
        hands.ahead = 61_000
        await house.until(lambda: "stand_in" in other.last("table")["seats"][mover.last("table")["you"]])
        await house.until(lambda: other.last("view")["mover"] == other.last("table")["you"])
        assert match

    in_a_house(tmp_path, body, hands, sweep_seconds=0.02)


def test_clocks_stand_still_while_the_house_is_closed(tmp_path: Path) -> None:
    hands = Hands()

    async def run() -> None:
        async with sitting(tmp_path, hands) as house:
            mover, _, match = await house.pair(clock="move:30s")
        hands.ahead = 3_600_000
        async with sitting(tmp_path, hands) as house:
            again = Person(house, mover.known)
            await again.enter(match)
            clock = again.last("table")["seats"][again.last("table")["you"]]["clock"]
            assert clock["left_ms"] == 30_000
            assert await again.play(match) is None

    asyncio.run(run())


def test_a_pause_needs_everybody_and_stops_the_clocks(tmp_path: Path) -> None:
    hands = Hands()

    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair(clock="move:30s")
        assert await mover.say(messages.Pause(match)) is None
        ask = other.last("table")["asks"][0]["number"]
        assert await other.say(messages.Answer(match, ask, True)) is None
        assert mover.last("table")["status"] == "paused"
        assert await mover.play(match) == "refused-paused"
        hands.ahead = 3_600_000
        assert await other.say(messages.Resume(match)) is None
        assert mover.last("table")["status"] == "live"
        assert await mover.play(match) is None

    in_a_house(tmp_path, body, hands)


def test_an_absent_player_is_replaced_and_retakes_the_seat(tmp_path: Path) -> None:
    hands = Hands()

    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        seat = mover.last("table")["you"]
        house.house.disconnect(mover)
        assert await other.say(messages.Absent(match, seat, "bot", "novice")) == "refused-here"
        hands.ahead = 61_000
        await house.until(lambda: other.last("table")["seats"][seat].get("is_away_too_long", False))
        assert await other.say(messages.Absent(match, seat, "bot", "novice")) is None
        assert other.last("table")["seats"][seat]["stand_in"] == "novice"
        await house.until(lambda: other.last("view")["mover"] == other.last("table")["you"])
        again = Person(house, mover.known)
        await again.enter(match)
        await house.until(lambda: "stand_in" not in other.last("table")["seats"][seat])
        assert again.last("table")["you"] == seat

    in_a_house(tmp_path, body, hands, sweep_seconds=0.02)


def test_the_others_may_end_a_match_somebody_left(tmp_path: Path) -> None:
    hands = Hands()

    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        house.house.disconnect(mover)
        hands.ahead = 61_000
        assert await other.say(messages.Absent(match, mover_seat(other), "end")) is None
        result = other.last("table")["result"]
        assert result["reason"] == "absent"
        assert result["winners"] == []

    in_a_house(tmp_path, body, hands)


def mover_seat(person: Person) -> int:
    return int(person.last("view")["mover"])


def test_resigning_ends_a_match_of_two(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        assert await other.say(messages.Resign(match)) is None
        assert mover.last("table")["result"]["winners"] == [mover.last("table")["you"]]
        assert await mover.play(match) == "refused-over"
        record = (await looked(house, match)).record(with_seed=True)
        assert taku.Match.verify(record).log.header.seed is not None

    in_a_house(tmp_path, body)


async def looked(house: Sitting, match: str) -> Any:
    async with house.house.tables.looking_at(match) as table:
        return table.playing


def test_with_three_seats_a_bot_plays_on_for_who_resigned_and_that_seat_cannot_win(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        opened = await house.open(ann, "namiji", "mon")
        await house.sit(bob, opened)
        await ann.enter(opened.match)
        await bob.enter(opened.match)
        assert await bob.say(messages.Resign(opened.match)) is None
        table = ann.last("table")
        assert table["status"] == "live"
        assert table["seats"][1]["stand_in"]
        assert table["seats"][1]["has_resigned"]
        while ann.last("table")["status"] == "live":
            await house.until(lambda: ann.last("view")["mover"] in (0, -2) or ann.last("table")["status"] == "over")
            if ann.last("table")["status"] == "live":
                assert await ann.play(opened.match) is None
        assert 1 not in ann.last("table")["result"]["winners"]

    in_a_house(tmp_path, body)


def test_chat_is_heard_limited_muted_and_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # So slow that nothing is added to what may be said while the test runs.
    monkeypatch.setattr(attending, "CHAT_RATE", 1e-6)

    async def body(house: Sitting) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        opened = await house.open(ann, "niwa", "mo")
        await house.sit(bob, opened)
        match = opened.match
        for person in (ann, bob):
            await person.enter(match)
        assert await bob.say(messages.Say(match, "good  luck")) is None
        assert ann.last("lines")[0]["text"] == "good luck"
        number = ann.last("lines")[0]["number"]
        assert await ann.say(messages.Report(match, number)) is None
        assert await ann.say(messages.Report(match, 10_000)) == "refused-no-line"
        assert await bob.say(messages.Mute(match, ann.player or "", True, everybody=True)) == "refused-host"
        assert await ann.say(messages.Mute(match, bob.player or "", True, everybody=True)) is None
        assert await bob.say(messages.Say(match, "hello")) == "refused-muted"
        assert [await ann.say(messages.Say(match, "x")) for _ in range(9)][-1] == "refused-too-much"

    in_a_house(tmp_path, body)


def test_who_mutes_somebody_for_oneself_hears_the_others(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann, bob, match = await house.pair()
        watcher = await house.person("Wim")
        await watcher.enter(match)
        await watcher.say(messages.Mute(match, ann.player or "", True))
        await ann.say(messages.Say(match, "secret plan"))
        await bob.say(messages.Say(match, "hello"))
        assert b"secret plan" not in b"".join(watcher.frames)
        assert b"hello" in b"".join(watcher.frames)

    in_a_house(tmp_path, body)


def test_a_rematch_rotates_the_seats_and_leads_both_to_one_table(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        assert await mover.say(messages.Rematch(match)) == "refused-not-over"
        await mover.say(messages.Resign(match))
        await asyncio.gather(mover.say(messages.Rematch(match)), other.say(messages.Rematch(match)))
        again = mover.last("table")["rematch"]
        assert other.last("table")["rematch"] == again
        seat = mover.last("table")["you"]
        await mover.enter(again)
        assert mover.last("table")["you"] == 1 - seat

    in_a_house(tmp_path, body)


def test_several_own_seats_are_shown_one_after_the_other(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann = await house.person("Ann")
        match = (await house.open(ann, "nautilus", "mm")).match
        await ann.enter(match)
        seen = set()
        for _ in range(12):
            view = ann.last("view")
            assert view["seat"] == view["mover"] == ann.last("table")["you"]
            seen.add(view["seat"])
            assert await ann.play(match) is None
        assert seen == {0, 1}

    in_a_house(tmp_path, body)


def test_a_finished_match_gives_its_record_and_the_dice_can_be_checked(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair("nautilus")
        commitment = mover.last("table")["commitment"]
        await play_out([mover, other], match)
        table = mover.last("table")
        record = (await looked(house, match)).record(with_seed=True)
        checked = taku.Match.verify(record)
        assert checked.is_over
        assert checked.log.header.seed == table["seed"]
        assert checked.log.header.commitment == commitment
        assert table["result"]["winners"] == checked.winners()

    in_a_house(tmp_path, body)


def test_bots_alone_finish_by_themselves(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann = await house.person("Ann")
        match = (await house.open(ann, "niwa", "nn")).match
        await ann.enter(match)
        await house.until(lambda: ann.last("table")["status"] == "over")

    in_a_house(tmp_path, body)


def test_a_restart_wakes_bots_that_were_thinking(tmp_path: Path) -> None:
    async def run() -> None:
        async with sitting(tmp_path) as house:
            ann = await house.person("Ann")
            match = (await house.open(ann, "niwa", "nn")).match
        async with sitting(tmp_path) as house:
            again = Person(house, ann.known)
            await again.enter(match)
            await house.until(lambda: again.last("table")["status"] == "over")

    asyncio.run(run())


def test_a_record_becomes_a_table_to_go_on_from(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        match = taku.Match(taku.find("nautilus"), seats=2, seed="7")
        for _ in range(10):
            match.play(match.offers()[0])
        ann = await house.person("Ann")
        assert ann.known is not None
        form = ImportForm(match.log.text, [SeatForm("me"), SeatForm("bot", "novice")], ply=9)
        opened = await house.lobby.import_record(ann.known, form)
        await ann.enter(opened.match, 0)
        assert ann.last("ply") >= 9
        assert len(ann.last("tellings")) == ann.last("ply")
        with pytest.raises(Refusal, match="line 2") as found:
            await house.lobby.import_record(
                ann.known, ImportForm(match.log.text.replace("0 . ", "0 . x", 1), form.seats)
            )
        assert (found.value.label.key, found.value.label.args["line"]) == ("refused-record", 2)
        with pytest.raises(Refusal, match="edition") as found:
            await house.lobby.import_record(
                ann.known, ImportForm(match.log.text.replace('"edition":1', '"edition":99', 1), form.seats)
            )
        assert found.value.label.key == "refused-record"
        with pytest.raises(Refusal, match="999 is too far"):
            await house.lobby.import_record(ann.known, ImportForm(match.log.text, form.seats, ply=999))

    in_a_house(tmp_path, body)


def test_a_finished_record_makes_up_no_bot_and_can_be_played_again(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        match = taku.Match(taku.find("nautilus"), seats=2, seed="7")
        while not match.is_over:
            match.play(match.offers()[0])
        ann = await house.person("Ann")
        assert ann.known is not None
        form = ImportForm(match.log.text, [SeatForm("me"), SeatForm("bot", "novice")])
        opened = await house.lobby.import_record(ann.known, form)
        await ann.enter(opened.match, 0)
        assert ann.last("table")["seats"][1] == {"kind": "bot"}
        await ann.enter(await house.lobby.rematch(ann.known, opened.match))
        assert [seat.get("level") for seat in ann.last("table")["seats"]] == ["adept", None]

    in_a_house(tmp_path, body)


def test_invitations_let_in_once_each_and_strangers_not_at_all(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann, bob, eve = [await house.person(name) for name in ("Ann", "Bob", "Eve")]
        assert eve.known is not None
        opened = await house.open(ann, "niwa", "mo")
        with pytest.raises(Refusal, match="by invitation"):
            await house.lobby.sit(eve.known, opened.match, SitForm())
        with pytest.raises(Refusal, match="link is not valid"):
            await house.lobby.sit(eve.known, opened.match, SitForm(code="0" * 36))
        await house.sit(bob, opened, seat=1)
        await house.sit(bob, opened, seat=1)
        with pytest.raises(Refusal, match="All seats are taken"):
            await house.sit(eve, opened, seat=1)

    in_a_house(tmp_path, body)


def test_whoever_is_not_at_a_new_table_yet_has_the_grace_time_to_come(tmp_path: Path) -> None:
    hands = Hands()

    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        hands.ahead = 3_600_000
        assert await mover.say(messages.Resign(match)) is None
        assert mover.known is not None
        again = await house.lobby.rematch(mover.known, match)
        await mover.enter(again)
        seat = next(index for index, one in enumerate(mover.last("table")["seats"]) if one["name"] == other.name)
        assert "is_away_too_long" not in mover.last("table")["seats"][seat]
        assert await mover.say(messages.Absent(again, seat, "end")) == "refused-here"
        hands.ahead += 61_000
        assert await mover.say(messages.Absent(again, seat, "end")) is None

    in_a_house(tmp_path, body, hands)


def test_people_around_one_device_have_names_of_their_own(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann = await house.person("Ann")
        assert ann.known is not None
        assert ann.player is not None
        seats = [SeatForm("me"), SeatForm("me", name="  Bo  Bell ")]
        match = (await house.lobby.open(ann.known, TableForm(game="niwa", seats=seats))).match
        listed = await house.lobby.listed(await house.house.store.list_of(ann.player), ann.player)
        assert [seat.name for seat in listed[0].seats] == ["Ann", "Bo Bell"]
        await ann.enter(match)
        assert [seat["name"] for seat in ann.last("table")["seats"]] == ["Ann", "Bo Bell"]
        assert await ann.say(messages.Resign(match)) is None
        await ann.enter(await house.lobby.rematch(ann.known, match))
        assert [seat["name"] for seat in ann.last("table")["seats"]] == ["Bo Bell", "Ann"]
        with pytest.raises(Refusal, match="at least one visible letter"):
            await house.lobby.open(
                ann.known, TableForm(game="niwa", seats=[SeatForm("me"), SeatForm("me", name="\u200b")])
            )

    in_a_house(tmp_path, body)


def test_lists_say_who_has_won(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair()
        assert mover.player is not None
        assert await mover.say(messages.Resign(match)) is None
        listed = await house.lobby.listed(await house.house.store.list_of(mover.player), mover.player)
        assert [(card.status, card.winners) for card in listed] == [("over", [other.last("table")["you"]])]

    in_a_house(tmp_path, body)


def test_at_a_public_table_one_sits_and_stands_freely(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        assert bob.known is not None
        match = (await house.open(ann, "namiji", "moo", is_public=True)).match
        await house.lobby.sit(bob.known, match, SitForm(seat=2))
        card = await house.lobby.card(match, bob.player)
        assert [seat.name for seat in card.seats] == ["Ann", "", "Bob"]
        assert card.you == 2
        await house.lobby.stand(bob.known, match)
        listed = await house.lobby.listed(await house.house.store.list_public(), None)
        assert [seat.kind for seat in listed[0].seats] == ["person", "open", "open"]

    in_a_house(tmp_path, body)


def test_a_hint_weighs_the_offers(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair("niwa")
        assert await other.say(messages.Hint(match, other.last("ply"))) == "refused-turn"
        assert await mover.say(messages.Hint(match, mover.last("ply"))) is None
        offers = {offer["text"] for offer in mover.last("view")["offers"]}
        assert {one["text"] for one in mover.heard[-1]["offers"]} <= offers

    in_a_house(tmp_path, body)


def test_one_can_look_back_and_hear_again(tmp_path: Path) -> None:
    async def body(house: Sitting) -> None:
        mover, other, match = await house.pair("nautilus")
        first = mover.last("view")
        ply = mover.last("ply")
        await mover.play(match)
        assert await mover.say(messages.Look(match, ply)) is None
        assert mover.heard[-1]["view"] == first
        assert await mover.say(messages.Look(match, 9_999)) == "refused-stale"
        assert await other.say(messages.Hear(match, 0, 9_999)) is None
        assert len(other.heard[-1]["tellings"]) == other.last("ply")

    in_a_house(tmp_path, body)
