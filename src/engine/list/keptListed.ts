import type { Listed } from './listedKey.ts';

interface Kept {
  readonly resource: string;
  readonly listed: Listed;
}

const read = (): { listed?: Kept } | null => window.history.state as { listed?: Kept } | null;

/**
 * Keeps with the record's entry in the history of the tab from which page of which list it was opened, so that a reload
 * knows it. The list's own address is in that history, too: nothing is said that was not said there (T102).
 */
export const keepListed = (resource: string, listed: Listed): void =>
  window.history.replaceState({ ...read(), listed: { resource, listed } satisfies Kept }, '');

/** What the entry that is shown keeps of the screen; undefined for a record that was opened by its address. */
export const keptListed = (resource: string): Listed | undefined => {
  const kept = read()?.listed;
  return kept?.resource === resource ? kept.listed : undefined;
};
