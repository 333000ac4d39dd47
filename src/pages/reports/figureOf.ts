import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { shortRupees } from '#contract/domain/money/shortRupees.ts';
import type { ReportColumn } from '#contract/domain/reports/Report.ts';
import { writeNumber } from '#contract/kinds/number.ts';

/** How the figures of a plot are said: whole beside it, and short on its axis; undefined: rows are counted. */
export const figureOf = (sum: ReportColumn | undefined) =>
  sum?.as === 'money'
    ? { write: formatRupees, writeShort: shortRupees }
    : { write: writeNumber, writeShort: writeNumber };
