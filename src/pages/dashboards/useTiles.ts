import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { DashboardType } from '#contract/domain/dashboards/dashboards.ts';
import { useClient } from '#parts/ClientContext.ts';

export type CountedTile = AnswerOf<CallOf<'dashboard.get'>>['results'][number];

/** Numbers are read again while the page is seen, so that nobody works by old ones. */
const refresh = 60_000;

/** The tiles of a dashboard with their numbers. */
export const useTiles = (type: DashboardType) => {
  const client = useClient();
  return useQuery({
    queryKey: ['dashboard.get', type],
    queryFn: ({ signal }) =>
      client.call('dashboard.get', { params: { type }, signal, isFresh: true }),
    select: ({ results }) => results,
    refetchInterval: refresh,
    refetchOnWindowFocus: true,
    retry: false,
  });
};
