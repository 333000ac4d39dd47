import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = () => process.getuid?.() === 0;

/**
 * The browser of the tests: CHROMIUM, else an installed one, else Debian's package when there is the right to install
 * it. Says what to do when there is none.
 */
export const findChromium = () => {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM is "${named}", but there is no such file.`);
    return process.exit(1);
  }
  const installed = places.find(place => existsSync(place));
  if (installed) return installed;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('  Installing Chromium …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
    if (existsSync(places[0])) return places[0];
  }
  console.error(
    'The browser suite needs Chromium or Chrome: install it, or name it with CHROMIUM=/path/to/it.',
  );
  return process.exit(1);
};
