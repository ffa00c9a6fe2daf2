import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/**
 * The page is served under a policy that allows no style in markup. What a component writes as a plain style
 * attribute becomes directives, which are set through the CSSOM.
 */
const styleDirectives = {
  name: 'style-directives',
  markup: ({ content }) => ({
    code: content.replace(/<script[^]*?<\/script>|(\s)style="([^"{}]+)"/g, (found, space, rules) =>
      rules === undefined ? found : rules.split(';').map((rule) => directive(space, rule)).join(''),
    ),
  }),
};

function directive(space, rule) {
  const [name, value] = rule.split(/:(.*)/s).map((part) => part.trim());
  return name ? `${space}style:${name}="${value}"` : '';
}

export default {
  preprocess: [styleDirectives, vitePreprocess()],
  compilerOptions: { runes: true },
};
