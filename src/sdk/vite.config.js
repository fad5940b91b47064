import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** One small file for `npm pack`; its types are made by tsc. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  build: {
    lib: { entry: 'index.ts', formats: ['es'], fileName: 'index' },
    target: 'es2022',
    // with the text of the sources, which the archive does not hold
    sourcemap: true,
    rollupOptions: { output: { minify: true } },
    emptyOutDir: true,
  },
});
