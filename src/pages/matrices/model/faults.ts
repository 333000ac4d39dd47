import type { DiscountEntry, LevelFault } from '#contract/domain/approvals/discountEntry.ts';
import { levelFaults } from '#contract/domain/approvals/levelFaults.ts';
import { readToken, type ColumnName, type Rows } from './rows.ts';

/** What is wrong with a cell: a key below `matrices.fault`, or words of the server. */
export interface CellFault {
  readonly key: string;
  readonly column: ColumnName;
  readonly why: 'approvers' | 'untilBp' | 'order' | 'falling' | 'own' | { readonly words: string };
}

/** The entries that the rows stand for; a level without a limit or a designation is none yet. */
export const entriesOf = (rows: Rows): readonly DiscountEntry[] => {
  let fromBp = 0;
  return rows.flatMap(({ approvers, untilBp, dealUntilPaise, reviewers }, at) => {
    if (untilBp === null) return [];
    const begin = fromBp;
    fromBp = untilBp;
    return approvers.map((token): DiscountEntry => {
      const [designationId, clientCategoryId] = readToken(token);
      return {
        level: at + 1,
        designationId,
        clientCategoryId,
        fromBp: begin,
        untilBp,
        dealUntilPaise,
        reviewerIds: reviewers.of.map(Number),
        isAnyReviewEnough: reviewers.isAnyEnough,
      };
    });
  });
};

const columnOf: Partial<Record<LevelFault['code'], ColumnName>> = {
  order: 'untilBp',
  falling: 'dealUntilPaise',
  own: 'reviewers',
};

/** What keeps the rows from being saved, one fault a cell, in the order of the levels. */
export const faultsOf = (rows: Rows): readonly CellFault[] => {
  const missing = rows.flatMap(({ key, approvers, untilBp }): CellFault[] => [
    ...(approvers.length === 0
      ? [{ key, column: 'approvers' as const, why: 'approvers' as const }]
      : []),
    ...(untilBp === null ? [{ key, column: 'untilBp' as const, why: 'untilBp' as const }] : []),
  ]);
  const wrong = levelFaults(entriesOf(rows)).flatMap(({ level, code }): CellFault[] => {
    const column = columnOf[code];
    const row = rows[level - 1];
    const isTold = code === 'order' || code === 'falling' || code === 'own';
    return column && row && isTold ? [{ key: row.key, column, why: code }] : [];
  });
  const seen = new Set<string>();
  return [...missing, ...wrong].filter(({ key, column }) => {
    const cell = `${key} ${column}`;
    return !seen.has(cell) && seen.add(cell);
  });
};
