declare module 'virtual:screens' {
  import type { Screen, Text } from '#contract/model/types.ts';
  import type { ScreenHead } from '#contract/model/screenHead.ts';

  /** Built from the files in `resources/` by the Vite plugin: what the shell needs of every screen. */
  export const screenHeads: () => readonly ScreenHead[];
  /** What the pages of the menu are for, by resource. */
  export const loadScreenLines: () => Promise<Readonly<Record<string, Text>>>;
  /** Calls back when a screen file was saved, which happens in development only. Returns how to stop that. */
  export const onScreens: (listener: () => void) => () => void;
  /** The rest of a screen with its record schema, completed; rejects when no screen has the name. */
  export const loadScreen: (resource: string) => Promise<Screen>;
  /** The same once it was brought; undefined before. */
  export const screenAtHand: (resource: string) => Screen | undefined;
}
