import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startRouting } from './lib/router.svelte';

// After an update of the server a part of the old page may be gone: then the new page is loaded, once.
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem('ludarium.renewed') ?? 0) < 10_000) return;
  sessionStorage.setItem('ludarium.renewed', String(Date.now()));
  location.reload();
});

startRouting();
mount(App, { target: document.getElementById('app')! });
