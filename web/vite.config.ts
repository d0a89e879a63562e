import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page is built once into the package, where the server finds it; messages come from the library's own Fluent files.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@text': new URL('../src/tarn/text', import.meta.url).pathname } },
  build: { outDir: '../src/tarn/server/static', emptyOutDir: true, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
});
