// npm run test:full: all that `npm test` runs, then what takes longer: the suites of the database on the embedded engine,
// the suites that take long on both engines, every screen driven as a whole.
//   --rest         without what `npm test` has just run
//   --minutes=<n>  begins nothing and ends what runs when they are over, and says what was left out
import { prepare } from './setup/prepare.mjs';

prepare();
const { build } = await import('./setup/build.mjs');
const { findChromium } = await import('./setup/chromium.mjs');
const { longParts } = await import('./setup/longParts.mjs');
const { finish, runPlaywright, runVitest } = await import('./setup/suites.mjs');

const args = process.argv.slice(2);
const isRest = args.includes('--rest');
const minutes = Number(args.find(arg => arg.startsWith('--minutes='))?.split('=')[1] ?? Infinity);
const CHROMIUM = findChromium();
const workers = '--maxWorkers=100%';

await build();
const parts = [
  {
    name: 'suites',
    isOfTest: true,
    run: limit =>
      runVitest('suites', ['--project', '!long', '--project', '!embedded', workers], { limit }),
  },
  {
    name: 'journeys',
    isOfTest: true,
    run: limit =>
      runPlaywright('journeys', ['--project', 'development', '--project', 'journeys'], {
        limit,
        env: { CHROMIUM },
      }),
  },
  {
    name: 'long journeys',
    run: limit =>
      runPlaywright('long journeys', ['--project', 'long'], { limit, env: { CHROMIUM } }),
  },
  ...longParts().slice(0, 1),
  {
    name: 'embedded',
    run: limit =>
      runVitest(
        'embedded',
        ['--project', 'node', '--project', 'node-alone', workers, 'backend', 'tests'],
        {
          limit,
          env: { TEST_ENGINE: 'embedded' },
        },
      ),
  },
  ...longParts().slice(1),
  {
    name: 'screens',
    run: limit =>
      runPlaywright('screens', ['--project', 'screens'], {
        limit,
        env: { CHROMIUM, SCREENS: 'all' },
      }),
  },
];

// Whole milliseconds: a child process takes no others as its limit.
const left = () => Math.floor(minutes * 60_000 - performance.now());
const results = [];
for (const { name, isOfTest, run } of parts) {
  if (isRest && isOfTest) continue;
  // What cannot end is not begun: two minutes are less than any part needs.
  if (left() < 120_000) console.log(`Left out, no time left: ${name}`);
  else results.push(run(Number.isFinite(left()) ? left() : undefined));
}
finish(results);
