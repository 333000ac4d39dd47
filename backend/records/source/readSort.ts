import type { SortKey } from '#contract/model/types.ts';

/** `-updatedAt` as a list sends it; the first field alone. */
export const readSort = (sort: string | undefined): SortKey | undefined => {
  const field = sort?.split(',')[0]?.trim();
  if (!field) return undefined;
  return field.startsWith('-') ? { field: field.slice(1), order: 'DESC' } : { field, order: 'ASC' };
};
