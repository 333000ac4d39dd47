import {
  reactRouterProvider,
  RouterProviderContext,
  useRouterProvider,
  type RouterNavigateFunction,
  type RouterProvider,
} from 'react-admin';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';

/** Where a list keeps what was chosen of it, in the words of an address. */
export interface Place {
  /** What is chosen, be it here or by the view that the list opens with: `?filter=…&sort=…&page=…`. */
  readonly search: string;
  /** Keeps another choice. */
  readonly write: (search: string) => void;
}

/** Nothing is chosen there, and nothing kept. */
export const nowhere: Place = { search: '', write: () => undefined };

const PlaceContext = createContext(nowhere);

const usePlacedLocation: RouterProvider['useLocation'] = () => {
  const location = reactRouterProvider.useLocation();
  const { search } = use(PlaceContext);
  return useMemo(() => ({ ...location, search }), [location, search]);
};

const usePlacedNavigate: RouterProvider['useNavigate'] = () => {
  const { write } = use(PlaceContext);
  return useCallback<RouterNavigateFunction>(
    to => {
      if (typeof to === 'object') write(to.search ?? '');
    },
    [write],
  );
};

/** The router as a list sees it: its part of the address is the whole of it. */
const placedIn = (router: RouterProvider): RouterProvider => ({
  ...router,
  useLocation: usePlacedLocation,
  useNavigate: usePlacedNavigate,
});

interface Props {
  place: Place;
  children: (outside: (content: ReactNode) => ReactNode) => ReactNode;
}

/**
 * Lets React-Admin's list controller read and write a place of the list's own, so that several lists share an address and each
 * has its choice followed, checked and named as of today before rows are asked for (docs/decisions/0248-lists-on-react-admins-controller.md).
 * @param children what is within; it draws by `outside` what links to other pages
 */
export const ListPlace = ({ place, children }: Props) => {
  const router = useRouterProvider();
  const placed = useMemo(() => placedIn(router), [router]);
  const outside = useCallback(
    (content: ReactNode) => <RouterProviderContext value={router}>{content}</RouterProviderContext>,
    [router],
  );
  return (
    <PlaceContext value={place}>
      <RouterProviderContext value={placed}>{children(outside)}</RouterProviderContext>
    </PlaceContext>
  );
};
