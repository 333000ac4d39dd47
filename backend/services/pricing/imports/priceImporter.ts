import type { Importer, ImportWork } from '../../../imports/Importer.ts';
import { inBatches } from '../../../imports/inBatches.ts';
import { inTurns } from '../../../turns/inTurns.ts';
import { readPlaces } from '../places.ts';
import { readImportCatalogue, readParameterNames } from './catalogueOf.ts';
import { planImport } from './planImport.ts';
import { plannedLine } from './plannedLine.ts';
import { cellsOf, packageIdOf, readLines, refuseFaultyHeader } from './readLines.ts';
import { revertPrices } from './revertPrices.ts';
import { writeImport } from './writeImport.ts';

const plan: Importer['plan'] = async (file, work: ImportWork) => {
  const { db, isApplying, progress } = work;
  const { header, rows } = file;
  refuseFaultyHeader(file, await readParameterNames(db));
  const ids = await inTurns(rows, row => packageIdOf(cellsOf(header, row)));
  const { packages, prices } = await readImportCatalogue(db, [...new Set(ids)], isApplying);
  const read = await readLines(file, packages);
  const places = await readPlaces(
    db,
    read.flatMap(({ said }) => (said ? [said.parameters] : [])),
  );
  // An apply has the second half of its way before it.
  const total = rows.length * (isApplying ? 2 : 1);
  const lines = await planImport(read, prices, places, done => progress(done, total));
  return {
    lines: await inTurns(lines, plannedLine(places)),
    write: async audit => {
      const changes = await writeImport(work, lines);
      await inBatches(
        changes,
        batch => audit.record(...batch),
        done => progress(rows.length + done, total),
      );
    },
  };
};

/**
 * Prices from files. A price is known by its package, parameters and first day; its amount and last day change, and a
 * new one is created.
 */
export const priceImporter: Importer = { resource: 'package-prices', plan, revert: revertPrices };
