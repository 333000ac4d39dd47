import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, QueryOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { httpLimits } from '#contract/domain/messages/httpLimits.ts';
import {
  gapOf,
  isBehind,
  projectedOf,
  reasonsOf,
  type BehindReason,
} from '#contract/domain/performance/standing.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

type Standings = AnswerOf<CallOf<'performance.standings'>>;

/** A person as the answer tells them, with what follows from it. */
export interface Placed {
  readonly person: Standings['people'][number];
  readonly gap: number;
  readonly projected: number | null;
  readonly isBehind: boolean;
  /** Empty for who is not behind. */
  readonly reasons: readonly BehindReason[];
}

/** How much of the target is reached at this pace; who has none comes last. */
const reached = ({ person: { target, achieved }, projected }: Placed): number =>
  target > 0 ? (projected ?? achieved) / target : Number.POSITIVE_INFINITY;

const place = ({ people, today }: Standings): Placed[] =>
  people
    .map(person => {
      const late = isBehind(person, today);
      return {
        person,
        gap: gapOf(person),
        projected: projectedOf(person, today),
        isBehind: late,
        reasons: late ? reasonsOf(person, people) : [],
      };
    })
    .toSorted((one, other) => reached(one) - reached(other));

/** Minutes after which a page that opens again asks again. */
const fresh = 5;

/** Targets of the people below someone, those furthest behind first. */
export const useStandings = (query: QueryOf<CallOf<'performance.standings'>>) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('performance.standings', query),
    queryFn: ({ signal }) =>
      client.call('performance.standings', {
        query,
        signal,
        timeout: httpLimits.performanceTimeout,
      }),
    select: answer => ({ ...answer, placed: place(answer) }),
    staleTime: fresh * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
};
