import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '#parts/ClientContext.ts';

interface Asked {
  /** Words typed, or nothing. */
  readonly search?: string;
  readonly id?: unknown;
}

const shown = 25;

/** Subscription regions by the words typed, or the one of an id. */
export const useSubscriptionRegions = ({ search = '', id }: Asked) => {
  const client = useClient();
  const words = search.trim();
  const hasId = typeof id === 'number';
  return useQuery({
    queryKey: ['subscriptionRegions.list', { words, id }],
    enabled: hasId || words !== '',
    placeholderData: hasId ? undefined : keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('subscriptionRegions.list', {
        query: {
          pageSize: shown,
          sort: 'name',
          ...(hasId ? { filters: `id==${id}` } : { search: words }),
        },
        signal,
      }),
  });
};
