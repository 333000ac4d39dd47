import { checkAddresses } from './check/parts/checkAddresses.ts';
import { checkBeginnings } from './check/fields/checkBeginnings.ts';
import { checkReading } from './check/fields/checkReading.ts';
import { checkSchema } from './check/fields/checkSchema.ts';
import type { Add, Note } from './check/fault.ts';
import { checkShared } from './check/fields/checkShared.ts';
import type { KnownOutside } from './check/context.ts';
import { fault, readFile, type ReadFile, type TextFile } from './check/readFile.ts';
import { completeFields } from './complete/completeField.ts';
import { defaultTitle } from './complete/defaultParts.ts';
import { checkScreen, type Fault } from './checkScreen.ts';
import { readRecordSchema, type SchemaFiles } from './schema/readRecordSchema.ts';
import { isRemote, schemaName } from './schema/remoteFile.ts';
import { schemasByName } from './schema/schemasByName.ts';
import { pointer } from './files/jsonPositions.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { ScreenFile } from './files/screenFile.ts';
import { resolveScreen, type Resolved } from './written/resolveScreen.ts';
import { storeNames } from './storeNames.ts';
import { noShared, screensByName, type Shared } from './written/SharedFiles.ts';

export type { TextFile } from './check/readFile.ts';

/** A screen file in full, with what is wrong with how it was written. */
interface FullFile extends ReadFile {
  readonly resolved: Resolved;
}

const inFull = (one: ReadFile, shared: Shared): FullFile => {
  const resolved = resolveScreen(one.content, shared);
  const { content, faults } = resolved;
  const written = faults.map(({ at, ...rest }) => ({ file: one.file, pointer: at, ...rest }));
  return { ...one, content, resolved, faults: [...one.faults, ...written] };
};

/** Faults of screens in full, each where it is written in its file. */
const asWritten = (faults: readonly Fault[], screens: readonly FullFile[]): readonly Fault[] => {
  const byFile = new Map(screens.map(({ file, resolved }) => [file, resolved]));
  return faults.map(one => {
    const resolved = byFile.get(one.file);
    if (!resolved || one.position) return one;
    const { at, message } = resolved.writtenAt({ ...one, at: one.pointer });
    return { ...one, pointer: at, message };
  });
};

/** So many places are each told. */
const fewPlaces = 3;

/** What is wrong with a form schema by itself, and with what it refers to among the others. */
const schemaFaults = (
  { file, content, faults }: ReadFile,
  schemas: SchemaFiles,
): readonly Fault[] => {
  const found = [...faults];
  if (content === undefined) return found;
  const add: Add = (at, message, suggestion = null) =>
    found.push({ file, pointer: at, message, suggestion });
  const note: Note = (at, message, suggestion = null) =>
    found.push({ file, pointer: at, message, suggestion, isNote: true });
  checkSchema(content, '', add, note);
  if (isFaulty(found)) return found;
  checkReading(schemaName(file), schemas, add, note);
  return together(found);
};

/** Notes that say the same of many places are one, at the first of them. */
const together = (faults: readonly Fault[]): readonly Fault[] => {
  const times = new Map<string, number>();
  for (const { isNote, message } of faults)
    if (isNote) times.set(message, (times.get(message) ?? 0) + 1);
  const told = new Set<string>();
  return faults.flatMap(one => {
    const count = times.get(one.message) ?? 1;
    if (!one.isNote || count <= fewPlaces) return [one];
    if (told.has(one.message)) return [];
    told.add(one.message);
    return [{ ...one, message: `${one.message} (${count} places, this is the first)` }];
  });
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
      : [
          fault(
            file,
            pointer(key),
            `${JSON.stringify(value)} is already used by ${earlier}: choose another one`,
          ),
        ];
  });
};

