import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from './scripts/vite/callsPlugin.ts';
import { screensPlugin } from './scripts/vite/screensPlugin.ts';
import { validatorPlugin } from './scripts/vite/validatorPlugin.ts';

export default defineConfig({
  plugins: [react(), callsPlugin(), screensPlugin(), validatorPlugin()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    sourcemap: false,
    // An inlined asset would be a data: address, which the content security policy refuses for scripts and styles.
    assetsInlineLimit: 0,
  },
});
