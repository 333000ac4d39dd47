import { lazy } from 'react';
import { later } from '#parts/fetching/later.ts';

const part = later(() => import('./EditCell.tsx'));

/** The entries of the kinds and the checks of forms: brought with the forms, not with the list. */
export const LazyEditCell = lazy(async () => ({
  default: (await part()).EditCell,
}));
