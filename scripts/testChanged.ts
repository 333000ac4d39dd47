// npm run test:changed [-- <commit>]: the suites that what was changed since a commit (the fork from main, unless told) can
// break, nearest first, as many as about 90 seconds hold. Says what it leaves to `npm test`, the browser among it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readImports, sourceFiles } from '#tests/architecture/readImports.ts';
import { chooseWithin } from './changed/chooseWithin.ts';
import { reachedBy } from './changed/reachedBy.ts';
import { readingTests } from './changed/readingTests.ts';

/** Seconds that two workers have in 90, without those that starting takes. */
const budget = 150;
/** Of a file that was never measured. */
const usual = 2;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** What each file took when `npm test` ran last. */
const measured = (): ReadonlyMap<string, number> => {
  const file = '.cache/results-suites.json';
  if (!existsSync(file)) return new Map();
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [
      relative('.', name),
      (endTime - startTime) / 1000,
    ]),
  );
};

const [base = 'HEAD'] = git('merge-base', process.argv[2] ?? 'main', 'HEAD');
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = sourceFiles().filter(
  file => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/long/'),
);
const steps = reachedBy(readImports(), changed);
const reading = new Set(readingTests(changed, tests));
const seconds = measured();
const { chosen, left } = chooseWithin(
  tests
    .filter(file => steps.has(file) || reading.has(file))
    .map(file => ({
      file,
      steps: Math.min(steps.get(file) ?? Infinity, reading.has(file) ? 1 : Infinity),
      seconds: (seconds.get(file) ?? usual) + 0.3,
    })),
  budget,
);

console.log(`${changed.length} changed files reach ${chosen.length + left.length} test files.`);
if (left.length > 0)
  console.log(
    `Left to \`npm test\`, further away or too long: ${left.map(({ file }) => file).join(', ')}`,
  );
console.log('Left to `npm test`: the browser.');
if (chosen.length > 0) {
  const projects = ['node', 'node-alone', 'browser-parts', 'browser-parts-alone'];
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/.bin/vitest',
      'run',
      '--maxWorkers=100%',
      ...projects.flatMap(name => ['--project', name]),
      ...chosen.map(({ file }) => file),
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
