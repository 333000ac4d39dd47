import { useGetManyAggregate } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { untold } from '../untold.ts';

export type RecordId = string | number;

const isId = (value: unknown): value is RecordId =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

export const idsOf = (value: unknown): readonly RecordId[] =>
  (Array.isArray(value) ? value : [value]).filter(isId);

/** The titles of the records that ids stand for: `untold` until they are read, the id itself of one that cannot be. */
export const useTitles = (field: Field, ids: readonly RecordId[]): readonly string[] => {
  const { to, title } = field.reference ?? { to: '', title: 'id' };
  const unique = [...new Set(ids)];
  const { data = [], isLoading } = useGetManyAggregate(
    to,
    { ids: unique },
    { enabled: to !== '' && unique.length > 0, staleTime: 60_000, retry: false },
  );
  const titles = new Map(data.map(record => [String(record?.id), record?.[title]]));
  return ids.map(id => String(titles.get(String(id)) ?? (isLoading ? untold : id)));
};
