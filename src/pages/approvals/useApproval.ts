import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type ApprovalDetails = AnswerOf<CallOf<'approvals.details'>>;

/** All that is needed to decide the request of the page; the panels of its page share one answer. */
export const useApproval = () => {
  const client = useClient();
  const id = Number(useRecord().id);
  return useQuery({
    queryKey: callKey('approvals.details', id),
    queryFn: ({ signal }) =>
      client.call('approvals.details', { params: { id }, signal, isFresh: true }),
    retry: false,
  });
};
