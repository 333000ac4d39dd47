import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { callsPlugin } from './scripts/vite/callsPlugin.ts';
import { commonPasswordsPlugin } from './scripts/vite/commonPasswordsPlugin.ts';
import { screensPlugin } from './scripts/vite/screensPlugin.ts';
import { textsPlugin } from './scripts/vite/textsPlugin.ts';
import { validatorPlugin } from './scripts/vite/validatorPlugin.ts';
import { aloneFiles, embeddedFiles, LongestFirst } from './tests/support/projects.ts';

/** What is made of other files than its own, such as all screens, is made anew in each run. */
const madeAnew: Plugin = {
  name: 'console-made-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyOf }) =>
    keyOf(({ id }) => (id.startsWith('\0') ? false : undefined)),
};

const plugins = [
  madeAnew,
  callsPlugin(),
  commonPasswordsPlugin(),
  screensPlugin(),
  textsPlugin(),
  validatorPlugin(),
];

const apart = ['node_modules', 'dist', 'tests/e2e', 'tests/long'];
const alone = aloneFiles();
const globalSetup = ['tests/support/server/startDatabase.ts'];

const node = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 240_000,
} as const;

const browserParts = {
  environment: 'jsdom',
  testTimeout: 20_000,
  // Events and timers of jsdom on a machine that stalls; the reporter marks what needed its second try.
  retry: 1,
} as const;
const setupFiles = ['tests/support/console/failOnConsoleError.ts'];

// Loading what a test needs takes longer than most tests: files share a process and its modules, but for those that change
// modules or globals.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What one run or one project transformed, the next one reads: a file alone begins in half the time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins,
        test: {
          ...node,
          name: 'node',
          globalSetup,
          include: ['**/*.test.ts'],
          exclude: [...apart, ...alone],
          isolate: false,
        },
      },
      {
        plugins,
        test: {
          ...node,
          name: 'node-alone',
          globalSetup,
          include: alone.filter(file => file.endsWith('.ts')),
        },
      },
      {
        plugins,
        test: {
          ...node,
          name: 'embedded',
          include: [...embeddedFiles],
          env: { TEST_ENGINE: 'embedded' },
          isolate: false,
        },
      },
      {
        plugins,
        test: {
          ...node,
          name: 'long',
          globalSetup,
          include: ['tests/long/**/*.test.ts'],
          testTimeout: 600_000,
        },
      },
      {
        plugins: [react(), ...plugins],
        test: {
          ...browserParts,
          setupFiles,
          name: 'browser-parts',
          include: ['**/*.test.tsx'],
          exclude: [...apart, ...alone],
          isolate: false,
        },
      },
      {
        plugins: [react(), ...plugins],
        test: {
          ...browserParts,
          setupFiles,
          name: 'browser-parts-alone',
          include: alone.filter(file => file.endsWith('.tsx')),
        },
      },
    ],
  },
});
