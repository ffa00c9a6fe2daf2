/** The board of Namiji and its cover, as the page finds them. */
export { default } from './Board.svelte';
export { default as cover } from './Cover.svelte';
