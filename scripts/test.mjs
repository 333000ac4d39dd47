// npm test: every suite on the embedded database, then the browser, then every screen file in it. Ends with one line of
// counts.
import { install } from './setup/install.mjs';

install();
const { build } = await import('./setup/build.mjs');
const { findChromium } = await import('./setup/chromium.mjs');
const { finish, runPlaywright, runVitest } = await import('./setup/suites.mjs');

const CHROMIUM = findChromium();
// Vitest leaves one processor free for whoever watches; nobody does here.
const suites = runVitest('suites', [
  '--project',
  'node',
  '--project',
  'browser-parts',
  '--maxWorkers=100%',
]);
await build();
const browser = runPlaywright('browser', [], { CHROMIUM });
const screens = runPlaywright('screens', ['-c', 'tests/screens/playwright.config.ts'], {
  CHROMIUM,
});
finish([suites, browser, screens]);
