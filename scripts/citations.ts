import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { citationFaults, proofFaults } from './audit/citationFaults.ts';
import { citedPlaces, type Document } from './audit/citedPlaces.ts';

/*
 * Finds citations that lead nowhere: a section of the specification without a heading in docs/specification, a statement or a
 * decision without a row there, a decision record that is none. Ends with 1 when there are some.
 */

const apart =
  /^(?:node_modules|dist|coverage|test-results|playwright-report|package-lock\.json|\.(?:git|data|cache))(?:\/|$)/;
/** Its examples lead nowhere on purpose. */
const own = 'scripts/audit/citations.test.ts';

const readAll = (): readonly Document[] =>
  readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !apart.test(name))
    .flatMap(entry =>
      entry.isDirectory()
        ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map(name =>
            join(entry.name, name).split(sep).join('/'),
          )
        : [entry.name],
    )
    .filter(path => path !== own && /\.(?:[cm]?[jt]sx?|json|md|sql|css|html)$/.test(path))
    .filter(path => statSync(path).isFile())
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));

const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);
const holdsTests = (path: string): boolean =>
  existsSync(path) &&
  (statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).some(isTest)
    : isTest(path));

const documents = readAll();
const places = citedPlaces(documents);
const faults = documents.flatMap(document => [
  ...citationFaults(document, places),
  ...(document.path.startsWith('docs/specification/') ? proofFaults(document, holdsTests) : []),
]);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
