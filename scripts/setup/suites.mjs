import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const run = (command, args, env = {}) =>
  spawnSync(process.execPath, [`node_modules/.bin/${command}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

/** Unit, contract, conformance and access suites. @returns counts, titles of what failed, and whether the runner itself went well. */
export const runVitest = (name, args, env) => {
  const file = `.cache/results-${name}.json`;
  mkdirSync('.cache', { recursive: true });
  rmSync(file, { force: true });
  const isGood = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args],
    env,
  );
  const result = readJson(file);
  const titles = (result?.testResults ?? []).flatMap(({ name: path, assertionResults, status }) => {
    const failed = assertionResults.filter(test => test.status === 'failed');
    const where = relative('.', path);
    if (failed.length > 0) return failed.map(test => `${where}: ${test.fullName}`);
    return status === 'failed' ? [where] : [];
  });
  return {
    isGood,
    titles,
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  };
};

/** Titles of the journeys that ended in a way, such as `unexpected`, or `flaky`: passed only at the second try. */
const endedAs = (suite, way) => [
  ...(suite.suites ?? []).flatMap(inner => endedAs(inner, way)),
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === way))
    .map(({ file, title }) => `${file}: ${title}`),
];

/** The browser suite. @returns counts, titles of what failed, and whether the runner itself went well. */
export const runPlaywright = (name, args, env) => {
  const file = `.cache/results-${name}.json`;
  rmSync(file, { force: true });
  const isGood = run('playwright', ['test', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readJson(file) ?? {};
  for (const title of endedAs(report, 'flaky')) console.log(`Passed at the second try: ${title}`);
  const { stats } = report;
  return {
    isGood,
    titles: endedAs(report, 'unexpected'),
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
};

/** Prints what failed and, last, the one closing line and ends with 1 when anything failed or nothing ran. */
export const finish = results => {
  for (const title of results.flatMap(({ titles }) => titles)) console.log(`Failed: ${title}`);
  const sum = key => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  const isGood = results.every(result => result.isGood && result.passed > 0) && sum('failed') === 0;
  process.exit(isGood ? 0 : 1);
};
