import { useNavigate } from 'react-admin';
import { use, useCallback } from 'react';
import { LatestSearchContext } from './LatestSearch.tsx';

/** @param edit changes the members that it is given */
type ChangeSearch = (edit: (members: URLSearchParams) => void) => void;

/**
 * Changes what follows the question mark of the address, without a step in the history. Changes add up also where the page has
 * not followed the one before yet, which the setter of the router does not do.
 */
export const useChangeSearch = (): ChangeSearch => {
  const navigate = useNavigate();
  const latest = use(LatestSearchContext);
  if (!latest) throw new Error('LatestSearch stands around the pages');
  return useCallback(
    edit => {
      const members = new URLSearchParams(latest.read());
      edit(members);
      const search = members.size === 0 ? '' : `?${members}`;
      latest.write(search);
      navigate({ search }, { replace: true });
    },
    [latest, navigate],
  );
};
