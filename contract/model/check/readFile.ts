import { jsonFault } from '../files/jsonFault.ts';
import { positionAt } from '../files/jsonPositions.ts';
import { repeatedKeys } from '../files/locatePointer.ts';
import type { Fault } from './fault.ts';

/** A file as it is read: its path and its text. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

export interface ReadFile extends TextFile {
  readonly content: unknown;
  readonly faults: readonly Fault[];
}

/** A fault without a suggestion. */
export const fault = (file: string, at: string, message: string): Fault => ({
  file,
  pointer: at,
  message,
  suggestion: null,
});

/** Letters that a file may have. */
const mostLetters = 4_000_000;

/** Brackets that may be in each other. */
const mostDepth = 200;

const depthOf = (text: string): number => {
  let depth = 0;
  let most = 0;
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/g)) {
    if (bracket === '[' || bracket === '{') depth += 1;
    else if (bracket === ']' || bracket === '}') depth -= 1;
    most = Math.max(most, depth);
  }
  return most;
};

const sizeFault = (text: string): string | undefined => {
  if (text.length > mostLetters)
    return `The file has ${text.length} characters, and at most ${mostLetters} are read: move parts of it into separate files and refer to them with "$ref"`;
  return depthOf(text) > mostDepth
    ? `More than ${mostDepth} brackets are nested: refer to inner parts with "$ref"`
    : undefined;
};

const known = new Map<string, ReadFile>();

/**
 * Parses a file; one that cannot be read has no content. A text that was read before is not read again: its content is the
 * same object, so that what was made of it is known too.
 */
export const readFile = ({ file, text }: TextFile): ReadFile => {
  const before = known.get(file);
  if (before?.text === text) return before;
  const read = parsed({ file, text });
  known.set(file, read);
  return read;
};

const parsed = ({ file, text }: TextFile): ReadFile => {
  const size = sizeFault(text);
  if (size !== undefined)
    return {
      file,
      text,
      content: undefined,
      faults: [{ ...fault(file, '', size), position: { line: 1, column: 1 } }],
    };
  const broken = jsonFault(text);
  if (broken) {
    const position = positionAt(text, broken.offset);
    const at = `line ${position.line}, column ${position.column}`;
    const faults = [{ ...fault(file, '', `Not valid JSON at ${at}: ${broken.message}`), position }];
    return { file, text, content: undefined, faults };
  }
  const content = JSON.parse(text) as unknown;
  const faults = repeatedKeys(text).map(at =>
    fault(file, at, 'This key is there twice: remove one'),
  );
  return { file, text, content, faults };
};
