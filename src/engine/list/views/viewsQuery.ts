import { queryOptions } from '@tanstack/react-query';
import type { SavedView } from '#contract/calls/records/views.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { callKey } from '#dataProvider/query/keys.ts';

const fresh = 60_000;

export const viewsKey = (resource: string) => callKey('views.list', resource);

/** The saved views of a list: one's own and the shared ones. */
export const viewsQuery = (client: HttpClient, resource: string) =>
  queryOptions({
    queryKey: viewsKey(resource),
    queryFn: async ({ signal }): Promise<readonly SavedView[]> =>
      (await client.call('views.list', { query: { resource }, signal })).results,
    staleTime: fresh,
    retry: false,
  });

/** How many records are in each view of the screen, by its name. */
export const viewCountsQuery = (client: HttpClient, resource: string) =>
  queryOptions({
    queryKey: callKey('views.counts', resource),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number>> => {
      const { results } = await client.call('views.counts', { query: { resource }, signal });
      return new Map(results.map(({ view, count }) => [view, count]));
    },
    staleTime: fresh,
    retry: false,
  });

/** The view that an address without anything in it opens: one's own choice, else that of a role. */
export const openingView = (
  views: readonly SavedView[],
  roles: readonly string[],
): SavedView | undefined =>
  views.find(({ isMyDefault }) => isMyDefault) ??
  views.find(({ defaultOf }) => roles.some(role => defaultOf.includes(role)));
