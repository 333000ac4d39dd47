import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { httpLimits } from '#contract/domain/messages/httpLimits.ts';
import { useClient } from '#parts/ClientContext.ts';

export type Performance = AnswerOf<CallOf<'performance.read'>>;
export type Asked = BodyOf<CallOf<'performance.read'>>;
export type Row = Performance['rows'][number];

/** Figures, which are kept until the end of the day and may take two minutes (part 1 section 9). */
export const usePerformance = (asked: Asked | undefined) => {
  const client = useClient();
  return useQuery({
    queryKey: ['performance.read', asked],
    enabled: asked !== undefined,
    queryFn: ({ signal }) =>
      client.call('performance.read', {
        body: asked ?? { from: '', until: '', by: 'person' },
        signal,
        timeout: httpLimits.performanceTimeout,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** Agents by a figure of a month. */
export const useLeaderboard = (body: BodyOf<CallOf<'performance.leaderboard'>>) => {
  const client = useClient();
  return useQuery({
    queryKey: ['performance.leaderboard', body],
    queryFn: ({ signal }) =>
      client.call('performance.leaderboard', {
        body,
        signal,
        timeout: httpLimits.performanceTimeout,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};
