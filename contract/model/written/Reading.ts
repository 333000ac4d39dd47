import { nearest } from '../../domain/nearest.ts';
import type { Shared } from './SharedFiles.ts';

/** What is wrong with how a file was written; the place is one of the file itself. */
export interface WrittenFault {
  readonly at: string;
  readonly message: string;
  readonly suggestion: string | null;
}

/** What files share under a name that begins with `@`. */
type Groups = 'roles' | 'options';

/** One screen file while it is read: what it may use, and what was found on the way. */
export class Reading {
  readonly shared: Shared;
  readonly faults: WrittenFault[] = [];
  /** Where a text stands that the glossary lacks. */
  readonly withoutHindi: string[] = [];
  /** What was taken from the glossary, and which groups of roles and lists of options. */
  readonly words = new Set<string>();
  readonly roles = new Set<string>();
  readonly options = new Set<string>();
  readonly #places = new Map<string, string>();

  constructor(shared: Shared) {
    this.shared = shared;
  }

  /** @param at a place of the screen in full. */
  add(at: string, message: string, suggestion: string | null = null): void {
    this.faults.push({ at: this.placeOf(at), message, suggestion });
  }

  /** Hindi of an English text; undefined when the glossary lacks it. */
  hindiOf(english: string): string | undefined {
    if (!Object.hasOwn(this.shared.words, english)) return undefined;
    this.words.add(english);
    return this.shared.words[english];
  }

  /** What files share by a name such as `@sellers`; undefined, with a fault, when nothing has it. */
  sharedBy(kind: Groups, name: string, at: string): readonly unknown[] | undefined {
    const groups: Readonly<Record<string, readonly unknown[]>> = this.shared[kind];
    const own = name.slice(1);
    if (Object.hasOwn(groups, own)) {
      this[kind].add(own);
      return groups[own];
    }
    const near = nearest(own, Object.keys(groups));
    const what = kind === 'roles' ? 'group of roles' : 'list of options';
    this.add(
      at,
      `There is no ${what} "${name}" in resources/${kind}.json: add it there, or write out what it stands for`,
      near === null ? null : `@${near}`,
    );
    return undefined;
  }

  /** Notes that what stands in full at one place is written at another, both as JSON pointers of the screen in full. */
  move(full: string, written: string): void {
    this.#places.set(full, this.placeOf(written));
  }

  /** Where in its file something of the full screen is written. */
  placeOf(full: string): string {
    for (let head = full; head !== ''; head = head.slice(0, head.lastIndexOf('/'))) {
      const written = this.#places.get(head);
      if (written !== undefined) return written + full.slice(head.length);
    }
    return full;
  }
}
