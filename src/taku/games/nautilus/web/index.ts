/** What Nautilus brings to the page: its board and its cover. */
export { default } from './Board.svelte';
export { default as cover } from './Cover.svelte';
