import { useGetList, useNavigate, usePrevNextController, useStore } from 'react-admin';
import { useShortcut } from '#parts/useShortcut.ts';
import { useScreen } from '../ScreenContext.ts';
import { listedKey, type Listed } from '../list/listedKey.ts';

const none: Partial<Listed> = {};

/** The records before and after this one on the page of the list that was open last, and how to go there: K and J. */
export const useNeighbours = () => {
  const { resource } = useScreen();
  const navigate = useNavigate();
  const storeKey = listedKey(resource);
  const [{ filter, sort = '', order = 'ASC', page = 1, perPage = 1 }] = useStore(storeKey, none);
  // Holds the rows that the list has read, and asks for none.
  const { data, total } = useGetList(
    resource,
    { pagination: { page, perPage }, sort: { field: sort, order }, filter },
    { enabled: false },
  );
  const { prevPath, nextPath } = usePrevNextController({
    storeKey,
    // At the ends of a page React-Admin would read the whole list again.
    queryOptions: { enabled: false, ...(data && { placeholderData: { data, total } }) },
  });
  useShortcut('k', () => prevPath && navigate(prevPath), prevPath !== undefined);
  useShortcut('j', () => nextPath && navigate(nextPath), nextPath !== undefined);
  return { previous: prevPath, next: nextPath };
};
