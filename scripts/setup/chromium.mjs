import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Without windows of its own, which the tests never look at: their journeys take two thirds of the time.
const shell = '/usr/bin/chromium-headless-shell';

const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = () => process.getuid?.() === 0;

/** Debian's package, where there is the right to install it. Without a line to Debian it gives up after a while. */
const installShell = () => {
  if (existsSync(shell) || !isRoot() || !existsSync('/usr/bin/apt-get')) return;
  console.log('  Installing Chromium without windows …');
  const apt = args => spawnSync('apt-get', args, { stdio: 'ignore', timeout: 180_000 });
  apt(['update', '-o', 'Acquire::Retries=0']);
  apt(['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
};

/**
 * The browser of the tests: CHROMIUM, else Debian's Chromium without windows, else any that is installed. Says what to do
 * when there is none. With `hasWindows` the browser as people have it comes first: what is measured is theirs.
 */
export const findChromium = ({ hasWindows = false } = {}) => {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM is "${named}", but there is no such file.`);
    return process.exit(1);
  }
  if (!hasWindows) installShell();
  const order = hasWindows
    ? places.toSorted((a, b) => Number(a === shell) - Number(b === shell))
    : places;
  const installed = order.find(place => existsSync(place));
  if (installed) return installed;
  console.error(
    'The browser suite needs Chromium or Chrome: install it, or name it with CHROMIUM=/path/to/it.',
  );
  return process.exit(1);
};
