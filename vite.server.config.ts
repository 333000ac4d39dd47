import { defineConfig } from 'vite';
import { codeNamesPlugin } from './scripts/vite/codeNamesPlugin.ts';

/** The server as one module of our own code; packages stay in node_modules. */
export default defineConfig({
  plugins: [codeNamesPlugin()],
  build: {
    ssr: 'backend/server.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
});
