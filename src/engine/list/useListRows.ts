import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useRecordSelection, useSelectAll, type RaRecord } from 'react-admin';
import { useCallback, useEffect } from 'react';
import type { SortKey } from '#contract/model/types.ts';
import type { ListFilter } from '#contract/requests/listFilter.ts';
import { justRead } from '../FirstData.ts';
import { useExactTotal } from './useExactTotal.ts';

export interface RowsAsked {
  readonly resource: string;
  readonly page: number;
  readonly perPage: number;
  readonly sort: SortKey;
  readonly filter: ListFilter;
  /** False while it is not known yet what the list opens with. */
  readonly isReady: boolean;
  readonly setPage: (page: number) => void;
  /** Milliseconds after which they are read again while the page is seen. */
  readonly refresh?: number | undefined;
}

/** The rows of a page of the list and which of them are selected, as ra-core keeps them. */
export const useListRows = (asked: RowsAsked) => {
  const { resource, page, perPage, sort, filter, isReady, setPage, refresh } = asked;
  const { data, total, meta, error, isFetching, isPending, isPlaceholderData, refetch } =
    useGetList<RaRecord>(
      resource,
      { pagination: { page, perPage }, sort, filter },
      {
        enabled: isReady,
        staleTime: justRead,
        ...(refresh !== undefined && { refetchInterval: refresh }),
        placeholderData: keepPreviousData,
        retry: false,
        // The failure is shown in the list's own place.
        onError: () => undefined,
      },
    );
  const counted = useExactTotal({
    resource,
    filter,
    total,
    isAtLeast: Boolean(meta?.['isTotalAtLeast']),
  });
  const [selectedIds, { select, unselect, toggle }] = useRecordSelection({ resource });
  const onSelectAll = useSelectAll({ resource, sort, filter });
  const onUnselectItems = useCallback(() => unselect(selectedIds), [unselect, selectedIds]);

  // The last row of the last page was deleted, or the address names a page that is no more.
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
  useEffect(() => {
    if (!isFetching && last !== undefined && page > last) setPage(last);
  }, [isFetching, last, page, setPage]);

  return {
    data,
    ...counted,
    /** The fields by which so many rows are sorted; absent: all. */
    orders: meta?.['orders'] as readonly string[] | undefined,
    error,
    isFetching,
    isPending,
    isPlaceholderData,
    refetch,
    selectedIds,
    onSelect: select,
    onToggleItem: toggle,
    onUnselect: unselect,
    onUnselectItems,
    onSelectAll,
  };
};
