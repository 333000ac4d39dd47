import { useQuery } from '@tanstack/react-query';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';

/** The subscription region of an id. */
export const useSubscriptionRegion = (id: unknown) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('subscriptionRegions.list', { id }),
    enabled: typeof id === 'number',
    retry: false,
    queryFn: ({ signal }) =>
      client.call('subscriptionRegions.list', { query: { filters: `id==${Number(id)}` }, signal }),
  });
};
