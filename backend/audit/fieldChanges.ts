import { isDeepStrictEqual } from 'node:util';

type Recorded = Record<string, unknown> | null;

/** Kept with every record, and told by the entry itself: no news in a history. */
const bookkeeping = new Set([
  'version',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'updatedByName',
  'id',
]);

/** What differs between two states of a record, field by field; a new record has no earlier values to show. */
export const fieldChanges = (before: Recorded, after: Recorded) => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter(name => !bookkeeping.has(name))
    .map(field => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter(change => !isDeepStrictEqual(change.before, change.after));
};
