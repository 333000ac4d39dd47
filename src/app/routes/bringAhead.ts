import type { ScreenHead } from '#contract/model/screenHead.ts';
import { bringOverlays } from '#engine/overlays/lazyOverlays.ts';
import { bringScreen } from './ScreenRoute.tsx';
import { screenAddress } from './screenAddress.ts';
import { screenOf } from './screenOf.ts';

/** Milliseconds for which something is pointed at by someone who means it, and not on the way to another. */
const pointed = 60;

/**
 * Brings the script of the page at a path as React-Admin writes it, or at an address, and what opens over any page, unless it is
 * taken back at once. Data come with the page.
 * @param meant milliseconds after which it is wanted
 * @returns what takes it back
 */
export const bringAhead = (
  heads: readonly ScreenHead[],
  path: string,
  meant = pointed,
): (() => void) => {
  const timer = setTimeout(() => {
    const pathname = screenAddress(
      resource => heads.find(head => head.resource === resource),
      path,
    );
    const head = screenOf(heads, pathname);
    // What does not come now is fetched again by the page that needs it.
    if (head) bringScreen(head, pathname).catch(() => undefined);
    bringOverlays();
  }, meant);
  return () => clearTimeout(timer);
};
