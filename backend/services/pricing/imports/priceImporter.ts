import { namedColumns } from '#contract/domain/pricing/importColumns.ts';
import type { Importer, ImportWork, PlannedLine } from '../../../imports/Importer.ts';
import { inBatches } from '../../../imports/inBatches.ts';
import { inTurns } from '../../../turns/inTurns.ts';
import { readPlaces } from '../places.ts';
import { countMetDeals } from '../prices/planPrice.ts';
import { readImportCatalogue, readParameterNames } from './catalogueOf.ts';
import { planImport } from './planImport.ts';
import { plannedLine } from './plannedLine.ts';
import { cellsOf, packageIdOf, readLines, refuseFaultyHeader } from './readLines.ts';
import { readNames } from './readNames.ts';
import { revertPrices } from './revertPrices.ts';
import { writeImport } from './writeImport.ts';

const plan: Importer['plan'] = async (file, work: ImportWork) => {
  const { db, isApplying, progress } = work;
  const parameterNames = await readParameterNames(db);
  const header = namedColumns(file.header, parameterNames);
  refuseFaultyHeader({ ...file, header }, parameterNames);
  const named = await readNames(db, { ...file, header: [...header] });
  const { rows } = named.file;
  const ids = await inTurns(rows, row => packageIdOf(cellsOf(header, row)));
  const { packages, prices } = await readImportCatalogue(db, [...new Set(ids)], isApplying);
  const read = await readLines(named, packages);
  const places = await readPlaces(
    db,
    read.flatMap(({ said }) => (said ? [said.parameters] : [])),
  );
  // What is wrong stands at the heading that the file has.
  const headingOf = new Map(header.map((name, at) => [name, file.header[at] ?? name]));
  const asHeaded = (line: PlannedLine): PlannedLine => ({
    ...line,
    errors: line.errors.map(({ column, ...fault }) => ({
      ...fault,
      ...(column !== undefined && { column: headingOf.get(column) ?? column }),
    })),
  });
  // An apply has the second half of its way before it.
  const total = rows.length * (isApplying ? 2 : 1);
  const lines = await planImport(read, prices, places, done => progress(done, total));
  const dealsOf = new Map<number, number>();
  for (const { closes } of lines)
    if (closes && !dealsOf.has(closes.price.packageId))
      dealsOf.set(closes.price.packageId, await countMetDeals(db, closes.price.packageId));
  const shown = plannedLine(places, dealsOf);
  return {
    lines: await inTurns(lines, planned => asHeaded(shown(planned))),
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
