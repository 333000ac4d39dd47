import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { processorSeconds } from './processorSeconds.mjs';

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Runs a runner of tests. @returns whether it went well, whether it was cut off, and the seconds it took. */
const run = (command, args, { env, limit } = {}) => {
  const [begun, used] = [performance.now(), processorSeconds()];
  const { status, error } = spawnSync(process.execPath, [`node_modules/.bin/${command}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: limit,
  });
  return {
    isGood: status === 0,
    isCutOff: error?.code === 'ETIMEDOUT',
    seconds: (performance.now() - begun) / 1000,
    processorSeconds: used === undefined ? undefined : processorSeconds() - used,
  };
};

const resultFile = name => {
  mkdirSync('.cache', { recursive: true });
  const file = `.cache/results-${name}.json`;
  rmSync(file, { force: true });
  return file;
};

/** The title of a failed test, the line and the first words of why, since the end of a long output is what is read. */
const titleOf = (where, { fullName, failureMessages: [message = ''] = [] }) => {
  const [why, ...frames] = message.split('\n');
  const line = frames.find(frame => frame.includes(where))?.match(/:(\d+):\d+\)?$/)?.[1];
  return `${line ? `${where}:${line}` : where}: ${fullName}: ${why}`;
};

/**
 * Unit, contract, conformance and access suites.
 * @returns counts, titles of what failed, whether the runner itself went well, and the seconds of each file.
 */
export const runVitest = (name, args, options) => {
  const file = resultFile(name);
  const ran = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args],
    options,
  );
  const result = readJson(file);
  const files = result?.testResults ?? [];
  const titles = files.flatMap(({ name: path, assertionResults, status }) => {
    const failed = assertionResults.filter(test => test.status === 'failed');
    const where = relative('.', path);
    if (failed.length > 0) return failed.map(test => titleOf(where, test));
    return status === 'failed' ? [where] : [];
  });
  return {
    ...ran,
    name,
    titles,
    passed: result?.numPassedTests ?? 0,
    failed: result?.numFailedTests ?? 0,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    files: files.map(({ name: path, startTime, endTime, assertionResults }) => ({
      file: relative('.', path),
      seconds: Math.max(0, endTime - startTime) / 1000,
      count: assertionResults.length,
    })),
  };
};

const specsIn = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];

/** Titles of the journeys that ended in a way, such as `unexpected`, or `flaky`: passed only at the second try. */
const endedAs = (specs, way) =>
  specs
    .filter(({ tests }) => tests.some(({ status }) => status === way))
    .map(({ file, title }) => `${file}: ${title}`);

const secondsOf = ({ tests }) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;

/** The browser suite. @returns the same as `runVitest`. */
export const runPlaywright = (name, args, options) => {
  const file = resultFile(name);
  const env = { ...options?.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ran = run('playwright', ['test', ...args], { ...options, env });
  const report = readJson(file) ?? {};
  const specs = specsIn(report);
  for (const title of endedAs(specs, 'flaky')) console.log(`Passed at the second try: ${title}`);
  const { stats } = report;
  return {
    ...ran,
    // A browser is not a child of the runner, so its part is not among them.
    processorSeconds: undefined,
    name,
    titles: endedAs(specs, 'unexpected'),
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    files: specs.map(spec => ({ file: `tests/${spec.file}`, seconds: secondsOf(spec), count: 1 })),
  };
};

const sum = (rows, key) => rows.reduce((total, row) => total + (row[key] ?? 0), 0);

const whole = seconds => `${Math.round(seconds)} s`;

const tellTime = ({ name, seconds, processorSeconds: used, files }) => {
  const processors = used === undefined ? '' : `, ${whole(used)} of processors`;
  console.log(
    `${name}: ${whole(seconds)}, ${whole(sum(files, 'seconds'))} of workers${processors}`,
  );
};

/**
 * Prints where time went, what failed and, last, the one closing line; ends with 1 when anything failed or nothing ran.
 * @param {object[]} results what `runVitest` and `runPlaywright` answered
 * @param {string[]} faults what is wrong beside the tests
 */
export const finish = (results, faults = []) => {
  console.log('');
  for (const result of results) tellTime(result);
  const cutOff = results.filter(({ isCutOff }) => isCutOff);
  for (const { name } of cutOff) console.log(`Cut off, no time left: ${name}`);
  for (const title of results.flatMap(({ titles }) => titles)) console.log(`Failed: ${title}`);
  for (const fault of faults) console.log(`Failed: ${fault}`);
  const failed = sum(results, 'failed');
  console.log(
    `\n${sum(results, 'passed')} passed, ${failed} failed, ${sum(results, 'skipped')} skipped`,
  );
  const ended = results.filter(({ isCutOff }) => !isCutOff);
  const isGood = ended.every(result => result.isGood && result.passed > 0) && failed === 0;
  process.exit(isGood && faults.length === 0 ? 0 : 1);
};
