import { checkSchema } from './check/checkSchema.ts';
import { checkScreen, type Fault, type Known } from './checkScreen.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { pointer, positionAt, repeatedKeys } from './jsonPositions.ts';
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

const read = ({ file, text }: TextFile): ReadFile => {
  try {
    const content = JSON.parse(text) as unknown;
    const faults = repeatedKeys(text).map(at => fault(file, at, 'This key stands twice'));
    return { file, text, content, faults };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /position (\d+)/.exec(message)?.[1];
    const position = positionAt(text, offset === undefined ? text.length : Number(offset));
    const at = `line ${position.line}, column ${position.column}`;
    const faults = [{ ...fault(file, '', `Not valid JSON at ${at}: ${message}`), position }];
    return { file, text, content: undefined, faults };
  }
};

/** What is wrong with a form schema by itself. */
const schemaFaults = ({ file, content, faults }: ReadFile): readonly Fault[] => {
  const found = [...faults];
  if (content !== undefined)
    checkSchema(content, '', (at, message, suggestion = null) =>
      found.push({ file, pointer: at, message, suggestion }),
    );
  return found;
};

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

const baseName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Everything that is wrong with all screen files together, by file. `known` is what the files may refer
 * to; references between screens are looked up among the files.
 */
export const checkScreens = (
  screenFiles: readonly TextFile[],
  schemaFiles: readonly TextFile[],
  known: Omit<Known, 'records'>,
): readonly Fault[] => {
  const screens = screenFiles.map(read);
  const readSchemas = schemaFiles.map(read);
  const schemas = Object.fromEntries(
    readSchemas.flatMap(({ file, content }) =>
      content === undefined ? [] : [[baseName(file), content as JsonSchema]],
    ),
  );
  const records = Object.fromEntries(
    screens.flatMap(({ content }) => {
      const { resource, schema = '' } = (content ?? {}) as Partial<ScreenFile>;
      const found = Object.hasOwn(schemas, schema) ? schemas[schema] : undefined;
      return resource !== undefined && found ? [[resource, found]] : [];
    }),
  );
  const unreadable = readSchemas.flatMap(({ file, content }) =>
    content === undefined ? [baseName(file)] : [],
  );
  return [
    ...readSchemas.flatMap(schemaFaults),
    ...screens.flatMap(({ file, content, faults }) => {
      // A screen whose schema cannot be read waits for the schema: it would be told of what is not its own.
      const isWaiting = unreadable.includes((content as Partial<ScreenFile> | null)?.schema ?? '');
      return content === undefined || isWaiting
        ? faults
        : [...faults, ...checkScreen(file, content, schemas, { ...known, records })];
    }),
    ...repeated(screens, 'resource'),
    ...repeated(screens, 'route'),
  ];
};
