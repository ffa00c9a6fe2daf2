/** What Nautilus brings to the table: its board, and what listeners are told. */
export { aloud } from './aloud';
export { default } from './Board.svelte';
