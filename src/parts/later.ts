let words: () => Promise<unknown> = () => Promise.resolve();

/** Names what every later part waits for besides its script: the words that the start leaves out. */
export const laterPartsWaitFor = (bring: () => Promise<unknown>): void => {
  words = bring;
};

/**
 * A part of the script that is fetched when it is needed, with the words that it says. All that is fetched later goes
 * through here, but for parts that say no other words than the start.
 *
 * @example const forms = later(() => import('./record/forms.ts'));
 */
export const later =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), words()]);
    return part;
  };
