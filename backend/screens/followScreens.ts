import type { Screens } from './readScreens.ts';

const revisions = new WeakMap<Screens, number>();

const revisionOf = (screens: Screens): number => revisions.get(screens) ?? 0;

/** Says that the map holds other screens than before, in the same place. */
export const screensChanged = (screens: Screens): void => {
  revisions.set(screens, revisionOf(screens) + 1);
};

/**
 * What is made of all screens, made anew once they are others: anyone who remembers something of screens remembers it so.
 * @returns what gives it as the screens are now
 */
export const ofScreens = <Made>(
  screens: Screens,
  make: (screens: Screens) => Made,
): (() => Made) => {
  let known: { readonly revision: number; readonly made: Made } | undefined;
  return () => {
    const revision = revisionOf(screens);
    if (known?.revision !== revision) known = { revision, made: make(screens) };
    return known.made;
  };
};
