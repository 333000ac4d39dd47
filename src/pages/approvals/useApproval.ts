import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/ClientContext.ts';

export type ApprovalDetails = AnswerOf<CallOf<'approvals.details'>>;

/** All that is needed to decide a request; the panels of its page share one answer. */
export const useApproval = (record: RaRecord | null) => {
  const client = useClient();
  const id = Number(record?.id);
  return useQuery({
    queryKey: callKey('approvals.details', id),
    queryFn: ({ signal }) =>
      client.call('approvals.details', { params: { id }, signal, isFresh: true }),
    enabled: record !== null,
    retry: false,
  });
};
