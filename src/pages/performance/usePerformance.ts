import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { httpLimits } from '#contract/domain/messages/httpLimits.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

type Performance = AnswerOf<CallOf<'performance.read'>>;
export type Asked = BodyOf<CallOf<'performance.read'>>;
export type Row = Performance['rows'][number];

/** All pages of an answer; the first one, mostly the only one, is asked for without a number. */
const allPages = async <Answer extends { hasNextPage: boolean }>(
  ask: (page: { page?: number }) => Promise<Answer>,
): Promise<readonly [Answer, ...Answer[]]> => {
  const answers: [Answer, ...Answer[]] = [await ask({})];
  for (let page = 1; answers.at(-1)?.hasNextPage === true; page += 1)
    answers.push(await ask({ page }));
  return answers;
};

/** Figures, which are kept until the end of the day and may take two minutes (part 1 section 9). */
export const usePerformance = (asked: Asked | undefined) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('performance.read', asked),
    enabled: asked !== undefined,
    queryFn: async ({ signal }) => {
      const body = asked ?? { from: '', until: '', by: 'person' as const };
      const answers = await allPages(page =>
        client.call('performance.read', {
          body: { ...body, ...page },
          signal,
          timeout: httpLimits.performanceTimeout,
        }),
      );
      return {
        levels: answers[0].levels,
        level: answers[0].level,
        people: answers.flatMap(({ people }) => people),
        rows: answers.flatMap(({ rows }) => rows),
      };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** Agents by a figure of a month. */
export const useLeaderboard = (body: BodyOf<CallOf<'performance.leaderboard'>>) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('performance.leaderboard', body),
    queryFn: async ({ signal }) => {
      const answers = await allPages(page =>
        client.call('performance.leaderboard', {
          body: { ...body, ...page },
          signal,
          timeout: httpLimits.performanceTimeout,
        }),
      );
      return { results: answers.flatMap(({ results }) => results) };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
};
