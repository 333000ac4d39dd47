import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import type { Screen } from '#contract/model/types.ts';
import type { LiveScreen, PageState } from './LiveState.ts';

type Files = Pick<LiveScreen, 'file' | 'schema'>;

/** What `virtual:screens` exports, in a page whose screen files may change at any moment. */
export const createLiveScreens = (initial: PageState) => {
  let { revision, heads, lines, versions } = initial;
  const loaded = new Map<string, Promise<Screen>>();
  const atHand = new Map<string, Screen>();
  const listeners = new Set<() => void>();

  /** Takes the new state; a screen that did not change stays the same object, so that nothing of it is drawn again. */
  const take = (next: PageState): boolean => {
    const names = new Set([...Object.keys(versions), ...Object.keys(next.versions)]);
    const changed = [...names].filter(name => versions[name] !== next.versions[name]);
    for (const name of changed) {
      loaded.delete(name);
      atHand.delete(name);
    }
    ({ revision, lines, versions } = next);
    if (changed.length > 0) ({ heads } = next);
    return changed.length > 0;
  };

  import.meta.hot?.on('console:screens', (state: PageState) => {
    if (state.revision === revision) return;
    if (take(state)) for (const listener of listeners) listener();
  });
  import.meta.hot?.send('console:screens:ask');

  /** The version makes it another module for the browser. */
  const fetched = async (resource: string, version: string): Promise<Screen> => {
    const address = `/@screen/${resource}.js?version=${version}`;
    const { file, schema } = (await import(/* @vite-ignore */ address)) as Files;
    const whole = completeScreen(file, schema ?? undefined);
    if (versions[resource] === version) atHand.set(resource, whole);
    return whole;
  };

  return {
    screenHeads: (): readonly ScreenHead[] => heads,
    loadScreenLines: () => Promise.resolve(lines),
    screenAtHand: (resource: string) => atHand.get(resource),
    // Development shows the files, whatever is published.
    liveScreens: () => undefined,
    takeScreens: () => undefined,
    onScreens: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    loadScreen: (resource: string): Promise<Screen> => {
      const version = versions[resource];
      if (version === undefined)
        return Promise.reject(new Error(`No screen is named "${resource}"`));
      const known = loaded.get(resource);
      if (known) return known;
      const made = fetched(resource, version);
      loaded.set(resource, made);
      // What did not come is asked for again.
      made.catch(() => loaded.delete(resource));
      return made;
    },
    /** The validator of the schema as it is now: the version makes it another module for the browser. */
    loadValidator: async (resource: string): Promise<unknown> => {
      const address = `/@validator/${resource}.js?version=${versions[resource]}`;
      return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
    },
  };
};
