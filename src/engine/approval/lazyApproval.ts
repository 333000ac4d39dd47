import { lazy } from 'react';
import { later } from '#parts/fetching/later.ts';

const waiting = later(() => import('./WaitingChanges.tsx'));
const propose = later(() => import('./ProposeDialog.tsx'));

/** Only screens with `approval` need them. */
export const WaitingChanges = lazy(async () => ({ default: (await waiting()).WaitingChanges }));
export const ProposeDialog = lazy(async () => ({ default: (await propose()).ProposeDialog }));
