import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup/chromium.mjs';

// Found once; the workers inherit it.
process.env['CHROMIUM'] ??= findChromium();

const development = ['newScreen', 'development'].map(name => `e2e/${name}.spec.ts`);
/** Minutes for what changes seldom and has suites of its own: `npm run test:full`. */
const long = 'e2e/eject.spec.ts';
const port = Number(process.env['E2E_PORT'] ?? 4173);

export default defineConfig({
  testDir: 'tests',
  projects: [
    // Those in a copy of the project, the longest, come first, so that nobody waits for them at the end.
    // Development compiles what a page needs when it is asked for it.
    { name: 'development', testMatch: development, expect: { timeout: 30_000 } },
    { name: 'journeys', testMatch: 'e2e/**/*.spec.ts', testIgnore: [...development, long] },
    // SCREENS says which are driven as a whole: tests/screens/choice.ts.
    { name: 'screens', testMatch: 'screens/**/*.spec.ts' },
    { name: 'long', testMatch: long, expect: { timeout: 30_000 } },
  ],
  fullyParallel: true,
  workers: 2,
  // A machine that stalls is not a fault of the console; what needed its second try is named at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env['CHROMIUM'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    // Of the second try: a trace of each first one is a tenth of the time.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/run.mjs tests/e2e/server.ts',
    url: `http://localhost:${port}/ready`,
    env: {
      PORT: String(port),
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      // Receivers of webhooks that journeys start.
      WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
    },
    reuseExistingServer: false,
    // The first start of all makes the demo data, on a machine that may be busy.
    timeout: 300_000,
  },
});
