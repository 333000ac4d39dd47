import { lazy } from 'react';

/** The entries of the kinds and the checks of forms: brought with the forms, not with the list. */
export const LazyEditCell = lazy(async () => ({
  default: (await import('./EditCell.tsx')).EditCell,
}));
