import type { Static } from 'typebox';
import type { discountLevel } from '#contract/calls/matrices/discountMatrix.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import type { EntryRow, StoredMatrix } from './entryRows.ts';

type DiscountLevel = Static<typeof discountLevel>;

const presentEntry = ({ row, designationName, updatedByName }: EntryRow) => ({
  id: row.id,
  clientCategoryId: row.clientCategoryId ?? undefined,
  designationId: row.designationId,
  designationName,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedByName: updatedByName ?? undefined,
});

/** Entries as rows of the matrix; they come ordered, so that the entries of a row stand together. */
const presentLevels = ({ rows, designations }: StoredMatrix): DiscountLevel[] => {
  const nameOf = new Map(designations.map(({ id, name }) => [id, name]));
  const levels: DiscountLevel[] = [];
  for (const entry of rows) {
    const { level, fromBp, untilBp, dealUntilPaise, reviewerIds, isAnyReviewEnough } = entry.row;
    const clientTypeId = entry.row.clientTypeId as ClientTypeId;
    const last = levels.at(-1);
    if (last?.level === level && last.clientTypeId === clientTypeId)
      last.entries.push(presentEntry(entry));
    else
      levels.push({
        clientTypeId,
        level,
        fromBp,
        untilBp,
        dealUntilPaise,
        reviewers: reviewerIds.map(id => ({ id, name: nameOf.get(id) ?? String(id) })),
        isAnyReviewEnough,
        entries: [presentEntry(entry)],
      });
  }
  return levels;
};

/** The matrix as the calls answer it, with the designations that may be chosen. */
export const presentMatrix = (matrix: StoredMatrix) => ({
  results: presentLevels(matrix),
  totalCount: matrix.rows.length,
  designations: matrix.designations
    .filter(({ isActive }) => isActive)
    .map(({ id, name }) => ({ id, name })),
});

const inCategory = ({ row, designationName }: EntryRow): string =>
  row.clientCategoryId === null
    ? designationName
    : `${designationName} (category ${row.clientCategoryId})`;

/**
 * What history keeps of a matrix: one value a cell, named `<level>.<column>`, with the names that designations had then.
 * Where a level begins follows from the one below it.
 */
export const matrixHistory = (matrix: StoredMatrix): Record<string, unknown> =>
  Object.fromEntries(
    presentLevels(matrix).flatMap(({ level, untilBp, dealUntilPaise, ...rest }) => [
      [
        `${level}.designations`,
        matrix.rows.filter(({ row }) => row.level === level).map(inCategory),
      ],
      [`${level}.untilBp`, untilBp],
      [`${level}.dealUntilPaise`, dealUntilPaise],
      [`${level}.reviewers`, rest.reviewers.map(({ name }) => name)],
      [`${level}.isAnyReviewEnough`, rest.isAnyReviewEnough],
    ]),
  );
