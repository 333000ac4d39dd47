import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Language } from '#contract/model/types.ts';
import { cellWords } from '../model/cellWords.ts';
import type { ColumnName } from '../model/rows.ts';

interface PastChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** One cell of a save; `any`: whether one review is enough. */
export interface PastCell {
  readonly level: number;
  readonly column: ColumnName | 'any';
  readonly before: unknown;
  readonly after: unknown;
}

/** Names of columns in the history, in the order of the grid. */
const columns = new Map<string, PastCell['column']>([
  ['designations', 'approvers'],
  ['untilBp', 'untilBp'],
  ['dealUntilPaise', 'dealUntilPaise'],
  ['reviewers', 'reviewers'],
  ['isAnyReviewEnough', 'any'],
]);

const order = [...columns.values()];

/** The cells of a save by level and column; a level that came or went is with all that it had. */
export const pastCells = (changes: readonly PastChange[]): readonly PastCell[] => {
  const cells = changes.flatMap(({ field, before, after }): PastCell[] => {
    const [level = '', name = ''] = field.split('.');
    const column = columns.get(name);
    // A new level with no special rule for its reviews says nothing by saying so.
    const isSilent = column === 'any' && !before && !after;
    return column === undefined || isSilent
      ? []
      : [{ level: Number(level), column, before, after }];
  });
  return cells.toSorted(
    (one, other) =>
      one.level - other.level || order.indexOf(one.column) - order.indexOf(other.column),
  );
};

/** Why the person saved, when it was said. */
export const pastReason = (changes: readonly PastChange[]): string | undefined => {
  const reason = changes.find(({ field }) => field === 'reason')?.after;
  return typeof reason === 'string' ? reason : undefined;
};

/** A value of the history as the grid would write it; undefined when it has no words of its own. */
export const pastWords = (
  column: string,
  value: unknown,
  language: Language,
): string | undefined => {
  if (column === 'untilBp' && typeof value === 'number')
    return kinds.percent.format(value / 100, { language, options: [] });
  if (column === 'dealUntilPaise')
    return typeof value === 'number' ? formatRupees(value) : cellWords[language].noLimit;
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : cellWords[language].none;
  return undefined;
};
