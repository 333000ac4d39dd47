import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { callsPlugin } from './scripts/vite/callsPlugin.ts';
import { screensPlugin } from './scripts/vite/screensPlugin.ts';
import { themePlugin } from './scripts/vite/themePlugin.ts';
import { validatorPlugin } from './scripts/vite/validatorPlugin.ts';

const plugins = [callsPlugin(), screensPlugin(), validatorPlugin(), themePlugin()];

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['node_modules', 'dist', 'tests/e2e', 'tests/long'],
          testTimeout: 30_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins,
        test: {
          name: 'long',
          environment: 'node',
          include: ['tests/long/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [react(), ...plugins],
        test: {
          name: 'browser-parts',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude: ['node_modules', 'dist'],
          setupFiles: ['tests/support/failOnConsoleError.ts'],
          testTimeout: 20_000,
          // Events and timers of jsdom on a machine that stalls; the reporter marks what needed its second try.
          retry: 1,
        },
      },
    ],
  },
});
