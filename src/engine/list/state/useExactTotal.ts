import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCallback, useMemo } from 'react';
import type { ListFilter } from '#contract/requests/listFilter.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';

interface Counted {
  readonly resource: string;
  readonly filter: ListFilter;
  readonly total: number | undefined;
  /** The list counted to its bound and has more rows. */
  readonly isAtLeast: boolean;
}

/** The number of rows of a list; where it was counted to a bound alone, the exact one once `askTotal` is called. */
export const useExactTotal = ({ resource, filter, total, isAtLeast }: Counted) => {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const tell = useSnackbar();
  const query = useMemo(
    () =>
      queryOptions({
        queryKey: screenKey(resource, 'getList', 'total', filter),
        queryFn: async ({ signal }) => {
          const pagination = { page: 1, perPage: 1 };
          const sort = { field: 'id', order: 'ASC' } as const;
          const meta = { total: 'exact' };
          const answer = await provider.getList(resource, {
            pagination,
            sort,
            filter,
            meta,
            signal,
          });
          return answer.total ?? null;
        },
        staleTime: Infinity,
        retry: false,
      }),
    [provider, resource, filter],
  );
  const { data: exact, isFetching, isStale } = useQuery({ ...query, enabled: false });
  const askTotal = useCallback(() => {
    // What the list found stands; the number alone is missing.
    if (isAtLeast)
      void queryClient.fetchQuery(query).catch((error: Error) => tell('error', error.message));
  }, [isAtLeast, queryClient, query, tell]);
  const isKnown = isAtLeast && !isStale && typeof exact === 'number';
  return {
    total: isKnown ? exact : total,
    isTotalExact: !isAtLeast || isKnown,
    isCounting: isFetching,
    askTotal,
  };
};
