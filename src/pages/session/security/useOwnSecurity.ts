import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { readNow } from '#dataProvider/query/readAgain.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type OwnSecurity = AnswerOf<CallOf<'ownSecurity.read'>>;

const key = callKey('ownSecurity.read');

/** One's own sessions, devices and factors, as they are now. */
export const useOwnSecurity = () => {
  const client = useClient();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call('ownSecurity.read', { signal, isFresh: true }),
    refetchOnWindowFocus: true,
    retry: false,
  });
};

/** An act of the page; what it changed is read again before it is over. */
export const useOwnAct = <Given, Answer>(act: (given: Given) => Promise<Answer>) => {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (given: Given) => {
      const answer = await act(given);
      await readNow(queries);
      return answer;
    },
  });
};
