import { loadScreen } from 'virtual:screens';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { Field, Parts } from '#contract/model/types.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { namedCallKey, screenKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useReadScope } from './useReadScope.ts';
import { askCall } from './askCall.ts';

/** Parts that are told one by one; a figure of more is not read as a list. */
const most = 100;

interface Told {
  readonly rows: readonly object[];
  /** Fields of the rows, where they are records of another screen. */
  readonly fields: Readonly<Record<string, Field>>;
}

/** Rows that a figure of the record is the sum of. They are read when the figure is opened, and once more after a change. */
export const useParts = (parts: Parts, record: RaRecord, isOpen: boolean) => {
  const client = useClient();
  const dataProvider = useDataProvider();
  const scope = useReadScope(record);
  const { from } = parts;
  return useQuery({
    queryKey:
      from.type === 'call'
        ? namedCallKey(from.call.call, 'parts', record.id, from)
        : screenKey(from.resource, 'getList', 'parts', record.id, from),
    enabled: isOpen,
    staleTime: 0,
    retry: false,
    queryFn: async ({ signal }): Promise<Told> => {
      if (from.type === 'call') {
        const found: unknown = valueAt(await askCall(client, from.call, scope, signal), from.rows);
        return { rows: Array.isArray(found) ? (found as object[]) : [], fields: {} };
      }
      const screen = await loadScreen(from.resource);
      const { data } = await dataProvider.getList<RaRecord>(from.resource, {
        pagination: { page: 1, perPage: most },
        filter: { where: resolveRefs(from.by, scope) },
        signal,
      });
      return { rows: data, fields: screen.type === 'records' ? screen.fields : {} };
    },
  });
};
