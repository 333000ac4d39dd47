import { asText } from '#contract/domain/texts/asText.ts';
import type { BulkEdit } from '#contract/calls/records/bulk.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { JudgedRow } from './judgeRecords.ts';

/** What the preview says of all its rows together. */
export type Summary = Pick<BulkEdit, 'counts' | 'reasons' | 'tried'>;

const mostReasons = 10;
const mostExamples = 3;

export const titleOf = ({ title }: RecordScreen, record: JudgedRow['record']): string =>
  asText(record[title] ?? record.id);

export const summaryOf = (
  screen: RecordScreen,
  rows: readonly JudgedRow[],
  tried: number,
): Summary => {
  const counts = { change: 0, blocked: 0, forbidden: 0, unchanged: 0 };
  const reasons = new Map<string, BulkEdit['reasons'][number]>();
  for (const { record, verdict, faults } of rows) {
    counts[verdict] += 1;
    for (const fault of faults) {
      const key = `${fault.field} ${fault.code} ${fault.message}`;
      const reason = reasons.get(key) ?? { ...fault, count: 0, examples: [] };
      reason.count += 1;
      if (reason.examples.length < mostExamples)
        reason.examples.push({ id: String(record.id), title: titleOf(screen, record) });
      reasons.set(key, reason);
    }
  }
  const most = [...reasons.values()].toSorted((a, b) => b.count - a.count).slice(0, mostReasons);
  return { counts, reasons: most, tried };
};
