import { Reading, type WrittenFault } from './Reading.ts';
import { readWords } from './readWords.ts';
import type { Shared } from './SharedFiles.ts';

/** A screen file in full, whatever it took from elsewhere. */
export interface Resolved {
  readonly content: unknown;
  readonly faults: readonly WrittenFault[];
  /** Where a text stands that the glossary lacks. */
  readonly withoutHindi: readonly string[];
  /** What it took from the glossary, and the groups of roles that it names. */
  readonly words: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
}

/** Puts in what a screen file says by name: words of the glossary, groups of roles, another screen, enumerations. */
export const resolveScreen = (content: unknown, shared: Shared): Resolved => {
  const reading = new Reading(shared);
  const read = readWords(reading, content);
  const { faults, withoutHindi, words, roles } = reading;
  return { content: read, faults, withoutHindi, words, roles };
};
