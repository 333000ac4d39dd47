// npm run screens -- test [name …]: drives the named screens, or all, in Chromium against a server of its own.
import { prepare } from './setup/prepare.mjs';

prepare();
const { build } = await import('./setup/build.mjs');
const { findChromium } = await import('./setup/chromium.mjs');
const { finish, runPlaywright } = await import('./setup/suites.mjs');

await build();
const env = { CHROMIUM: findChromium(), SCREENS: process.argv.slice(2).join(',') || 'all' };
finish([runPlaywright('screens', ['--project', 'screens'], { env })]);
