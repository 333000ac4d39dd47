import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { isLoss } from '#contract/domain/opportunities/statusAfterReason.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type CaseReason = AnswerOf<CallOf<'caseReference.reasons'>>['results'][number];

/** They change seldom; a page that stays open for a shift reads them again. */
const staleTime = 60 * 60_000;

/** Reasons of cases with the status that each leads to; those that lead nowhere are not a choice. */
export const useCaseReasons = () => {
  const client = useClient();
  const reasons = useQuery({
    queryKey: callKey('caseReference.reasons'),
    staleTime,
    retry: false,
    queryFn: ({ signal }) => client.call('caseReference.reasons', { signal }),
  });
  const mappings = useQuery({
    queryKey: callKey('caseReference.statusMappings'),
    staleTime,
    retry: false,
    queryFn: ({ signal }) => client.call('caseReference.statusMappings', { signal }),
  });
  const word = useReferenceWord();
  const all = (reasons.data?.results ?? []).map(one => ({ ...one, label: word(one.label) }));
  const statusOf = new Map(
    (mappings.data?.results ?? []).map(({ caseReasonId, toStatusId, toStatusName }) => [
      caseReasonId,
      { id: toStatusId, name: word(toStatusName) },
    ]),
  );
  const leading = all.filter(({ id, parentId }) => parentId === undefined && statusOf.has(id));
  return {
    /** Reasons that a comment can set, for a line. */
    moving: (line: unknown) => leading.filter(one => one.line === undefined || one.line === line),
    /** Reasons of a loss. */
    losses: leading.filter(({ id }) => isLoss(statusOf.get(id)?.id)),
    childrenOf: (id: unknown) =>
      all.filter(({ parentId }) => parentId !== undefined && parentId === id),
    statusNameOf: (id: number): string | undefined => statusOf.get(id)?.name,
    isPending: reasons.isPending || mappings.isPending,
    /** The mapping of reasons to statuses cannot be had. */
    error: mappings.error ?? reasons.error,
  };
};
