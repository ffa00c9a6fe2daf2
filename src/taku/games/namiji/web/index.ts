/** The board of Namiji, as the page finds it. */
export { default } from './Board.svelte';
