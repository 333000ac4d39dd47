import type { RouterProvider } from 'ra-core';
import { createElement, Fragment, useContext } from 'react';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useParams,
} from 'react-router-dom';
import { RouterContext } from '#parts/router/RouterContext.ts';
import { useBlocker } from '#parts/router/useBlocker.ts';
import { useNavigate } from '#parts/router/useNavigate.ts';

/** What ra-core asks of a router, without the data router that its own adapter brings. */
export const routerProvider: RouterProvider = {
  useNavigate,
  useLocation,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: () => useContext(RouterContext) !== null,
  Link,
  Navigate,
  Route: Route as RouterProvider['Route'],
  Routes,
  Outlet,
  matchPath,
  // The console stands in its router before ra-core begins.
  RouterWrapper: ({ children }) => createElement(Fragment, null, children),
};
