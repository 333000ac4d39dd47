/** Code points from the first to the last, both included. */
export type Range = readonly [number, number];

/** A regular expression as far as it matters for how long it may take. */
export type Pattern =
  | { readonly type: 'set'; readonly ranges: readonly Range[] }
  | { readonly type: 'all'; readonly of: readonly Pattern[] }
  | { readonly type: 'any'; readonly of: readonly Pattern[] }
  | {
      readonly type: 'repeat';
      readonly of: Pattern;
      readonly least: number;
      readonly most: number;
    };

const last = 0x10_ff_ff;
const everything: readonly Range[] = [[0, last]];
/** What a dot does not stand for. */
const lineEnds: readonly Range[] = [
  [10, 10],
  [13, 13],
  [0x20_28, 0x20_29],
];
const nothing: Pattern = { type: 'all', of: [] };

const classes: Readonly<Record<string, readonly Range[]>> = {
  d: [[48, 57]],
  w: [
    [48, 57],
    [65, 90],
    [95, 95],
    [97, 122],
  ],
  s: [
    [9, 13],
    [32, 32],
    [160, 160],
  ],
};

const without = (ranges: readonly Range[]): readonly Range[] => {
  const sorted = ranges.toSorted(([one], [other]) => one - other);
  const left: Range[] = [];
  let from = 0;
  for (const [first, end] of sorted) {
    if (first > from) left.push([from, first - 1]);
    from = Math.max(from, end + 1);
  }
  return from <= last ? [...left, [from, last]] : left;
};

const single = (letter: string): readonly Range[] => {
  const code = letter.codePointAt(0) ?? 0;
  return [[code, code]];
};

/** Reads a valid expression; what it looks ahead or back for takes no letters and is left out. */
class PatternParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): Pattern {
    const branches = [this.#sequence()];
    while (this.#take('|')) branches.push(this.#sequence());
    return branches.length === 1 && branches[0] ? branches[0] : { type: 'any', of: branches };
  }

  #peek(): string {
    return String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
  }

  #take(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  #match(form: RegExp): RegExpExecArray | null {
    form.lastIndex = this.#at;
    const found = form.exec(this.#text);
    if (found) this.#at = form.lastIndex;
    return found;
  }

  #sequence(): Pattern {
    const of: Pattern[] = [];
    while (this.#at < this.#text.length && !'|)'.includes(this.#peek())) of.push(this.#repeated());
    return { type: 'all', of };
  }

  #repeated(): Pattern {
    const of = this.#atom();
    const found = this.#match(/(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/y);
    if (!found) return of;
    const [text, least, comma, most] = found;
    if (least !== undefined) {
      const upper = most ? Number(most) : comma ? Infinity : Number(least);
      return { type: 'repeat', of, least: Number(least), most: upper };
    }
    const isOnce = text.startsWith('?');
    return { type: 'repeat', of, least: text.startsWith('+') ? 1 : 0, most: isOnce ? 1 : Infinity };
  }

  #atom(): Pattern {
    if (this.#match(/[$^]|\\[bB]|\\[1-9]|\\k<\w+>/y)) return nothing;
    if (this.#take('(')) return this.#group();
    if (this.#take('[')) return { type: 'set', ranges: this.#set() };
    if (this.#take('.')) return { type: 'set', ranges: without(lineEnds) };
    return { type: 'set', ranges: this.#letter() };
  }

  #group(): Pattern {
    const isLook = this.#match(/\?<?[=!]/y) !== null;
    if (!isLook) this.#match(/\?(?::|<\w+>)/y);
    const inner = this.parse();
    this.#take(')');
    return isLook ? nothing : inner;
  }

  #letter(): readonly Range[] {
    if (!this.#take('\\')) {
      const letter = this.#peek();
      this.#at += letter.length;
      return single(letter);
    }
    if (this.#match(/[pP]\{[^}]*\}/y)) return everything;
    const code = this.#match(/u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})/iy);
    if (code) {
      const value = Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '0', 16);
      return [[value, value]];
    }
    const letter = this.#peek();
    this.#at += letter.length;
    const known = classes[letter.toLowerCase()];
    if (known) return letter === letter.toLowerCase() ? known : without(known);
    const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
    return single(escapes[letter] ?? letter);
  }

  #set(): readonly Range[] {
    const isNegated = this.#take('^');
    const ranges: Range[] = [];
    while (this.#at < this.#text.length && !this.#take(']')) {
      const found = this.#letter();
      const from = found[0]?.[0] ?? 0;
      const isRange = this.#text[this.#at] === '-' && this.#text[this.#at + 1] !== ']';
      if (isRange && found.length === 1) {
        this.#take('-');
        ranges.push([from, this.#letter().at(-1)?.[1] ?? from]);
      } else ranges.push(...found);
    }
    return isNegated ? without(ranges) : ranges;
  }
}

/** @param text a valid regular expression (`new RegExp(text, 'u')` accepts it). */
export const parsePattern = (text: string): Pattern => new PatternParser(text).parse();
