import { tablesHeader } from '#contract/requests/tablesHeader.ts';

/** Whether what is kept under a name was read from what was written. Where either is not known it may have been. */
export type IsOld = (name: string) => boolean;

/** @param isDone it was carried out; else it may have been */
export type HearWrite = (isOld: IsOld, isDone: boolean) => void;

const namesIn = (told: string): string[] => told.split(' ').filter(name => name !== '');

/** From which tables the reads of the page came, as the server tells with the answers, and who hears of writes. */
export const createToldTables = () => {
  const behind = new Map<string, Set<string> | null>();
  const hearers = new Set<HearWrite>();
  return {
    /** @param told the header of the answer; null where it has none */
    read: (name: string, told: string | null): void => {
      const known = behind.get(name);
      if (told === null || known === null) behind.set(name, null);
      else if (known) for (const table of namesIn(told)) known.add(table);
      else behind.set(name, new Set(namesIn(told)));
    },
    wrote: (headers: Headers): void => {
      const told = headers.get(tablesHeader);
      const written = told === null ? null : namesIn(told);
      const isOld: IsOld = name => {
        const tables = behind.get(name);
        return !tables || !written || written.some(table => tables.has(table));
      };
      for (const hear of hearers) hear(isOld, true);
    },
    /** A write had no answer that says whether it was carried out. */
    lost: (): void => {
      for (const hear of hearers) hear(() => true, false);
    },
    onWrite: (hear: HearWrite): (() => void) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
};
