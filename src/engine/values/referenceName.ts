import type { DataProvider } from 'react-admin';
import type { Reference } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';

/** What a record is called that a value refers to; undefined for no id, and where it cannot be read. */
export const referenceName = async (
  dataProvider: DataProvider,
  { to, title }: Reference,
  id: unknown,
): Promise<string | undefined> => {
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const found = await dataProvider.getMany(to, { ids: [id] }).catch(() => ({ data: [] }));
  const name: unknown = valueAt(found.data?.[0], title);
  return typeof name === 'string' ? name : undefined;
};
