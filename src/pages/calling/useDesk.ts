import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callMessages } from '#contract/domain/calling/callMessages.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { sendOnce, type Act } from '#parts/fetching/sendOnce.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';

export type Desk = AnswerOf<CallOf<'calling.desk'>>;
export type Lead = NonNullable<Desk['lead']>;
export type DeskCall = NonNullable<Desk['call']>;

const deskKey = callKey('calling.desk');

/** Beside the events that tell of each change: while a call runs, and while nothing happens. */
const refresh = { running: 5000, resting: 60_000 };

/** Where one's calling stands; read again whenever the server tells that the call has changed. */
export const useDesk = (isWanted = true) => {
  const client = useClient();
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: deskKey });
  useEvents(isWanted ? 'call' : undefined, readAgain, readAgain);
  return useQuery({
    queryKey: deskKey,
    enabled: isWanted,
    queryFn: ({ signal }) => client.call('calling.desk', { signal, isFresh: true }),
    refetchInterval: ({ state }) => (state.data?.call ? refresh.running : refresh.resting),
    refetchOnWindowFocus: true,
    retry: false,
  });
};

/** When the desk that is shown was read, in milliseconds by this machine's clock. */
export const useReadAt = (): number => useQueryClient().getQueryState(deskKey)?.dataUpdatedAt ?? 0;

/**
 * Acts of the desk; the answer of each is the desk as it is then.
 * @param saysItself whoever asks shows the failure: no message says it a second time over what is worked on
 */
export const useDeskAct = (saysItself = false) => {
  const client = useClient();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: (act: Act<Desk>) => sendOnce(client, act),
    onSuccess: desk => {
      queries.setQueryData(deskKey, desk);
      if (desk.isQueueEmpty) snackbar('error', callMessages.nothingToPull);
    },
    onError: error => {
      if (!saysItself) tellFailure(error);
      void queries.invalidateQueries({ queryKey: deskKey });
    },
  });
};
