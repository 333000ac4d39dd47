import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import type { ListFilter } from '#contract/requests/listFilter.ts';
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
  const rows = JSON.stringify(filter);
  const [asked, setAsked] = useState<string>();
  const tell = useSnackbar();
  const {
    data: exact,
    error,
    isFetching,
  } = useQuery({
    // As the rows are named, so that a change of a record counts anew.
    queryKey: [resource, 'getList', 'total', filter],
    queryFn: async ({ signal }) => {
      const answer = await provider.getList(resource, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter,
        meta: { total: 'exact' },
        signal,
      });
      return answer.total ?? null;
    },
    enabled: isAtLeast && asked === rows,
    staleTime: 60_000,
    retry: false,
  });
  // What the list found stands; the number alone is missing, and may be asked for again.
  useEffect(() => {
    if (!error) return;
    setAsked(undefined);
    tell('error', error.message);
  }, [error, tell]);
  const isKnown = isAtLeast && asked === rows && typeof exact === 'number';
  return {
    total: isKnown ? exact : total,
    isTotalExact: !isAtLeast || isKnown,
    isCounting: isFetching,
    askTotal: useCallback(() => setAsked(rows), [rows]),
  };
};
