import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { headsOf, linesOf, type ScreenHead } from '#contract/model/screenHead.ts';
import type { Screen } from '#contract/model/types.ts';
import type { LiveScreen, LiveState } from './LiveState.ts';

/** What `virtual:screens` exports, in a page whose screen files may change at any moment. */
export const createLiveScreens = (initial: LiveState) => {
  let screens = new Map<string, LiveScreen>();
  let heads: readonly ScreenHead[] = [];
  let { revision } = initial;
  const completed = new Map<string, Promise<Screen>>();
  const atHand = new Map<string, Screen>();
  const texts = new Map<string, string>();
  const listeners = new Set<() => void>();

  /** Takes the new state; a screen that did not change stays the same object, so that nothing of it is drawn again. */
  const take = ({ screens: next }: LiveState): boolean => {
    let isChanged = false;
    for (const { file, schema } of next) {
      const text = JSON.stringify([file, schema]);
      if (texts.get(file.resource) === text) continue;
      texts.set(file.resource, text);
      completed.delete(file.resource);
      atHand.delete(file.resource);
      isChanged = true;
    }
    screens = new Map(next.map(screen => [screen.file.resource, screen]));
    for (const resource of texts.keys()) {
      if (screens.has(resource)) continue;
      texts.delete(resource);
      isChanged = true;
    }
    if (isChanged)
      heads = headsOf(next.map(({ file, schema }) => ({ file, schema: schema ?? undefined })));
    return isChanged;
  };
  take(initial);

  import.meta.hot?.on('console:screens', (state: LiveState) => {
    if (state.revision === revision) return;
    ({ revision } = state);
    if (take(state)) for (const listener of listeners) listener();
  });
  import.meta.hot?.send('console:screens:ask');

  return {
    screenHeads: () => heads,
    loadScreenLines: () => Promise.resolve(linesOf([...screens.values()].map(({ file }) => file))),
    screenAtHand: (resource: string) => atHand.get(resource),
    onScreens: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadScreen: (resource: string): Promise<Screen> => {
      const screen = screens.get(resource);
      if (!screen) return Promise.reject(new Error(`No screen is named "${resource}"`));
      const known = completed.get(resource);
      if (known) return known;
      const whole = completeScreen(screen.file, screen.schema ?? undefined);
      const made = Promise.resolve(whole);
      completed.set(resource, made);
      atHand.set(resource, whole);
      return made;
    },
    /** The validator of the schema as it is now: the revision makes it another module for the browser. */
    loadValidator: async (resource: string): Promise<unknown> => {
      const address = `/@validator/${resource}.js?revision=${revision}`;
      return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
    },
  };
};
