import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

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

/** Unit, contract, conformance and access suites. @returns counts, and whether the runner itself went well. */
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
  return {
    isGood,
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  };
};

/** The browser suite. @returns counts, and whether the runner itself went well. */
export const runPlaywright = (name, args, env) => {
  const file = `.cache/results-${name}.json`;
  rmSync(file, { force: true });
  const isGood = run('playwright', ['test', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = readJson(file)?.stats;
  return {
    isGood,
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
};

/** Prints the one closing line and ends with 1 when anything failed or nothing ran. */
export const finish = results => {
  const sum = key => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  const isGood = results.every(result => result.isGood && result.passed > 0) && sum('failed') === 0;
  process.exit(isGood ? 0 : 1);
};
