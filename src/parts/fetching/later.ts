type Bring = (area?: string) => Promise<unknown>;

let words: Bring = () => Promise.resolve();

/** Names what every later part waits for besides its script: the words that the start leaves out, and those of its area. */
export const laterPartsWaitFor = (bring: Bring): void => {
  words = bring;
};

/**
 * A part of the script that is fetched when it is needed, with the words that it says. All that is fetched later goes
 * through here, but for parts that say no other words than the start.
 *
 * @param area the folder below `src/pages` whose words come too
 * @example const forms = later(() => import('./record/forms.ts'));
 */
export const later =
  <Part>(load: () => Promise<Part>, area?: string): (() => Promise<Part>) =>
  async () => {
    const [part] = await Promise.all([load(), words(area)]);
    return part;
  };

/** `./events/EventMoveAction.tsx`: `events`. */
export const areaOf = (path: string): string | undefined => path.split('/')[1];
