import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readImports, sourceFiles } from '#tests/architecture/readImports.ts';
import { chooseWithin, type Choice } from './chooseWithin.ts';
import { kinship } from './kinship.ts';
import { reachedBy } from './reachedBy.ts';
import { readingTests } from './readingTests.ts';

/** Seconds of a file that was never measured. */
const usual = 2;

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

/** The suites that changed files can break, as many as the seconds of workers hold: those nearest by imports and by name first. */
export const suitesOf = (changed: readonly string[], budget: number): Choice => {
  const tests = sourceFiles().filter(
    file => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/long/'),
  );
  const steps = reachedBy(readImports(), changed);
  const reading = new Set(readingTests(changed, tests));
  const seconds = measured();
  return chooseWithin(
    tests
      .filter(file => steps.has(file) || reading.has(file))
      .map(file => ({
        file,
        steps: Math.min(steps.get(file) ?? Infinity, reading.has(file) ? 1 : Infinity),
        kinship: kinship(file, changed),
        seconds: (seconds.get(file) ?? usual) + 0.3,
      })),
    budget,
  );
};

/** The projects of Vitest that hold all suites but the long ones and the second engine. */
export const suiteProjects = ['node', 'node-alone', 'browser-parts', 'browser-parts-alone'].flatMap(
  name => ['--project', name],
);
