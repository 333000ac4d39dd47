import { useEffect } from 'react';
import { tooManyToSort, tooManyToSortCode } from '#contract/domain/lists/tooManyToSort.ts';
import type { SortKey } from '#contract/model/types.ts';
import type { HttpError } from '#dataProvider/http/HttpError.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTold } from '#parts/useTold.ts';

/**
 * Goes back to the usual order, and says so, where the rows became too many for the one that was chosen while they were few:
 * a filter went, or an address or a view comes from then (record 0239).
 */
export const useRefusedOrder = (
  error: unknown,
  usual: SortKey,
  setSort: (sort: SortKey) => void,
): void => {
  const tell = useSnackbar();
  const told = useTold();
  const isRefused = (error as HttpError | null)?.errors?.some(
    ({ code }) => code === tooManyToSortCode,
  );
  useEffect(() => {
    if (!isRefused) return;
    tell('info', told(tooManyToSort));
    setSort(usual);
    // The refusal alone starts it: it goes with the order.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRefused]);
};
