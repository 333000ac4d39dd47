import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SupervisionMode } from '#contract/domain/calling/supervision.ts';
import { readNow } from '#dataProvider/query/readAgain.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';

/** Steps into a call; without one, leaves the one that is heard. */
export type Wish = { callId: number; mode: SupervisionMode; isPrivate: boolean } | null;

/** Steps into calls and out of them; the floor says afterwards which one is heard. */
export const useSupervision = () => {
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: async (wish: Wish) => {
      if (wish === null) await client.call('supervisions.end', { body: {} });
      else {
        const { callId, mode, isPrivate } = wish;
        const body = { mode, isPrivate };
        await client.call('supervisions.start', { params: { id: callId }, body });
      }
    },
    onError: error => tellFailure(error),
    onSettled: () => readNow(queries),
  });
};
