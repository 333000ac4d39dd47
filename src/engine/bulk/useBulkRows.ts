import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type RowsAsked = Pick<QueryOf<CallOf<'bulkEdits.rows'>>, 'verdict' | 'outcome'>;

export const rowsOnPage = 10;

/** A page of the rows of a bulk change; `page` counts from 0. */
export const useBulkRows = (id: number, asked: RowsAsked, page: number) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('bulkEdits.rows', id, asked, page),
    queryFn: ({ signal }) =>
      client.call('bulkEdits.rows', {
        params: { id },
        query: { ...asked, page, pageSize: rowsOnPage },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};
