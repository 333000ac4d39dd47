import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const port = Number(process.env['SCREENS_PORT'] ?? 4174);

/** `npm run screens -- test`: every screen file, driven without a test of its own. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/screens',
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'node scripts/run.mjs tests/screens/server.ts',
    cwd: '../..',
    url: `http://localhost:${port}/ready`,
    env: { PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT: '0' },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
