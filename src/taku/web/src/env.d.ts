/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:titles' {
  /** By game, then by language. */
  const titles: Record<string, Record<string, { title: string; blurb: string }>>;
  export default titles;
}
