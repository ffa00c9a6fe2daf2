/** What Nautilus brings to the page: its board, its cover, and what listeners are told. */
export { aloud } from './aloud';
export { default } from './Board.svelte';
export { default as cover } from './Cover.svelte';
