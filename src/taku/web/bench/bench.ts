/** Shows a board over recorded views: /bench/?game=niwa&fixture=short&ply=12&seat=0&theme=dark&language=fr. */
import { mount } from 'svelte';
import '../src/house.css';
import Bench from './Bench.svelte';
import Index from './Index.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
mount(asked.has('game') ? Bench : Index, { target: document.getElementById('bench')! });
