import { useQuery } from '@tanstack/react-query';
import { connectedOutcomeId } from '#contract/domain/calling/callConstants.ts';
import {
  dispositionCategories,
  isReasonOffered,
} from '#contract/domain/calling/dispositionRules.ts';
import {
  outcomeGroupOf,
  outcomeGroups,
  type OutcomeGroup,
} from '#contract/domain/calling/outcomeGroups.ts';
import { statusAfterReason } from '#contract/domain/opportunities/statusAfterReason.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { Desk, DeskCall } from '../useDesk.ts';

/** An outcome with the status that the case gets for it. */
export interface Outcome {
  readonly id: number;
  readonly label: string;
  readonly isFollowUpTimeNeeded: boolean;
  readonly toStatusName: string | null;
}

export type OutcomeGroups = readonly {
  readonly group: OutcomeGroup;
  readonly reasons: readonly Outcome[];
}[];

/** How long reference data is taken to stay as it is, in milliseconds. */
const kept = { staleTime: 60 * 60_000, retry: false } as const;

/**
 * The reasons that a call can end with, in their groups: while people talk those of who was reached, then those of how it
 * ended. What follows on each is what the server would do.
 */
export const useReasons = (call: DeskCall, lead: Desk['lead']) => {
  const client = useClient();
  const reasons = useQuery({
    ...kept,
    queryKey: callKey('caseReference.reasons'),
    queryFn: ({ signal }) => client.call('caseReference.reasons', { signal }),
  });
  const mappings = useQuery({
    ...kept,
    queryKey: callKey('caseReference.statusMappings'),
    queryFn: ({ signal }) => client.call('caseReference.statusMappings', { signal }),
  });
  const all = reasons.data?.results ?? [];
  const outcomeId = call.outcomeId ?? (call.connectedAt ? connectedOutcomeId : null);
  const isRenewal = lead?.isRenewal ?? false;
  const next = (id: number) =>
    statusAfterReason(
      (mappings.data?.results ?? []).filter(({ caseReasonId }) => caseReasonId === id),
      lead?.caseStatusId ?? null,
    );
  const offered = all.filter(
    reason =>
      dispositionCategories.includes(reason.categoryId) &&
      (reason.line === undefined || reason.line === lead?.line) &&
      isReasonOffered(reason, { outcomeId, isRenewal }),
  );
  const groups: OutcomeGroups = outcomeGroups
    .map(group => ({
      group,
      reasons: offered
        .filter(reason => outcomeGroupOf(reason, next(reason.id)?.toStatusId) === group)
        .map(reason => ({ ...reason, toStatusName: next(reason.id)?.toStatusName ?? null })),
    }))
    .filter(group => group.reasons.length > 0);
  return {
    groups,
    /** Not while what follows is still read: a tile would change its place under the hand. */
    isRead: reasons.data !== undefined && !mappings.isPending,
    detailsOf: (id: number) => all.filter(({ parentId }) => parentId === id),
    error: reasons.error,
  };
};
