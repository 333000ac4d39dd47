import type { Screen } from '#contract/model/types.ts';
import { builtInScreens } from '../../scripts/builtInScreens.ts';

/** A screen that is no part of the product: no table of the suites names it, its files alone say what it is. */
export const isOwn = ({ resource }: Pick<Screen, 'resource'>): boolean =>
  !builtInScreens.includes(resource);
