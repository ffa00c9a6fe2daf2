import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { eager } from './src/taku/web/build/eager.ts';
import { titles } from './src/taku/web/build/titles.ts';
import { worker } from './src/taku/web/build/worker.ts';

const house = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.TAKU_SERVER ?? 'http://127.0.0.1:8477';

/** What leads to it comes along. */
const HOUSE = /\/web\/src\/(App\.svelte|sound\.ts|stages\.svelte\.ts|stamp\.ts|parts\/(Glyph|Room)\.svelte)$/;

export default defineConfig({
  root: house('src/taku/web'),
  plugins: [
    svelte({ configFile: house('svelte.config.js') }),
    titles(house('src/taku/games')),
    worker(house('src/taku/web/build/sw.js')),
    eager(),
  ],

  server: {
    fs: { allow: [house('src/taku'), house('node_modules')] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: {
    outDir: house('src/taku/web/dist'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // The page is served under a policy that allows no inline data but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs, and the small things that most need soon, travels in one piece: a request costs more than
    // the few bytes that somebody may not have needed.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'house', test: HOUSE }] } } },
  },
  test: {
    root: house('.'),
    environment: 'jsdom',
    include: ['src/taku/web/src/**/*.test.ts', 'src/taku/games/*/web/**/*.test.ts'],
    // Far more than any test needs: a busy machine makes them slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
  // Without this, tests would be given the server's half of Svelte.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
