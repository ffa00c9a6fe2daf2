import { mount } from 'svelte';
import './house.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
