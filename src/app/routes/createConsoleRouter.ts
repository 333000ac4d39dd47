import { reactRouterProvider, type RouterProvider } from 'react-admin';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { leadingRouter } from '#parts/page/leadingRouter.tsx';
import { screenAddress } from './screenAddress.ts';

/**
 * React-Admin's router for the addresses of the console: what `useCreatePath` writes is led to where the screen's file has it
 * (docs/decisions/0247-one-door-to-rights-and-screens.md).
 * @param headOf the head of a screen by its resource
 */
export const createConsoleRouter = (
  headOf: (resource: string) => ScreenHead | undefined,
): RouterProvider => leadingRouter(reactRouterProvider, path => screenAddress(headOf, path));
