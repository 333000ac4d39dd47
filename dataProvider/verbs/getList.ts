import type { GetListParams, GetListResult } from 'react-admin';
import { valueAt } from '#contract/rules/valueAt.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { recordOf } from '#contract/requests/recordOf.ts';
import { totalOf } from '#contract/requests/totalOf.ts';
import { unexpectedAnswer } from '../unexpectedAnswer.ts';
import type { KnownTotals } from './knownTotals.ts';
import type { VerbContext, VerbMeta } from './Verb.ts';

/** What the answer of a list says beside its rows (`Page`). */
type Told = Readonly<{ orders?: readonly string[]; next?: string }>;

/** A list that says whether its number is exact can be asked for that number, or for none. */
const saysItsTotal = (answer: unknown): boolean =>
  typeof valueAt(answer, 'isTotalExact') === 'boolean';

/**
 * One page of a screen's list. `meta.pages` is the number of pages; `meta.isTotalExact` is false while the call tells pages
 * only and the last one is not shown (T62), and where it counted up to its bound: then `meta.isTotalAtLeast` is true too, and
 * `meta.orders` names the fields by which so many rows are sorted, where not all are.
 */
export const getList = async (
  { client, screen, totals }: VerbContext & { readonly totals?: KnownTotals },
  params: GetListParams,
): Promise<GetListResult> => {
  const { list } = screen.data.calls;
  const { isFresh, total: wanted }: VerbMeta = params.meta ?? {};
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const query = listQuery(list, params);
  const rowsKey = JSON.stringify([list.call, { ...query, page: 0, pageSize: 0, sort: '' }]);
  const known = page > 1 && !isFresh ? totals?.get(rowsKey) : undefined;
  const total = wanted ?? (known && 'none');
  const placeOf = (of: number) => JSON.stringify([list.call, { ...query, page: of }]);
  const after = totals?.places.get(placeOf(page));
  const answer = await client.send(list.call, {
    query: { ...query, ...(total && { total }), ...(after && { after }) },
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
  const counted = totalOf(answer, { page, size: perPage, shown: data.length });
  const { hasNextPage } = counted;
  const isTold = known && counted.isAtLeast && known.total >= counted.total;
  const said = isTold ? known : counted;
  const { orders = said === known ? known.orders : undefined, next } = answer as Told;
  if (saysItsTotal(answer)) totals?.keep(rowsKey, { ...said, orders });
  if (next) totals?.places.set(placeOf(page + 1), next);
  return {
    data,
    total: said.total,
    pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
    meta: {
      pages: Math.ceil(said.total / perPage),
      isTotalExact: said.isExact,
      ...(said.isAtLeast && { isTotalAtLeast: true }),
      ...(orders && { orders }),
    },
  };
};
