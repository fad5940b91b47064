import { defineConfig } from 'vite';
import { domainData } from '../../domain-data.vite.js';

// The page of the reference web application: hashed files, no inline script or style.
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: 'public',
  logLevel: 'warn',
  plugins: [domainData()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../../dist/reference-app',
    emptyOutDir: true,
    target: 'es2023',
    // inlined files would need data: in the policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // the story, and bytes that are tried by hand
    rolldownOptions: { input: ['index.html', 'own.html'].map((name) => `${import.meta.dirname}/${name}`) },
  },
});
