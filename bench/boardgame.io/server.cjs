// The peer of `taku bench serve`: boardgame.io's own server with its default store and a small game for two, the same
// that `small.py` is for ours.
const { Server } = require("boardgame.io/server");

const Small = {
  name: "small",
  setup: () => ({ cells: Array(9).fill(null), beads: [[3, 3, 3], [3, 3, 3]] }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

Server({ games: [Small], origins: [/.*/] }).run(Number(process.argv[2]));
