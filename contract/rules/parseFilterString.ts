import type { Condition, Operator, Scalar } from './condition.ts';
import { readBare, wireOperators } from './filterString.ts';

/** A filter that does not follow the grammar; `position` counts characters from 0. */
export class FilterSyntaxError extends Error {
  override readonly name = 'FilterSyntaxError';
  readonly position: number;

  constructor(expected: string, position: number) {
    super(`Expected ${expected} at position ${position}`);
    this.position = position;
  }
}

/** Deeper nesting is refused: nobody writes it, and it would exhaust the stack. */
const deepest = 32;

const operatorsByWire = Object.fromEntries(
  Object.entries(wireOperators).map(([op, wire]) => [wire, op]),
) as Record<string, Exclude<Operator, 'changed'>>;

/** Sticky: each matches only at the place where the parser stands. */
const token = {
  path: /[A-Za-z_]\w*(\.\w+)*/y,
  operator: /==|!=|=[a-z]+=/y,
  boolean: /true|false/y,
  quoted: /"(?:[^"\\]|\\["'\\])*"|'(?:[^'\\]|\\["'\\])*'/y,
  bare: /[^\s"'();,=!<>~\\]*/y,
};

class Parser {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): Condition {
    const condition = this.#any();
    if (this.#at < this.#text.length) this.#fail("';', ',' or the end");
    return condition;
  }

  #fail(expected: string): never {
    throw new FilterSyntaxError(expected, this.#at);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #any(): Condition {
    const parts = [this.#all()];
    while (this.#take(',')) parts.push(this.#all());
    return parts.length === 1 ? (parts[0] as Condition) : { any: parts };
  }

  #all(): Condition {
    const parts = [this.#atom()];
    while (this.#take(';')) parts.push(this.#atom());
    return parts.length === 1 ? (parts[0] as Condition) : { all: parts };
  }

  #atom(): Condition {
    const isNegated = this.#take('!');
    if (this.#take('(')) {
      this.#depth += 1;
      if (this.#depth > deepest) this.#fail(`at most ${deepest} levels of parentheses`);
      const inner = this.#any();
      if (!this.#take(')')) this.#fail("')'");
      this.#depth -= 1;
      return isNegated ? { not: inner } : inner;
    }
    if (isNegated) this.#fail("'('");
    return this.#comparison();
  }

  #comparison(): Condition {
    const path = this.#match(token.path);
    if (!path) this.#fail('a field');
    const start = this.#at;
    const wire = this.#match(token.operator);
    if (!wire && (path === 'true' || path === 'false')) return path === 'true';
    const op = wire && Object.hasOwn(operatorsByWire, wire) ? operatorsByWire[wire] : undefined;
    if (!op) {
      this.#at = start;
      this.#fail(`one of ${Object.values(wireOperators).join(' ')}`);
    }
    if (op === 'in' || op === 'nin') return { [path]: { [op]: this.#list() } };
    return { [path]: { [op]: op === 'empty' ? this.#boolean() : this.#value() } };
  }

  #boolean(): boolean {
    const word = this.#match(token.boolean);
    if (!word) this.#fail('true or false');
    return word === 'true';
  }

  #list(): Scalar[] {
    if (!this.#take('(')) this.#fail("'('");
    if (this.#take(')')) return [];
    const values = [this.#value()];
    while (this.#take(',')) values.push(this.#value());
    if (!this.#take(')')) this.#fail("',' or ')'");
    return values;
  }

  #value(): Scalar {
    const quoted = this.#match(token.quoted);
    if (quoted !== undefined) return quoted.slice(1, -1).replace(/\\(["'\\])/g, '$1');
    if (/["']/.test(this.#text[this.#at] ?? '')) this.#fail('a closed quotation');
    return readBare(this.#match(token.bare) ?? '');
  }
}

/**
 * Reads the wire grammar that `toFilterString` writes; what it writes is read back as an equal condition.
 * '' holds for every record. Throws FilterSyntaxError with the position of the first fault. The fields are not
 * checked: the reader allows only those it knows (T68).
 */
export const parseFilterString = (text: string): Condition =>
  text.trim() === '' ? true : new Parser(text).parse();
