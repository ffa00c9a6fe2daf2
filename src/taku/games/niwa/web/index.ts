/** What Niwa brings to the page. */
export { default } from './Board.svelte';
export { default as cover } from './Cover.svelte';
