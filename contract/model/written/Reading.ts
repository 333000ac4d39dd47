import type { Shared } from './SharedFiles.ts';

/** What is wrong with how a file was written; the place is one of the file itself. */
export interface WrittenFault {
  readonly at: string;
  readonly message: string;
  readonly suggestion: string | null;
}

/** One screen file while it is read: what it may use, and what was found on the way. */
export class Reading {
  readonly shared: Shared;
  readonly faults: WrittenFault[] = [];
  /** Where a text stands that the glossary lacks. */
  readonly withoutHindi: string[] = [];
  /** What was taken from the glossary, and which groups of roles. */
  readonly words = new Set<string>();
  readonly roles = new Set<string>();

  constructor(shared: Shared) {
    this.shared = shared;
  }

  add(at: string, message: string, suggestion: string | null = null): void {
    this.faults.push({ at, message, suggestion });
  }

  /** Hindi of an English text; undefined when the glossary lacks it. */
  hindiOf(english: string): string | undefined {
    if (!Object.hasOwn(this.shared.words, english)) return undefined;
    this.words.add(english);
    return this.shared.words[english];
  }
}
