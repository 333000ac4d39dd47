import type { Query, QueryClient } from '@tanstack/react-query';
import type { GetListResult, Identifier, RaRecord } from 'react-admin';
import { recordKey, screenKey } from './keys.ts';
import { leaveShown } from './readAgain.ts';

/** Shows a record as a call answered it; it is not read again for the same act (`readAgainAfterWrites`). */
export const putRecord = (queries: QueryClient, resource: string, record: RaRecord): void =>
  void queries.setQueryData(recordKey(resource, record.id), record);

/** Leaves a record as it is shown: it is gone, and what shows it is about to close. */
export const keepRecord = (queries: QueryClient, resource: string, id: Identifier): void =>
  void queries.setQueryData<RaRecord>(recordKey(resource, id), record => record);

/** Numbers and entries of a list are kept beside its pages. */
const rowsIn = (found: unknown): readonly RaRecord[] => {
  const rows = (found as Partial<GetListResult<RaRecord>> | null | undefined)?.data;
  return Array.isArray(rows) ? rows : [];
};

/**
 * Shows a record that was changed in place in the lists that hold it. It stays where it is until they are opened again: read at
 * once it might jump to another place of the order.
 */
export const putRow = (queries: QueryClient, resource: string, record: RaRecord): void => {
  const holding = {
    queryKey: screenKey(resource, 'getList'),
    predicate: ({ state }: Query) => rowsIn(state.data).some(({ id }) => id === record.id),
  };
  queries.setQueriesData<unknown>(holding, (found: unknown) => ({
    ...(found as object),
    data: rowsIn(found).map(row => (row.id === record.id ? { ...row, ...record } : row)),
  }));
  leaveShown(queries, holding);
};
