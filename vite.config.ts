import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootPlugin } from './scripts/vite/bootPlugin.ts';
import { callsPlugin } from './scripts/vite/callsPlugin.ts';
import { chunksPlugin } from './scripts/vite/chunksPlugin.ts';
import { fontsPlugin } from './scripts/vite/fontsPlugin.ts';
import { iconsPlugin } from './scripts/vite/iconsPlugin.ts';
import { routerPlugin } from './scripts/vite/routerPlugin.ts';
import { screensPlugin } from './scripts/vite/screensPlugin.ts';
import { themePlugin } from './scripts/vite/themePlugin.ts';
import { validatorPlugin } from './scripts/vite/validatorPlugin.ts';
import { zipPlugin } from './scripts/vite/zipPlugin.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    callsPlugin(),
    routerPlugin(),
    screensPlugin(),
    iconsPlugin(),
    fontsPlugin(),
    validatorPlugin(),
    themePlugin(),
    chunksPlugin(),
    bootPlugin(),
    zipPlugin(),
  ],
  resolve: {
    alias: {
      'object.entries': resolve('scripts/vite/native/entries.cjs'),
      'query-string': resolve('scripts/vite/native/queryString.ts'),
      'markdown-to-jsx/react': resolve('scripts/vite/native/markdown.ts'),
      'lodash/isEqual.js': resolve('scripts/vite/native/isEqual.ts'),
      // Development also loads Ajv, which asks more of its reader of addresses; the built console has no Ajv.
      ...(command === 'build' && { 'fast-uri': resolve('scripts/vite/native/fastUri.ts') }),
    },
  },
  html: { cspNonce: '__CSP_NONCE__' },
  // Vite would look for packages in every page of the folder; the yardsticks of the bench have packages of their own.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    sourcemap: false,
    // An inlined asset would be a data: address, which the content security policy refuses for scripts and styles.
    assetsInlineLimit: 0,
    // The server names in each page what it needs, and what comes later is brought before it is asked for.
    modulePreload: false,
  },
}));
