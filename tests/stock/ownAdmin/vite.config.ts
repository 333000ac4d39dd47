import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callsPlugin } from '../../../scripts/vite/callsPlugin.ts';
import { screensPlugin } from '../../../scripts/vite/screensPlugin.ts';

const proxy = {
  '/console': {
    target: process.env['CONSOLE_URL'] ?? 'http://localhost:4000',
    rewrite: (path: string) => path.slice('/console'.length),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), callsPlugin(), screensPlugin({ hasForms: false })],
  server: { proxy },
  preview: { proxy },
});
