import { useQuery } from '@tanstack/react-query';
import { connectedOutcomeId } from '#contract/domain/calling/callConstants.ts';
import {
  dispositionCategories,
  isReasonOffered,
} from '#contract/domain/calling/dispositionRules.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/ClientContext.ts';
import type { DeskCall } from './useDesk.ts';

/** The reasons that a call can end with: while people talk those of who was reached, then those of how it ended. */
export const useReasons = (call: DeskCall, isRenewal: boolean) => {
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: callKey('caseReference.reasons'),
    staleTime: 60 * 60_000,
    retry: false,
    queryFn: ({ signal }) => client.call('caseReference.reasons', { signal }),
  });
  const all = data?.results ?? [];
  const outcomeId = call.outcomeId ?? (call.connectedAt ? connectedOutcomeId : null);
  return {
    offered: all.filter(
      reason =>
        dispositionCategories.includes(reason.categoryId) &&
        isReasonOffered(reason, { outcomeId, isRenewal }),
    ),
    detailsOf: (id: number) => all.filter(({ parentId }) => parentId === id),
    error,
  };
};