/** Where the records come by calls of the product, those know a property by the name in the schema and by no other. */
const unknownToCalls = (
  { file, content }: ReadFile,
  renamed: ReadonlyMap<string, readonly string[]>,
): readonly Fault[] => {
  const { schema = '', data } = (content ?? {}) as Partial<ScreenFile>;
  const [name] = data?.calls ? (renamed.get(schema) ?? []) : [];
  if (name === undefined) return [];
  const way = storeNames.includes(name) ? 'make it "readOnly", or leave it out' : 'leave it out';
  return [
    fault(
      file,
      pointer('schema'),
      `The calls of this screen know "${name}" by its name, and no field can be called so: ${way}`,
    ),
  ];
};

/** Two screens of one schema find the same fault in it. */
const once = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.map(one => [JSON.stringify(one), one])).values(),
];

/**
 * Everything that is wrong with all screen files together, by file. `known` is what the files may refer
 * to; references between screens are looked up among the files. It comes to a stop after each file, so that a server can answer
 * others in between.
 */
export function* checkingScreens(
  screenFiles: readonly TextFile[],
  schemaFiles: readonly TextFile[],
  { sharedFiles = [], ...known }: KnownOutside,
): Generator<undefined, readonly Fault[], undefined> {
  const common = checkShared(sharedFiles);
  // Without the words every screen would be told of what is not its own.
  if (common.faults.length > 0) return common.faults;
  const written = screenFiles.map(readFile);
  const shared = {
    ...noShared,
    ...common.shared,
    screens: screensByName(written.map(({ content }) => content)),
  };
  const screens = written.map(one => inFull(one, shared));
  const readSchemas = schemaFiles.map(readFile);
  const parsed = schemasByName(readSchemas, ({ content }) => content);
  // What was fetched is checked as far as a schema of ours refers to it.
  const faultsOf = new Map<string, readonly Fault[]>();
  for (const one of readSchemas) {
    const name = schemaName(one.file);
    faultsOf.set(name, isRemote(name) ? one.faults : schemaFaults(one, parsed));
    yield;
  }
  const isSound = (name: string) => !isFaulty(faultsOf.get(name) ?? []);
  const renamed = new Map<string, string[]>();
  const schemas: Record<string, JsonSchema> = {};
  for (const name of Object.keys(parsed).filter(one => isSound(one) && !isRemote(one))) {
    const names: string[] = [];
    renamed.set(name, names);
    schemas[name] = readRecordSchema(name, parsed, {}, own => names.push(own));
    yield;
  }
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
  const titles = Object.fromEntries(
    screens.flatMap(({ content }) => {
      const { resource = '', title, list } = (content ?? {}) as Partial<ScreenFile>;
      const schema = Object.hasOwn(records, resource) ? records[resource] : undefined;
      const shown = title ?? (schema && !list && defaultTitle(completeFields(schema)));
      return typeof shown === 'string' ? [[resource, shown]] : [];
    }),
  );
  const own = { records, stored, titles, words: shared.words };
  const ofScreens: Fault[] = [];
  for (const { file, content, resolved } of screens) {
    // A screen whose schema cannot be read waits for the schema: it would be told of what is not its own.
    const isWaiting = unreadable.includes((content as Partial<ScreenFile> | null)?.schema ?? '');
    if (content === undefined || isWaiting) continue;
    ofScreens.push(
      ...checkScreen(file, content, schemas, { ...known, ...own }, resolved.withoutHindi),
    );
    yield;
  }
  const found = [
    ...ofScreens,
    ...screens.flatMap(one => unknownToCalls(one, renamed)),
    ...repeated(screens, 'resource'),
    ...repeated(screens, 'route'),
    ...checkAddresses(screens),
    ...checkBeginnings(screens),
  ];
  return once([
    ...[...faultsOf.values()].flat(),
    ...screens.flatMap(({ faults }) => faults),
    ...asWritten(found, screens),
  ]);
}

/** The same at once. */
export const checkScreens = (...given: Parameters<typeof checkingScreens>): readonly Fault[] => {
  const steps = checkingScreens(...given);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
