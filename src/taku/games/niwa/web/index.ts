/** What Niwa brings to the table. */
export { default } from './Board.svelte';
