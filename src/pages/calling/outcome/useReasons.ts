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
  /** Its key, the same whether the client was reached or not. */
  readonly keyName: string | undefined;
  readonly toStatusName: string | null;
}

export type OutcomeGroups = readonly {
  readonly group: OutcomeGroup;
  readonly reasons: readonly Outcome[];
}[];

/** Digits, then letters that no other act of the desk has. */
const keys = '1234567890qwryioadfgjkl';

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
  const ofLine = all.filter(
    reason =>
      dispositionCategories.includes(reason.categoryId) &&
      (reason.line === undefined || reason.line === lead?.line),
  );
  const known = outcomeGroups.map(group => ({
    group,
    reasons: ofLine
      .filter(
        reason =>
          // A call may be answered or end under the hand that presses: no key means another outcome then.
          [connectedOutcomeId, null].some(ended =>
            isReasonOffered(reason, { outcomeId: ended, isRenewal }),
          ) && outcomeGroupOf(reason, next(reason.id)?.toStatusId) === group,
      )
      .map(reason => ({
        ...reason,
        // Where there is no case, nothing follows.
        toStatusName: (lead && next(reason.id)?.toStatusName) ?? null,
        isFollowUpTimeNeeded: lead !== null && reason.isFollowUpTimeNeeded,
      })),
  }));
  const order = known.flatMap(({ reasons: of }) => of.map(({ id }) => id));
  const groups: OutcomeGroups = known
    .map(({ group, reasons: of }) => ({
      group,
      reasons: of
        .filter(reason => isReasonOffered(reason, { outcomeId, isRenewal }))
        .map(reason => ({ ...reason, keyName: keys[order.indexOf(reason.id)] })),
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
