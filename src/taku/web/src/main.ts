/** Opens the page. */
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './house.svelte';
import { keepPageLater } from './shelf';

mount(App, { target: document.getElementById('app')! });

// A chunk of an older build is gone from the server: only a fresh page helps.
addEventListener('vite:preloadError', () => (house.isOld = true));

if (import.meta.env.PROD && 'serviceWorker' in navigator) keepPageLater();
