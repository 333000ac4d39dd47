import { checkAddresses } from './check/checkAddresses.ts';
import { checkBeginnings } from './check/checkBeginnings.ts';
import { checkReading } from './check/checkReading.ts';
import { checkSchema } from './check/checkSchema.ts';
import type { Add, Note } from './check/fault.ts';
import { checkScreen, type Fault, type Known } from './checkScreen.ts';
import { jsonFault } from './jsonFault.ts';
import { readRecordSchema, type SchemaFiles } from './schema/readRecordSchema.ts';
import { pointer, positionAt } from './jsonPositions.ts';
import { repeatedKeys } from './locatePointer.ts';
import type { ScreenFile } from './screenFile.ts';

/** A file as it is read: its path and its text. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

interface ReadFile extends TextFile {
  readonly content: unknown;
  readonly faults: readonly Fault[];
}

const fault = (file: string, at: string, message: string): Fault => ({
  file,
  pointer: at,
  message,
  suggestion: null,
});

/** Letters that a file may have: the largest of the project has a hundredth of it. */
const mostLetters = 500_000;

/** Brackets that may stand in each other. */
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
    return `The file has ${text.length} letters, at most ${mostLetters} are read: put parts of it into files of their own and refer to them with "$ref"`;
  return depthOf(text) > mostDepth
    ? `More than ${mostDepth} brackets stand in each other: refer to inner parts with "$ref"`
    : undefined;
};

const read = ({ file, text }: TextFile): ReadFile => {
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
  const faults = repeatedKeys(text).map(at => fault(file, at, 'This key stands twice'));
  return { file, text, content, faults };
};

/** What is wrong with a form schema by itself, and with what it refers to among the others. */
const schemaFaults = (
  { file, content, faults }: ReadFile,
  schemas: SchemaFiles,
): readonly Fault[] => {
  const found = [...faults];
  if (content === undefined) return found;
  const add: Add = (at, message, suggestion = null) =>
    found.push({ file, pointer: at, message, suggestion });
  const note: Note = (at, message) =>
    found.push({ file, pointer: at, message, suggestion: null, isNote: true });
  checkSchema(content, '', add, note);
  if (isFaulty(found)) return found;
  checkReading(baseName(file), schemas, add);
  return found;
};

const isFaulty = (faults: readonly Fault[]): boolean => faults.some(({ isNote }) => !isNote);

/** The same `resource` or `route` in two files: the later one by path is at fault. */
const repeated = (screens: readonly ReadFile[], key: 'resource' | 'route'): readonly Fault[] => {
  const first = new Map<unknown, string>();
  return screens.flatMap(({ file, content }) => {
    const value = (content as Partial<ScreenFile> | null | undefined)?.[key];
    const earlier = first.get(value);
    if (value === undefined) return [];
    if (earlier === undefined) first.set(value, file);
    return earlier === undefined
      ? []
      : [fault(file, pointer(key), `${JSON.stringify(value)} is taken by ${earlier}`)];
  });
};

/** Two screens of one schema find the same fault in it. */
const once = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map(one => [JSON.stringify(one), one])).values(),
];

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Everything that is wrong with all screen files together, by file. `known` is what the files may refer
 * to; references between screens are looked up among the files.
 */
export const checkScreens = (
  screenFiles: readonly TextFile[],
  schemaFiles: readonly TextFile[],
  known: Omit<Known, 'records' | 'stored'>,
): readonly Fault[] => {
  const screens = screenFiles.map(read);
  const readSchemas = schemaFiles.map(read);
  const parsed: SchemaFiles = Object.fromEntries(
    readSchemas.flatMap(({ file, content }) =>
      content === undefined ? [] : [[baseName(file), content]],
    ),
  );
  const faultsOf = new Map(readSchemas.map(one => [baseName(one.file), schemaFaults(one, parsed)]));
  const isSound = (name: string) => !isFaulty(faultsOf.get(name) ?? []);
  const schemas = Object.fromEntries(
    Object.keys(parsed)
      .filter(isSound)
      .map(name => [name, readRecordSchema(name, parsed)]),
  );
  const records = Object.fromEntries(
    screens.flatMap(({ content }) => {
      const { resource, schema = '' } = (content ?? {}) as Partial<ScreenFile>;
      const found = Object.hasOwn(schemas, schema) ? schemas[schema] : undefined;
      return resource !== undefined && found ? [[resource, found]] : [];
    }),
  );
  const unreadable = [...faultsOf.keys()].filter(name => !isSound(name));
  const stored = screens.flatMap(({ content }) => {
    const { resource, schema, data } = (content ?? {}) as Partial<ScreenFile>;
    return resource !== undefined && schema !== undefined && !data?.calls ? [resource] : [];
  });
  return once([
    ...[...faultsOf.values()].flat(),
    ...screens.flatMap(({ file, content, faults }) => {
      // A screen whose schema cannot be read waits for the schema: it would be told of what is not its own.
      const isWaiting = unreadable.includes((content as Partial<ScreenFile> | null)?.schema ?? '');
      return content === undefined || isWaiting
        ? faults
        : [...faults, ...checkScreen(file, content, schemas, { ...known, records, stored })];
    }),
    ...repeated(screens, 'resource'),
    ...repeated(screens, 'route'),
    ...checkAddresses(screens),
    ...checkBeginnings(screens),
  ]);
};
