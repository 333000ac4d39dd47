// npm run test:changed [-- <commit>]: the suites that what was changed since a commit (the fork from main, unless told) can
// break, nearest first, as many as about 90 seconds hold. Says what it leaves to `npm test`, the browser among it.
import { execFileSync, spawnSync } from 'node:child_process';
import { suiteProjects, suitesOf } from './changed/suitesOf.ts';

/** Seconds that two workers have in 90, without those that starting takes. */
const budget = 150;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

const [base = 'HEAD'] = git('merge-base', process.argv[2] ?? 'main', 'HEAD');
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const { chosen, left } = suitesOf(changed, budget);

console.log(`${changed.length} changed files reach ${chosen.length + left.length} test files.`);
if (left.length > 0)
  console.log(
    `Left to \`npm test\`, further away or too long: ${left.map(({ file }) => file).join(', ')}`,
  );
console.log('Left to `npm test`: the browser.');
if (chosen.length > 0) {
  const files = chosen.map(({ file }) => file);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/.bin/vitest', 'run', '--maxWorkers=100%', ...suiteProjects, ...files],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
