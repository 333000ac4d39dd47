import { screenHeads } from 'virtual:screens';
import type { ScreenHead } from '#contract/model/screenHead.ts';

/** The head of a screen; undefined for a name that no screen with an address has. */
export const headOf = (resource: string): ScreenHead | undefined =>
  screenHeads().find(head => head.resource === resource);
