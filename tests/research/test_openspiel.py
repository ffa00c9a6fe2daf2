"""The games in OpenSpiel: its own checks, its bots, and what may be known in an information state."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from waiting import HANG_SECONDS

import taku
from taku.kernel.errors import BadSetup
from taku.kernel.log import Entry
from taku.record import read_record
from taku.research import openspiel

SOURCE = Path(__file__).parents[2] / "src" / "taku" / "games"
PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
GAMES = [
    "taku_hush",
    "taku_nautilus",
    "taku_nautilus(piles=hidden,length=all,first=_1)",
    "taku_niwa",
    "taku_niwa(garden=wild,placement=open)",
    "taku_namiji",
    "taku_namiji(players=3,direction=counterclockwise)",
    "taku_namiji(players=5)",
]


def advance(state: Any, decisions: int, seed: int = 1) -> Any:
    """Random play up to a pause of a seat after so many decisions, or to the end."""
    dice = random.Random(seed)
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    return state


def start(name: str, decisions: int = 0, seed: int = 1) -> Any:
    return advance(pyspiel.load_game(name).new_initial_state(), decisions, seed)


def test_every_game_is_registered_once(registered: list[str]) -> None:
    assert registered == ["taku_namiji", "taku_nautilus", "taku_niwa", "taku_hush"]
    assert openspiel.register() == registered[:3]
    assert set(registered) <= set(pyspiel.registered_names())


def test_a_program_that_registered_games_ends_in_peace() -> None:
    """OpenSpiel lets go of its games after Python has ended; that used to be a crash."""
    script = "from taku.research import openspiel; openspiel.register()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=HANG_SECONDS)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_the_simulation_test(name: str) -> None:
    # Reading a state plays its match again, and random matches of Niwa are long: it has a test of its own below.
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize="niwa" not in name, verbose=False)


def golden(game: str) -> tuple[str, list[Entry]]:
    """The shortest golden match of a game with its own box: what to load, and the entries."""
    records = [read_record(path.read_text(encoding="utf-8")) for path in (SOURCE / game).glob("tests/golden/*.log")]
    records = [record for record in records if max(map(len, record[0].setup.values())) < 20]
    header, entries = min(records, key=lambda record: len(record[1]))
    choices = {key: value for key, value in header.setup.items() if key != taku.find(game).box_key()}
    written = [f"{key}={'_' if value.isdigit() else ''}{value}" for key, value in choices.items()]
    return f"taku_{game}({','.join([f'players={header.seats}', *written])})", entries


def checksum(tensor: Any, name: str, max_cols: int = 0) -> list[str]:  # noqa: ARG001
    """A tensor in one line instead of thousands of digits."""
    return [f"{name}: {zlib.crc32(np.asarray(tensor, np.float32).tobytes()):08x}"]


@pytest.mark.parametrize("game", ["nautilus", "niwa", "namiji"])
def test_a_playthrough_is_repeated(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A golden match of the game, as OpenSpiel writes it down: states, observations and legal actions."""
    # Most of the time would be spent on writing tensors; the stored playthrough below has them in full.
    monkeypatch.setattr(generate_playthrough, "_format_tensor", checksum)
    name, entries = golden(game)
    catalogue = pyspiel.load_game(name).table.catalogue
    moves = [catalogue.find(entry.text) for entry in entries]
    actions = [move.number for move in moves if move is not None]
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(name, action_sequence=actions, seed=3), encoding="utf-8")
    original, again = generate_playthrough.replay(path)
    assert again == original
    assert len(actions) == len(entries) == original.count("\naction: ")


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_stored_playthrough_is_repeated(path: Path) -> None:
    original, again = generate_playthrough.replay(path)
    assert again == original


def test_a_game_says_what_it_is() -> None:
    game = pyspiel.load_game("taku_namiji(players=4)")
    kind = game.get_type()
    assert (kind.min_num_players, kind.max_num_players, game.num_players()) == (2, 5, 4)
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1 / 3, 1, 0)
    assert game.num_distinct_actions() == game.max_chance_outcomes() == len(game.table.catalogue)
    assert game.max_game_length() == game.max_chance_nodes_in_history() == game.table.game.longest


def test_choices_are_parameters_and_numbers_carry_a_sign() -> None:
    game = pyspiel.load_game("taku_nautilus(first=_1,length=all)")
    assert game.table.setup == {"first": "1", "length": "all", "piles": "open"}
    assert str(game) == "taku_nautilus(first=_1,length=all,piles=open,players=2)"
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert "box" not in pyspiel.load_game("taku_namiji").get_parameters()


@pytest.mark.parametrize("name", ["taku_nautilus(players=3)", "taku_niwa(mirror=perhaps)", "taku_niwa(garden=moon)"])
def test_wrong_choices_are_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        pyspiel.load_game(name)


def test_actions_are_numbers_of_the_catalogue_and_outcomes_have_their_weights() -> None:
    state = start("taku_nautilus", 5)
    table = state.position.table
    assert [table.catalogue[action].text for action in state.legal_actions()] == [
        state.action_to_string(action) for action in state.legal_actions()
    ]
    assert state.legal_actions() == sorted(state.legal_actions())
    domains = pyspiel.load_game("taku_nautilus(first=_0)").new_initial_state()
    assert {round(30 * chance) for _, chance in domains.chance_outcomes()} == {1, 4}


