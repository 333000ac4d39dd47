import { useQuery } from '@tanstack/react-query';
import {
  incentiveCycleCount,
  type IncentiveFrequency,
} from '#contract/domain/incentives/incentiveStatus.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

/** The last cycles of a kind, newest first (part 2 section 9: three). */
export const useCycles = (frequency: IncentiveFrequency = 'Monthly') => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('incentiveCycles.list', frequency),
    queryFn: async ({ signal }) =>
      (
        await client.call('incentiveCycles.list', {
          query: { count: incentiveCycleCount, frequency },
          signal,
        })
      ).results,
  });
};
