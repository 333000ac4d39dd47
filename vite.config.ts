import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootPlugin } from './scripts/vite/bootPlugin.ts';
import { callsPlugin } from './scripts/vite/callsPlugin.ts';
import { commonPasswordsPlugin } from './scripts/vite/commonPasswordsPlugin.ts';
import { chunksPlugin } from './scripts/vite/chunksPlugin.ts';
import { fontsPlugin } from './scripts/vite/fontsPlugin.ts';
import { iconsPlugin } from './scripts/vite/iconsPlugin.ts';
import { importAgainPlugin } from './scripts/vite/importAgainPlugin.ts';
import { screensPlugin } from './scripts/vite/screensPlugin.ts';
import { textsPlugin } from './scripts/vite/textsPlugin.ts';
import { validatorPlugin } from './scripts/vite/validatorPlugin.ts';
import { zipPlugin } from './scripts/vite/zipPlugin.ts';

export default defineConfig({
  plugins: [
    react(),
    callsPlugin(),
    commonPasswordsPlugin(),
    screensPlugin({ isHindiApart: true }),
    iconsPlugin(),
    fontsPlugin(),
    textsPlugin(),
    validatorPlugin(),
    chunksPlugin(),
    importAgainPlugin(),
    bootPlugin(),
    zipPlugin(),
  ],
  resolve: {
    alias: {
      'object.entries': resolve('scripts/vite/nativeEntries.cjs'),
      'hoist-non-react-statics': resolve('scripts/vite/noStatics.cjs'),
      hasown: resolve('scripts/vite/nativeHasOwn.cjs'),
      'lodash/union.js': resolve('scripts/vite/nativeUnion.cjs'),
      'query-string': resolve('scripts/vite/nativeQueryString.mjs'),
      'jsonexport/dist/index.js': resolve('scripts/vite/laterJsonExport.mjs'),
      // What the package exports is its build for developers, with warnings that nobody reads here.
      'react-router/dom': resolve('node_modules/react-router/dist/production/dom-export.mjs'),
      // The theme has no ripples, so none is drawn.
      './TouchRipple.mjs': resolve('scripts/vite/noRipple.mjs'),
      'react-router': resolve('node_modules/react-router/dist/production/index.mjs'),
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
});
