import { importColumns, wordsOf, type ImportColumn } from '#contract/model/importColumns.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { headingFaults } from '#contract/domain/messages/importFaults.ts';
import type { Actor } from '../../../../calls/Actor.ts';
import { matchHeadings } from '../../../../imports/file/matchHeadings.ts';
import type { CsvFile } from '../../../../imports/file/readCsv.ts';

/**
 * The column of each heading of a file. Fields that the person's roles hide are not known.
 * @throws Refusal 422 for headings that are unknown, doubled or empty, and for a missing one of those that tell which
 *   record is meant.
 */
export const readHeadings = (
  screen: RecordScreen,
  file: CsvFile,
  actor: Actor,
): readonly ImportColumn[] => {
  const hidden = hiddenFields(screen, actor.roleCodes);
  const columns = importColumns(screen).filter(({ field }) => !hidden.includes(field.path));
  return matchHeadings(columns, file, column => headingFaults.missingKey(wordsOf(column)));
};
