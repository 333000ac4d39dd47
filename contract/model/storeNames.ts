/**
 * Kept by the generic store itself; a form sends them back as it got them, and nothing of them can be set. A record schema may name
 * them (`readOnly`) to show them, filter by them or ask for them in a condition.
 */
export const storeNames: readonly string[] = [
  'id',
  'version',
  'createdAt',
  'createdById',
  'createdByName',
  'updatedAt',
  'updatedByName',
];

/** The fields of a record without what the store adds. */
export const withoutStoreNames = (
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !storeNames.includes(name)));
