import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { callKey, screenKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useReadAgain } from './useReadAgain.ts';

type Dashboard = AnswerOf<CallOf<'dashboard.get'>>;
export type CountedTile = Dashboard['results'][number];

/** The tiles of a dashboard with their numbers, and whatever of their rows the page shows, as true as the last event. */
export const useTiles = (type: DashboardType) => {
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = callKey('dashboard.get', type);
  const ask = (types?: string, signal?: AbortSignal) =>
    client.call('dashboard.get', {
      params: { type },
      query: types === undefined ? {} : { types },
      ...(signal && { signal }),
      isFresh: true,
    });
  const shown = () => queries.getQueryData<Dashboard>(queryKey)?.results;
  useReadAgain({
    namesOf: ({ tiles }) => {
      const known = shown();
      return known ? tiles.filter(key => known.some(({ keyName }) => keyName === key)) : tiles;
    },
    read: async names => {
      // What is being read may have been counted before the event.
      if (!names || !shown() || queries.isFetching({ queryKey }) > 0)
        await queries.refetchQueries({ queryKey }, { throwOnError: true });
      else {
        const { results } = await ask(names.join(','));
        queries.setQueryData<Dashboard>(
          queryKey,
          now =>
            now && {
              ...now,
              results: now.results.map(
                tile => results.find(({ keyName }) => keyName === tile.keyName) ?? tile,
              ),
            },
        );
      }
      for (const rows of [callKey('tileLists.list'), screenKey('tile-rows', 'getList')])
        void queries.invalidateQueries({ queryKey: rows });
    },
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(undefined, signal),
    select: ({ results, whose }) => ({ tiles: results, whose }),
    refetchOnWindowFocus: false,
    retry: false,
  });
};
