import { createContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Latest {
  readonly read: () => string;
  readonly write: (search: string) => void;
}

/** What follows the question mark of the address, also while the page has not followed the last change of it yet. */
export const LatestSearchContext = createContext<Latest | null>(null);

/** One for all parts of the page: what two of them change in the same moment adds up. */
export const LatestSearch = ({ children }: { children: ReactNode }) => {
  const location = useLocation();
  const latest = useRef(location.search);
  // With each step of the visit, also to another page whose address ends alike.
  useLayoutEffect(() => {
    latest.current = location.search;
  }, [location]);
  const value = useMemo(
    (): Latest => ({
      read: () => latest.current,
      write: changed => {
        latest.current = changed;
      },
    }),
    [],
  );
  return <LatestSearchContext value={value}>{children}</LatestSearchContext>;
};
