import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The parts of the project that tests are in. */
const zones = [
  'authProvider',
  'backend',
  'contract',
  'dataProvider',
  'form-schemas',
  'scripts',
  'src',
  'tests',
];

/** What a test leaves behind for the next file of its process: such files get a process of their own. */
const leavesTraces =
  /\bvi\.(mock|doMock|hoisted|stubGlobal|stubEnv|resetModules|useFakeTimers|setSystemTime|spyOn)\(/;

/**
 * Seen to fail in a process that has run for minutes, now one file and now another, in the compiler of an answer's schema (a
 * gap in an `enum` of the desk's); no single file before them brings it about, and what does is not known.
 */
const disturbed = ['tests/conformance/calling/', 'tests/conformance/approvals/'];

/** Test files that have to stand alone; all others share a process and what it has loaded. */
export const aloneFiles = (): string[] =>
  zones.flatMap(zone =>
    readdirSync(zone, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.test\.tsx?$/.test(name))
      .map(name => join(zone, name))
      .filter(
        file =>
          disturbed.some(place => file.startsWith(place)) ||
          leavesTraces.test(readFileSync(file, 'utf8')),
      ),
  );

/**
 * What runs on the embedded engine too, each time: what lists, writes, locks, counts, imports, exports or tells history in a
 * way that an engine could do differently. `npm run test:full` runs all of them on both.
 */
export const embeddedFiles = [
  'backend/calls/runOnce.test.ts',
  'backend/records/records.test.ts',
  'backend/records/source/openSource.test.ts',
  'backend/services/records/bulk/bulk.test.ts',
  'backend/services/records/exports/exports.test.ts',
  'backend/services/session/session.test.ts',
  'scripts/demo/growDemo.test.ts',
  'tests/attacks/foreignIds.test.ts',
  'tests/attacks/phoneQueries.test.ts',
  'tests/conformance/slots/takeoverBookings.test.ts',
  'tests/conformance/caps/caps.test.ts',
  'tests/conformance/catalogue/lists.test.ts',
  'tests/conformance/lists/folded.test.ts',
  'tests/conformance/records/migrations.test.ts',
  'tests/conformance/catalogue/packages.test.ts',
  'tests/conformance/catalogue/packageProducts.test.ts',
  'tests/conformance/events/events.test.ts',
  'tests/conformance/records/changes/history.test.ts',
  'tests/conformance/records/changes/undo.test.ts',
  'tests/conformance/idempotency.test.ts',
  'tests/conformance/records/imports/storeImport.test.ts',
  'tests/conformance/matrices/discountMatrix.test.ts',
  'tests/conformance/performance/sums.test.ts',
  'tests/conformance/pricing/import.test.ts',
  'tests/conformance/places/regionChanges.test.ts',
  'tests/conformance/records/views/views.test.ts',
];

/** What takes a minute or more, so that no worker waits at the end for another: on a new machine nothing has been measured. */
const minutes = [
  'tests/conformance/payments/books/books.test.ts',
  'tests/contract/keys/onPage.test.tsx',
  'tests/access/access.test.ts',
  'tests/conformance/declared/reading.test.ts',
  'tests/conformance/permissions.test.ts',
  'tests/recovery/backupCommand.test.ts',
  'tests/conformance/dashboards/toldNumbers.test.ts',
  'tests/conformance/payments/books/statement.test.ts',
  'tests/conformance/lists/totals.test.ts',
];

const takesMinutes = ({ moduleId }: TestSpecification): boolean =>
  minutes.some(file => moduleId.endsWith(file));

/** Files of one project after each other, since only they share a process; of each project the longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const measured = await super.sort(files);
    const longestFirst = measured.toSorted((a, b) => +takesMinutes(b) - +takesMinutes(a));
    const projects = [...new Set(longestFirst.map(({ project }) => project))];
    return projects.flatMap(one => longestFirst.filter(({ project }) => project === one));
  }
}
