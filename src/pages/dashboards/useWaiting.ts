import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useOpenScreens } from '#parts/contexts/useScreenHeads.ts';

export type Counts = AnswerOf<CallOf<'views.counts'>>;
export type Waiting = Counts['results'][number];

export const waitingKey = callKey('views.counts');

/** Asks what waits on all lists, or on those that are named. */
export const useAskWaiting = () => {
  const client = useClient();
  return (waiting?: string, signal?: AbortSignal) =>
    client.call('views.counts', {
      query: waiting === undefined ? {} : { waiting },
      ...(signal && { signal }),
      isFresh: true,
    });
};

/** What waits for the person on the lists that are open to them, with the heads of those; read once for the whole page. */
export const useWaiting = () => {
  const ask = useAskWaiting();
  const allowed = useOpenScreens('list');
  return useQuery({
    queryKey: waitingKey,
    queryFn: ({ signal }) => ask(undefined, signal),
    select: ({ results }) =>
      results.flatMap(waiting => {
        const head = allowed.find(({ resource }) => resource === waiting.resource);
        return head ? [{ waiting, head }] : [];
      }),
    refetchOnWindowFocus: false,
    retry: false,
  });
};
