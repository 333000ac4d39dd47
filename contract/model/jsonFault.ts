/** Where a text stops being JSON, and why. */
export interface JsonFault {
  /** Characters in front of it. */
  readonly offset: number;
  readonly message: string;
}

const word = /[^\s,:[\]{}"']+/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// oxlint-disable-next-line no-control-regex
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** More brackets within each other than these are a mistake, and would be too many for whoever walks them. */
const deepest = 500;

/** Reads JSON until the first thing that is none, which is told where it stands. */
class Reader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): void {
    this.#value();
    this.#space();
    if (this.#at < this.#text.length) this.#stop('Nothing may follow the end of the file');
  }

  #stop(message: string, offset = this.#at): never {
    throw Object.assign(new Error(message), { offset });
  }

  #space(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const [found] = pattern.exec(this.#text) ?? [];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #string(): void {
    if (this.#match(string) !== undefined) return;
    const line = this.#text.slice(this.#at).split('\n')[0] ?? '';
    if (line.startsWith("'")) this.#stop(`Texts stand between " and ", not between ' and '`);
    if (!/^"(?:[^"\\]|\\.)*"/.test(line)) this.#stop('This text is not closed with "');
    this.#stop('This text holds a character that must be written with \\');
  }

  #value(): void {
    this.#space();
    const next = this.#text[this.#at];
    if (next === '{') return this.#inBrackets('}', () => this.#member());
    if (next === '[') return this.#inBrackets(']', () => this.#value());
    if (next === '"' || next === "'") return this.#string();
    if (next === undefined) this.#stop('The file ends before its value');
    const start = this.#at;
    const found = this.#match(number) ?? this.#match(word);
    if (found === undefined)
      this.#stop(next === ',' ? 'A comma too many' : `A value is missing before ${next}`);
    const rest = this.#match(word) ?? '';
    if (!/^(?:true|false|null|-?\d.*)$/.test(found) || rest !== '')
      this.#stop(`${found}${rest} is no value: a text stands between " and "`, start);
  }

  #member(): void {
    if (this.#text[this.#at] !== '"')
      this.#stop(
        this.#text[this.#at] === ',' ? 'A comma too many' : 'A key stands here, between " and "',
      );
    this.#string();
    this.#space();
    if (this.#text[this.#at] !== ':') this.#stop('A colon is missing after the key');
    this.#at += 1;
    this.#value();
  }

  #inBrackets(close: '}' | ']', entry: () => void): void {
    const open = this.#at;
    let comma = -1;
    this.#depth += 1;
    if (this.#depth > deepest) this.#stop('Too many brackets stand within each other');
    for (;;) {
      this.#at += 1;
      this.#space();
      if (this.#text[this.#at] === close) {
        if (comma !== -1) this.#stop('A comma too many', comma);
        this.#at += 1;
        this.#depth -= 1;
        return;
      }
      if (this.#at >= this.#text.length)
        this.#stop(`This bracket is not closed with ${close}`, open);
      entry();
      const end = this.#at;
      this.#space();
      const next = this.#text[this.#at];
      if (next === close) {
        this.#at += 1;
        this.#depth -= 1;
        return;
      }
      if (next === undefined) this.#stop(`This bracket is not closed with ${close}`, open);
      if (/[}\]]/.test(next)) this.#stop(`${next} closes what ${close} should close`);
      if (next !== ',') this.#stop('A comma is missing', end);
      comma = this.#at;
    }
  }
}

/** The first place where a text is not JSON; undefined where it is. */
export const jsonFault = (text: string): JsonFault | undefined => {
  try {
    new Reader(text).read();
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || !('offset' in error)) throw error;
    return { offset: Number(error.offset), message: error.message };
  }
};
