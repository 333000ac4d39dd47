import type { GetListParams, GetListResult } from 'react-admin';
import { valueAt } from '#contract/rules/valueAt.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { recordOf } from '#contract/requests/recordOf.ts';
import { totalOf } from '#contract/requests/totalOf.ts';
import { unexpectedAnswer } from '../unexpectedAnswer.ts';
import type { VerbContext, VerbMeta } from './Verb.ts';

/**
 * One page of a screen's list. `meta.pages` is the number of pages and `meta.isTotalExact` false while the call tells
 * pages only and the last one is not shown (T62).
 */
export const getList = async (
  { client, screen }: VerbContext,
  params: GetListParams,
): Promise<GetListResult> => {
  const { list } = screen.data.calls;
  const { isFresh }: VerbMeta = params.meta ?? {};
  const answer = await client.send(list.call, {
    query: listQuery(list, params),
    signal: params.signal,
    isFresh,
  });
  const rows = valueAt(answer, 'results');
  if (!Array.isArray(rows)) throw unexpectedAnswer(list.call);
  const data = rows.map(row => {
    const record = recordOf(screen, row);
    if (!record) throw unexpectedAnswer(list.call);
    return record;
  });
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const counted = totalOf(answer, { page, size: perPage, shown: data.length });
  return {
    data,
    total: counted.total,
    pageInfo: { hasNextPage: counted.hasNextPage, hasPreviousPage: page > 1 },
    meta: { pages: counted.pages, isTotalExact: counted.isExact },
  };
};
