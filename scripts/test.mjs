// npm test: every suite on a PostgreSQL, some on the embedded database too, then the browser: journeys, the screens that show
// together what any shows, a visit to every other. Ends with one line of counts.
import { prepare } from './setup/prepare.mjs';

prepare();
const { build } = await import('./setup/build.mjs');
const { findChromium } = await import('./setup/chromium.mjs');
const { judgeScreenCost } = await import('./setup/screenCost.mjs');
const { finish, runPlaywright, runVitest } = await import('./setup/suites.mjs');

const CHROMIUM = findChromium();
// Vitest leaves one processor free for anyone who watches; nobody does here.
const suites = runVitest('suites', ['--project', '!long', '--maxWorkers=100%']);
await build();
const daily = ['development', 'journeys', 'screens'].flatMap(name => ['--project', name]);
const browser = runPlaywright('browser', daily, { env: { CHROMIUM } });
finish([suites, browser], judgeScreenCost(suites, browser));
