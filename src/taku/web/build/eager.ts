/** Tells browsers to compile a whole script while it comes in, beside the page, not piece by piece while it is drawn. */
import type { Plugin } from 'vite';

/** Counts only as the first thing in a file, so it is written when everybody else has had their turn. */
const AT_ONCE = '//# allFunctionsCalledOnLoad\n';

export function eager(): Plugin {
  return {
    name: 'taku-eager',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = AT_ONCE + file.code;
      },
    },
  };
}
