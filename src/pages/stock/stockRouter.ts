import type { RouterProvider } from 'react-admin';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { leadingRouter } from '#parts/page/leadingRouter.tsx';

/** Where React-Admin leads anyone who may not see a page, and where the console does. */
const denied = ['/access-denied', '/authentication-error'];
const unauthorized = '/unauthorized';

/**
 * Where paths lead that React-Admin writes below the address of an area: to its own resources there, and for all others to the
 * console's own pages.
 * @param base the address of the area
 * @param names its resources
 */
export const stockPlace = (base: string, names: readonly string[]) => {
  const below = (path: string) =>
    path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
  return {
    lead: (path: string): string => {
      const rest = below(path);
      if (rest === undefined) return path;
      if (denied.includes(rest)) return unauthorized;
      return names.includes(/^\/([^/?#]*)/.exec(rest)?.[1] ?? '') ? path : rest;
    },
    /** The resource whose page is at an address of the area. */
    resourceAt: (path: string) => below(path)?.split('/')[1],
  };
};

/** The router of an area: anyone who is turned away is told of what. */
export const stockRouter = (
  outside: RouterProvider,
  { lead, resourceAt }: ReturnType<typeof stockPlace>,
): RouterProvider => {
  const router = leadingRouter(outside, lead);
  return {
    ...router,
    useNavigate: () => {
      const navigate = router.useNavigate();
      const { pathname } = useLocation();
      return useCallback(
        (to, options) =>
          typeof to === 'string' && lead(to) === unauthorized
            ? navigate(to, { replace: true, state: { resource: resourceAt(pathname) } })
            : navigate(to, options),
        [navigate, pathname],
      );
    },
  };
};
