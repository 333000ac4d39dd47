import { printParseErrorCode, visit } from 'jsonc-parser';

/** Where a text stops being JSON, and why. */
export interface JsonFault {
  /** Characters in front of it. */
  readonly offset: number;
  readonly message: string;
}

/** More brackets within each other than these are a mistake, and would be too many for anyone who walks them. */
const deepest = 500;

const closing = { '{': '}', '[': ']' } as const;

interface Read {
  /** Brackets that are not closed yet. */
  readonly open: { readonly bracket: keyof typeof closing; readonly offset: number }[];
  /** What was read last, and where it ends. */
  last: 'nothing' | 'key' | 'value' | '{' | '[' | ',' | ':';
  end: number;
}

const withinText = ['InvalidUnicode', 'InvalidEscapeCharacter', 'InvalidCharacter'];

/** The word around a place, which is not a value: `yes`, `01`. */
const wrongWord = (text: string, place: number): JsonFault | undefined => {
  const around = [...text.matchAll(/[^\s,:[\]{}"']+/g)].find(
    ({ index, 0: word }) => index <= place && index + word.length > place,
  );
  return (
    around && {
      offset: around.index,
      message: `${around[0]} is not a value: put texts between " and "`,
    }
  );
};

/** What the parser met, in words for the person who wrote the file: by what is there, and what was read before it. */
const faultAt = (
  text: string,
  read: Read,
  code: string,
  offset: number,
  met: string,
): JsonFault => {
  const { open, last, end } = read;
  const around = open.at(-1);
  const close = around && closing[around.bracket];
  const at = (message: string, place = offset): JsonFault => ({ offset: place, message });
  if (code === 'UnexpectedEndOfString') return at('This text is not closed with "');
  if (met.startsWith('"') && withinText.includes(code))
    return at('This text has a character that must be written with \\');
  if (last === 'value' && !around) return at('Nothing may follow the end of the file');
  if (met === '')
    return around && last !== ':'
      ? at(`This bracket is not closed with ${close}`, around.offset)
      : at('The file ends before its value');
  if (last === 'key') return at('A colon is missing after the key');
  if (/^[}\]]/.test(met)) {
    if (last === ':') return at(`A value is missing before ${met}`);
    return met === close
      ? at('There is a comma too many', end - 1)
      : at(`${met} closes what ${close} should close`);
  }
  if (last === 'value')
    return (
      (offset === end && /^[^\s[{"']/.test(met) && wrongWord(text, offset)) ||
      at('A comma is missing', end)
    );
  if (met === ',') return at('There is a comma too many');
  if (around?.bracket === '{' && last !== ':') return at('Write a key here, between " and "');
  if (met.startsWith("'")) return at(`Put texts between " and ", not between ' and '`);
  return wrongWord(text, offset) ?? at(`A value is missing before ${met}`);
};

/** Stops the parser, which would go on to the next fault. */
class Stopped extends Error {
  readonly fault: JsonFault;

  constructor(fault: JsonFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** The first place where a text is not JSON; undefined where it is. */
export const jsonFault = (text: string): JsonFault | undefined => {
  const read: Read = { open: [], last: 'nothing', end: 0 };
  const step = (last: Read['last'], offset: number, length: number) => {
    read.last = last;
    read.end = offset + length;
  };
  const begin = (bracket: keyof typeof closing) => (offset: number, length: number) => {
    if (read.open.length === deepest)
      throw new Stopped({ offset, message: 'Too many brackets are nested' });
    read.open.push({ bracket, offset });
    step(bracket, offset, length);
  };
  const end = (offset: number, length: number) => {
    // The end of the file ends all brackets.
    if (offset === text.length) return;
    read.open.pop();
    step('value', offset, length);
  };
  try {
    visit(
      text,
      {
        onObjectBegin: begin('{'),
        onArrayBegin: begin('['),
        onObjectEnd: end,
        onArrayEnd: end,
        onObjectProperty: (_key, offset, length) => step('key', offset, length),
        onLiteralValue: (_value, offset, length) => step('value', offset, length),
        onSeparator: (found, offset, length) => step(found === ',' ? ',' : ':', offset, length),
        onError: (code, offset, length) => {
          const met = text.slice(offset, offset + length);
          throw new Stopped(faultAt(text, read, printParseErrorCode(code), offset, met));
        },
      },
      { disallowComments: true },
    );
    return undefined;
  } catch (error) {
    if (error instanceof Stopped) return error.fault;
    throw error;
  }
};
