import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/**
 * The page is served under a policy that allows no style in markup. What a component writes as a plain style
 * attribute becomes directives, which are set through the CSSOM.
 */
const styleDirectives = {
  name: 'style-directives',
  markup: ({ content }) => ({
    code: content.replace(/(\s)style="([^"{}]+)"/g, (_, space, rules) =>
      rules
        .split(';')
        .map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()))
        .filter(([name]) => name)
        .map(([name, value]) => `${space}style:${name}="${value}"`)
        .join(''),
    ),
  }),
};

export default {
  preprocess: [styleDirectives, vitePreprocess()],
  compilerOptions: { runes: true },
};
