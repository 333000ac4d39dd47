import { useEffect, useState } from 'react';
import { useGetList, useNavigate, usePrevNextController, useStore } from 'react-admin';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import { useScreen } from '../../ScreenContext.ts';
import { keepListed, keptListed } from '../../list/keptListed.ts';
import { listedKey, type Listed } from '../../list/listedKey.ts';

/**
 * The page of the list that was open last. After a reload the store has none: the tab's history does.
 * @returns `isRestored` while its rows have to be read again
 */
const useListed = (resource: string) => {
  const [known, setKnown] = useStore<Partial<Listed> | undefined>(listedKey(resource));
  const [isRestored] = useState(() => !known && keptListed(resource) !== undefined);
  useEffect(() => {
    const kept = keptListed(resource);
    if (known?.at) keepListed(resource, known as Listed);
    else if (kept) setKnown(kept);
  });
  return { listed: known ?? {}, isRestored: isRestored && known !== undefined };
};

/** The records before and after this one on the page of the list that was open last, and how to go there: K and J. */
export const useNeighbours = () => {
  const { resource } = useScreen();
  const navigate = useNavigate();
  const { listed, isRestored } = useListed(resource);
  const { filter, sort = '', order = 'ASC', page = 1, perPage = 1 } = listed;
  // Holds the rows that the list has read, and asks for none but after a reload.
  const { data, total } = useGetList(
    resource,
    { pagination: { page, perPage }, sort: { field: sort, order }, filter },
    { enabled: isRestored, staleTime: Infinity },
  );
  const { prevPath, nextPath } = usePrevNextController({
    storeKey: listedKey(resource),
    // At the ends of a page React-Admin would read the whole list again.
    queryOptions: { enabled: false, ...(data && { placeholderData: { data, total } }) },
  });
  useShortcut('k', () => prevPath && navigate(prevPath), prevPath !== undefined);
  useShortcut('j', () => nextPath && navigate(nextPath), nextPath !== undefined);
  return { previous: prevPath, next: nextPath };
};
