import {
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
} from 'react-admin';
import { useCallback } from 'react';

/**
 * A router of React-Admin whose links, `useNavigate` and `Navigate` lead each path to another address, and with them the redirects
 * of its controllers.
 * @param lead the address for a path
 */
export const leadingRouter = (
  router: RouterProvider,
  lead: (path: string) => string,
): RouterProvider => {
  const address = (to: RouterTo): RouterTo =>
    typeof to === 'string'
      ? lead(to)
      : { ...to, ...(to.pathname && { pathname: lead(to.pathname) }) };
  const { Link, Navigate, useNavigate } = router;
  return {
    ...router,
    Link: ({ to, ...props }: RouterLinkProps) => <Link {...props} to={address(to)} />,
    Navigate: ({ to, ...props }: RouterNavigateProps) => <Navigate {...props} to={address(to)} />,
    useNavigate: () => {
      const navigate = useNavigate();
      return useCallback(
        (to, options) => navigate(typeof to === 'number' ? to : address(to), options),
        [navigate],
      );
    },
  };
};
