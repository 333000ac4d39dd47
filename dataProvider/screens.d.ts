declare module 'virtual:screens' {
  import type { LiveHeads } from '#contract/calls/screens/liveScreens.ts';
  import type { Screen, Text } from '#contract/model/types.ts';
  import type { ScreenHead } from '#contract/model/screenHead.ts';

  /** Built from the files in `resources/` by the Vite plugin: what the shell needs of every screen. */
  export const screenHeads: () => readonly ScreenHead[];
  /** What the pages of the menu are for, by resource. */
  export const loadScreenLines: () => Promise<Readonly<Record<string, Text>>>;
  /** Calls back when a screen is another: one was published, or in development a file was saved. Returns how to stop that. */
  export const onScreens: (listener: () => void) => () => void;
  /** The rest of a screen with its record schema, completed; rejects when no screen has the name. */
  export const loadScreen: (resource: string) => Promise<Screen>;
  /** The same once it was brought; undefined before. */
  export const screenAtHand: (resource: string) => Screen | undefined;
  /** Which screens are other than the page was built with; undefined where none is. */
  export const liveScreens: () => LiveHeads | undefined;
  /** Takes what was published since. */
  export const takeScreens: (next: LiveHeads) => void;
}

/** Gives the heads of `virtual:screens` their Hindi, where the build keeps it apart. */
declare module 'virtual:screens-in-hindi';
