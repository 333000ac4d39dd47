import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callMessages } from '#contract/domain/calling/callMessages.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useClient } from '#parts/ClientContext.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';

export type Desk = AnswerOf<CallOf<'calling.desk'>>;
export type Lead = NonNullable<Desk['lead']>;
export type DeskCall = NonNullable<Desk['call']>;

const deskKey = ['calling.desk'];

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

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');

/** Whether nobody knows if the act was done: no answer came, or that of a server at fault. */
const isLost = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 0 || error.status >= 500;

const pause = (milliseconds: number) =>
  new Promise<void>(resolve => void setTimeout(resolve, milliseconds));

type Act = (client: HttpClient, idempotencyKey: string) => Promise<Desk>;

/** Does an act; one whose answer was lost is sent once more with its key, so that it is never done twice (T104). */
const once = async (client: HttpClient, act: Act): Promise<Desk> => {
  const key = newKey();
  try {
    return await act(client, key);
  } catch (error) {
    if (!isLost(error)) throw error;
    await pause(700);
    return act(client, key);
  }
};

/** Acts of the desk; the answer of each is the desk as it is then. */
export const useDeskAct = () => {
  const client = useClient();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  return useMutation({
    mutationFn: (act: Act) => once(client, act),
    onSuccess: desk => {
      queries.setQueryData(deskKey, desk);
      void queries.invalidateQueries({ queryKey: ['calling.queue'] });
      if (desk.isQueueEmpty) snackbar('error', callMessages.nothingToPull);
    },
    onError: error => {
      snackbar('error', error.message);
      void queries.invalidateQueries({ queryKey: deskKey });
    },
  });
};
