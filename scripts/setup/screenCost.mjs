import { readdirSync } from 'node:fs';

/**
 * What one screen more may cost everyone who runs `npm test`, in thousandths of the run: a ratio, since seconds say how busy
 * the machine was. 1.2 to 1.5 were seen; beyond this the screens have become dearer.
 */
const limit = 2;

/** Suites that look at every screen or at every call: they grow with each screen. All others stand still. */
export const growing = [
  'tests/access/access.test.ts',
  'tests/access/menu.test.ts',
  'tests/attacks/foreignIds.test.ts',
  'tests/attacks/foreignLists.test.ts',
  'tests/attacks/maskedNumbers.test.ts',
  'tests/attacks/outOfBounds.test.ts',
  'tests/conformance/catalogue/screens.test.ts',
  'tests/conformance/grants/hiddenAndLocked.test.ts',
  'tests/conformance/notThere.test.ts',
  'tests/conformance/grants/storeVerbs.test.ts',
  'tests/conformance/permissions.test.ts',
  'tests/conformance/setup/screens.test.ts',
  'tests/contract/ahead.test.ts',
  'tests/contract/answers.test.ts',
  'tests/contract/formSchemas.test.ts',
  'tests/contract/keys/uses.test.ts',
  'tests/contract/providers.test.ts',
  'tests/contract/screens.test.ts',
  'tests/contract/seededFaults.test.ts',
];

const visits = 'tests/screens/visits.spec.ts';

const screenCount = () =>
  readdirSync('resources', { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.json'),
  ).length;

const sum = files => files.reduce((total, { seconds }) => total + seconds, 0);

/**
 * Tells what a further screen costs: its part of the suites that look at every screen, and a visit in the browser.
 * @returns a fault when that is too much of the run
 */
export const judgeScreenCost = (suites, browser) => {
  const looped = suites.files.filter(({ file }) => growing.includes(file));
  const visited = browser.files.filter(({ file }) => file === visits);
  if (looped.length < growing.length || visited.length === 0) return [];
  const inSuites = sum(looped) / screenCount();
  const inBrowser = sum(visited) / visited.length;
  const part = (1000 * (inSuites + inBrowser)) / (sum(suites.files) + sum(browser.files));
  const told =
    `a further screen costs ${part.toFixed(2)} of at most ${limit} thousandths of the run: ` +
    `${inSuites.toFixed(1)} worker-seconds in the suites, ${inBrowser.toFixed(1)} in the browser`;
  if (part > limit) return [told];
  console.log(`\n${told[0].toUpperCase()}${told.slice(1)}`);
  return [];
};
