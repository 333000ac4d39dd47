import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Identifier } from 'react-admin';
import { useChangeSearch } from '#parts/contexts/useChangeSearch.ts';
import { triageParameter } from '../list/address/triageParameter.ts';

/** Which record of the list is in turn, as the address says it, and how another one comes. */
export const useTriageAddress = () => {
  const [search, setSearch] = useSearchParams();
  const changeSearch = useChangeSearch();
  /**
   * @param id Empty: the first that waits
   * @param page of the list, where it is another one
   * @param view of the list, where it is another one
   */
  const go = useCallback(
    (id: Identifier, page?: number, view?: string) =>
      changeSearch(now => {
        now.set(triageParameter, String(id));
        if (page !== undefined) now.set('page', String(page));
        if (view !== undefined) {
          now.delete('filter');
          now.set('view', view);
        }
      }),
    [changeSearch],
  );
  const leave = useCallback(
    () =>
      setSearch(now => {
        now.delete(triageParameter);
        return now;
      }),
    [setSearch],
  );
  return { at: search.get(triageParameter), go, leave };
};
