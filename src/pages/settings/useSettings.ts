import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type Settings = AnswerOf<CallOf<'settings.read'>>;

/** Milliseconds: health is looked at again while the page is open. */
const again = 30_000;

export const useSettings = () => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('settings.read', {}),
    queryFn: ({ signal }) => client.call('settings.read', { signal }),
    refetchInterval: again,
    retry: false,
  });
};
