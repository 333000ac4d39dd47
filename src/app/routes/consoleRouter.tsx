import {
  reactRouterProvider,
  type RouterLinkProps,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
} from 'react-admin';
import { useCallback } from 'react';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { screenAddress } from './screenAddress.ts';

/**
 * React-Admin's router for the addresses of the console: what `useCreatePath` writes is led to where the screen's file has it, for
 * links, `useNavigate` and the redirects of React-Admin's own controllers alike
 * (docs/decisions/0247-one-door-to-rights-and-screens.md).
 * @param headOf the head of a screen by its resource
 */
export const createConsoleRouter = (
  headOf: (resource: string) => ScreenHead | undefined,
): RouterProvider => {
  const address = (to: RouterTo): RouterTo =>
    typeof to === 'string'
      ? screenAddress(headOf, to)
      : { ...to, ...(to.pathname && { pathname: screenAddress(headOf, to.pathname) }) };
  const { Link, Navigate, useNavigate } = reactRouterProvider;
  return {
    ...reactRouterProvider,
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
