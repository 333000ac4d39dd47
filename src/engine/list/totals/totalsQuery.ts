import { queryOptions } from '@tanstack/react-query';
import type { CallOf } from '#contract/calls/index.ts';
import type { AnswerOf, QueryOf } from '#contract/calls/call.ts';
import { allOf, filterParts, searchWords, type ListFilter } from '#contract/requests/listFilter.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { callKey } from '#dataProvider/query/keys.ts';

type TotalsCall = CallOf<'totals.get'>;

/** What a list finds, added up: paise of money, the number itself of any other field. */
export type Totals = AnswerOf<TotalsCall>;

/** Groups beside the whole: a filter of the list, and the span of one that is a day or a time. */
export type GroupedBy = Pick<QueryOf<TotalsCall>, 'by' | 'span'>;

const fresh = 30_000;

/** What the records of a list that a filter finds add up to. */
export const totalsQuery = (
  client: HttpClient,
  resource: string,
  filter: ListFilter,
  grouped: GroupedBy = {},
) => {
  const where = allOf(filterParts(filter));
  const search = searchWords(filter);
  const query = {
    ...(where !== undefined && { filters: toFilterString(where) }),
    ...(search !== undefined && { search }),
    ...grouped,
  };
  return queryOptions({
    queryKey: callKey('totals.get', resource, query),
    queryFn: ({ signal }): Promise<Totals> =>
      client.call('totals.get', { params: { resource }, query, signal }),
    staleTime: fresh,
    retry: false,
  });
};
