const written = /\b(?:insert\s+into|update|merge\s+into)\s+(?:only\s+)?"?(\w+)"?/gi;
/** Reaches other tables through foreign keys, or is no statement of everyday work. */
const wide = /\b(?:delete\s+from|truncate|alter|create|drop)\b/i;
const read = /\b(?:from|join)\s+"?(\w+)"?/gi;

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** How often each table has been written to, as far as the text of the statements tells. */
export class TableVersions {
  #all = 0;
  readonly #byTable = new Map<string, number>();

  /** Notes what a statement may have changed. */
  note(text: string): void {
    if (wide.test(text)) this.#all += 1;
    for (const name of namesIn(text, written))
      this.#byTable.set(name, (this.#byTable.get(name) ?? 0) + 1);
  }

  /** Stands for the state of the tables that a statement reads: the same text again, the same rows. */
  stateFor(text: string): string {
    const tables = namesIn(text, read).map(name => this.#byTable.get(name) ?? 0);
    return [this.#all, ...tables].join('.');
  }
}
