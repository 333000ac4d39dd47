import { readdirSync } from 'node:fs';

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

/** How much of a worker's second its processor was ours: the rest was waiting for other work on the machine. */
const shareOf = ({ files, processorSeconds }) =>
  processorSeconds === undefined ? 1 : Math.min(1, processorSeconds / Math.max(sum(files), 1));

/**
 * Tells what a further screen costs everybody who runs `npm test`: its part of the suites that look at every screen, and a
 * visit in the browser. It is told and refuses nothing: a slow or busy machine takes longer for the same.
 */
export const tellScreenCost = (suites, browser) => {
  const looped = suites.files.filter(({ file }) => growing.includes(file));
  const visited = browser.files.filter(({ file }) => file === visits);
  if (looped.length < growing.length || visited.length === 0) return;
  // Of the browser itself the system tells nothing, since it is nobody's child: what held for the suites is taken to go on.
  const share = shareOf(suites);
  const inSuites = (sum(looped) / screenCount()) * share;
  const inBrowser = (sum(visited) / visited.length) * share;
  console.log(
    `\nA further screen costs ${(inSuites + inBrowser).toFixed(1)} worker-seconds: ` +
      `${inSuites.toFixed(1)} in the suites, ${inBrowser.toFixed(1)} in the browser`,
  );
};
