/** Writes the service worker with the names of everything that was built, and the version into the page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function worker(source: string): Plugin {
  return {
    name: 'taku-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort();
        const version = createHash('sha256').update(built.join()).digest('hex').slice(0, 12);
        const head = `const VERSION = '${version}';\nconst BUILT = ${JSON.stringify(built.map((name) => `/${name}`))};\n`;
        const page = bundle['index.html'];
        if (page?.type === 'asset') page.source = String(page.source).replace('%TAKU_VERSION%', version);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(source, 'utf-8') });
      },
    },
  };
}
