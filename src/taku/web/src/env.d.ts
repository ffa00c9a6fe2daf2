/// <reference types="svelte" />
/// <reference types="vite/client" />
declare const TAKU_VERSION: string;
