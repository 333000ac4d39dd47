/** Where something stands in a text, both counted from 1 as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};

/** `pointer('list', 'columns', 0)` → `/list/columns/0` (RFC 6901). */
export const pointer = (...steps: readonly (string | number)[]): string =>
  steps.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

interface Entry {
  readonly pointer: string;
  readonly offset: number;
}

/** Walks JSON that is known to be valid and notes where each key or list entry begins. */
class Scanner {
  readonly entries: Entry[] = [];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#space();
    this.#value('');
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #value(path: string): void {
    const first = this.#text[this.#at];
    if (first === '{') this.#members(path);
    else if (first === '[') this.#items(path);
    else if (first === '"') this.#string();
    else while (/[^\s,\]}]/.test(this.#text[this.#at] ?? ' ')) this.#at += 1;
    this.#space();
  }

  #string(): string {
    const start = this.#at;
    this.#at += 1;
    while (this.#text[this.#at] !== '"') this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    this.#at += 1;
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  /** Steps over `{`, `[`, `,` or `:` and the white space behind it; false at the closing bracket, which it passes. */
  #next(): boolean {
    this.#at += 1;
    this.#space();
    if (!/[}\]]/.test(this.#text[this.#at] ?? '')) return true;
    this.#at += 1;
    return false;
  }

  #isAtComma(): boolean {
    if (this.#text[this.#at] === ',') return true;
    this.#at += 1;
    return false;
  }

  #members(path: string): void {
    let goOn = this.#next();
    while (goOn) {
      const offset = this.#at;
      const inner = path + pointer(this.#string());
      this.entries.push({ pointer: inner, offset });
      this.#space();
      this.#next();
      this.#value(inner);
      goOn = this.#isAtComma() && this.#next();
    }
  }

  #items(path: string): void {
    let goOn = this.#next();
    for (let index = 0; goOn; index += 1) {
      const inner = path + pointer(index);
      this.entries.push({ pointer: inner, offset: this.#at });
      this.#value(inner);
      goOn = this.#isAtComma() && this.#next();
    }
  }
}

/**
 * Line and column of what a JSON pointer names: the key of a member, the first character of a list entry. A pointer
 * that names nothing gives the nearest thing around it. The text must be valid JSON.
 */
export const locatePointer = (text: string, target: string): Position => {
  const { entries } = new Scanner(text);
  for (let path = target; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const entry = entries.findLast(candidate => candidate.pointer === path);
    if (entry) return positionAt(text, entry.offset);
  }
  return positionAt(text, Math.max(0, text.search(/\S/)));
};

/** Pointers of keys that stand twice in one object: JSON keeps the last and drops the rest in silence. */
export const repeatedKeys = (text: string): readonly string[] => {
  const seen = new Set<string>();
  return new Scanner(text).entries.flatMap(({ pointer: path }) => {
    if (seen.has(path)) return [path];
    seen.add(path);
    return [];
  });
};
