import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is built once into the package, where the server finds it; messages come from the library's own Fluent files.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@text': new URL('../src/ludarium/text', import.meta.url).pathname } },
  build: {
    outDir: '../src/ludarium/server/static',
    emptyOutDir: true,
    manifest: true, // tools/web.py reads from it what the first page loads
    target: ['es2022', 'chrome123', 'firefox121', 'safari17.5'], // those understand light-dark()
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
  },
  // The server compares Origin with Host, so the proxy must not put the server's own name in (a plain string would).
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', changeOrigin: false } }, fs: { allow: ['..'] } },
  test: { testTimeout: 60_000 }, // milliseconds: a machine may be busy, and no test is about its speed
});