@pytest.mark.parametrize("name", GAMES)
def test_results_add_up_to_nothing(name: str) -> None:
    state = start(name, 10_000)
    assert state.is_terminal()
    winners = state.position.table.game.winners(state.position.state)
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert [seat for seat, worth in enumerate(returns) if worth == max(returns)] == winners


def test_a_state_has_one_attribute_and_its_clones_go_their_own_way() -> None:
    state = start("taku_nautilus", 6)
    assert [*vars(state)] == ["position"]
    twin = state.clone()
    assert twin.position.state is state.position.state, "nothing is copied before somebody moves"
    before = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(twin)
    assert state.information_state_string(0) == twin.information_state_string(0)


def known(state: Any, player: int) -> tuple[str, str, list[float], list[float]]:
    """All that OpenSpiel lets a player know."""
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    )


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_what_the_player_knows_and_changes_what_it_does_not(name: str) -> None:
    differs = False
    sampler = random.Random(5).random
    for decisions in (1, 2, 4, 20, 60):
        state = start(name, decisions)
        for player in range(state.num_players()):
            twin = state.resample_from_infostate(player, sampler)
            assert known(twin, player) == known(state, player)
            assert twin.current_player() == state.current_player()
            differs = differs or str(twin) != str(state)
            advance(twin, 3)
            assert twin.information_state_string(player).startswith(state.information_state_string(player))
    assert differs or "placement=open" in name, "something is hidden in every game but Niwa with an open placement"


def test_what_others_heard_in_secret_stays_in_the_true_match() -> None:
    state = start("taku_hush", 1)
    true = state.information_state_string(1)
    imagined = [state.resample_from_infostate(0, random.Random(seed).random) for seed in range(30)]
    texts = {twin.information_state_string(1) for twin in imagined}
    assert len(texts) > 3
    assert true not in texts
    assert all('"key":"deal"' in true and '"key":"deal"' not in text for text in texts)


@pytest.mark.parametrize("name", GAMES)
def test_states_survive_being_written(name: str) -> None:
    state = start(name, 12)
    imagined = advance(state.resample_from_infostate(0, random.Random(2).random), 2)
    for original in (state, imagined):
        for copy in (
            pickle.loads(pickle.dumps(original)),
            original.get_game().deserialize_state(original.serialize()),
        ):
            assert str(copy) == str(original)
            assert copy.history() == original.history()
            for player in range(copy.num_players()):
                assert copy.information_state_string(player) == original.information_state_string(player)


def test_observers_are_for_a_seat_a_watcher_or_the_secret_part() -> None:
    state = start("taku_hush", 1)
    game, kind, privacy = state.get_game(), pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = game.make_py_observer(kind(perfect_recall=True, private_info=privacy.NONE))
    public.set_from(state, 0)
    tensor = public.tensor.copy()
    public.set_from(state, 1)
    assert np.array_equal(public.tensor, tensor)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"key":"deal"' not in public.string_from(state, 0)
    secret = game.make_py_observer(kind(public_info=False, perfect_recall=False))
    assert (secret.tensor, set(secret.string_from(state, 1).split('"')[1::2])) >= (None, {"seat", "hand"})
    assert game.make_py_observer({}).string_from(state, 0) == state.observation_string(0)
    for refused in (
        kind(perfect_recall=False, private_info=privacy.ALL_PLAYERS),
        kind(public_info=False, perfect_recall=False, private_info=privacy.NONE),
        kind(public_info=False, perfect_recall=True),
    ):
        with pytest.raises(ValueError, match="observe"):
            game.make_py_observer(refused)


@pytest.mark.parametrize("name", ["taku_nautilus", "taku_niwa", "taku_namiji(players=3)"])
def test_bots_of_openspiel_play(name: str) -> None:
    game, state = pyspiel.load_game(name), start(name, 7)
    rng = np.random.RandomState(3)
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 1.4, 20, 100, False, 7, False)
    # Its `step` lets go of Python's lock and then copies Python states: in OpenSpiel 2.0 that ends the process.
    assert compiled.mcts_search(state).best_child().action in state.legal_actions()
    bots: list[Any] = [
        mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, rng), random_state=rng),
        mcts.MCTSBot(game, 1.4, 40, openspiel.PlayoutEvaluator(2, seed=1), random_state=rng),
        ismcts.ISMCTSBot(game, openspiel.PlayoutEvaluator(seed=1), 1.4, 40, random_state=rng),
    ]
    for bot in bots:
        action = bot.step(state)
        assert action in state.legal_actions()
        advance(state, 0)
        state.apply_action(action)
        advance(state, 0)


def test_our_rollouts_are_worth_what_theirs_are() -> None:
    state = start("taku_hush", 3)
    ours = openspiel.PlayoutEvaluator(400, seed=1).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(400, np.random.RandomState(1)).evaluate(state)
    assert ours == pytest.approx(theirs, abs=0.2)
    evaluator = openspiel.PlayoutEvaluator()
    for pause in (state, pyspiel.load_game("taku_hush").new_initial_state()):
        assert sum(chance for _, chance in evaluator.prior(pause)) == pytest.approx(1)
