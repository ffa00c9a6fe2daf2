/** The board of Namiji, as the page finds it, and in which order its points are told. */
export { default } from './Board.svelte';
export { CATEGORIES as categories } from './types';
