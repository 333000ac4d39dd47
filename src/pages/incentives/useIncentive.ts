import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

export type IncentiveDetails = AnswerOf<CallOf<'incentives.details'>>;

/** What the figure of the page was made of; the panels of its page share one answer, read again with each version. */
export const useIncentive = () => {
  const record = useRecord();
  const client = useClient();
  const incentiveId = Number(record.id);
  return useQuery({
    queryKey: callKey('incentives.details', incentiveId, record['version']),
    queryFn: ({ signal }) =>
      client.call('incentives.details', { query: { incentiveId }, signal, isFresh: true }),
    retry: false,
  });
};
