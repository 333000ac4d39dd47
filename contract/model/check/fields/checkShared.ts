import { roleCodes } from '../../../domain/roles.ts';
import { metaSchema } from '../../grammar/metaSchema.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { resolveScreen } from '../../written/resolveScreen.ts';
import {
  isMembers,
  noShared,
  screensByName,
  sharedFiles,
  type Shared,
} from '../../written/SharedFiles.ts';
import { StructureCheck, type MetaSchema } from '../checkStructure.ts';
import type { Fault } from '../fault.ts';
import { fault, readFile, type ReadFile, type TextFile } from '../readFile.ts';

const wordsFaults = ({ file, content }: ReadFile): readonly Fault[] => {
  if (!isMembers(content)) return [fault(file, '', 'Must be an object: English, then Hindi')];
  return Object.entries(content).flatMap(([english, hindi]) =>
    typeof hindi === 'string' && hindi !== ''
      ? []
      : [fault(file, pointer(english), `Must be the Hindi of ${JSON.stringify(english)}`)],
  );
};

const role: MetaSchema = { title: 'role', enum: roleCodes };

/** A name, which files write with `@` in front, and what it stands for. */
const groupsOf = (items: MetaSchema): MetaSchema => ({
  type: 'object',
  propertyNames: { pattern: '^[a-z][a-z0-9-]*$' },
  additionalProperties: { type: 'array', minItems: 2, uniqueItems: true, items },
});

/** A name for what another name stands for already. */
const repeatedFaults = (
  { file, content }: ReadFile,
  keyOf: (items: readonly unknown[]) => string,
): readonly Fault[] => {
  if (!isMembers(content)) return [];
  const first = new Map<string, string>();
  return Object.entries(content).flatMap(([name, items]) => {
    const key = keyOf(items as readonly unknown[]);
    const earlier = first.get(key);
    first.set(key, earlier ?? name);
    return earlier === undefined
      ? []
      : [fault(file, pointer(name), `"${earlier}" holds the same: use that, and leave this out`)];
  });
};

const groupFaults = (
  one: ReadFile,
  items: MetaSchema,
  keyOf: (items: readonly unknown[]) => string,
): readonly Fault[] => {
  const faults: Fault[] = [];
  const add = (at: string, message: string, suggestion: string | null = null): void => {
    faults.push({ file: one.file, pointer: at, message, suggestion });
  };
  const whole = { ...groupsOf(items), $defs: metaSchema.$defs ?? {} };
  new StructureCheck(whole, add, add).check(one.content);
  return faults.length > 0 ? faults : repeatedFaults(one, keyOf);
};

const faultsOf: Readonly<Record<keyof typeof sharedFiles, (one: ReadFile) => readonly Fault[]>> = {
  words: wordsFaults,
  roles: one => groupFaults(one, role, roles => JSON.stringify(roles.toSorted())),
  // Labels and short forms are put in full where a screen takes the list, and checked there.
  options: one => groupFaults(one, {}, options => JSON.stringify(options)),
};

const names = Object.keys(sharedFiles) as readonly (keyof typeof sharedFiles)[];

/** What is wrong with the files that screens share, and what they hold. */
export const checkShared = (
  files: readonly TextFile[],
): { readonly faults: readonly Fault[]; readonly shared: Partial<Shared> } => {
  const read = files.map(readFile);
  const faults = read.flatMap(one => {
    const kind = names.find(name => sharedFiles[name] === one.file);
    return one.faults.length > 0 || kind === undefined ? one.faults : faultsOf[kind](one);
  });
  if (faults.length > 0) return { faults, shared: {} };
  // Without a fault a file has its shape.
  const found = read.map(({ file, content }) => [
    names.find(name => sharedFiles[name] === file),
    content,
  ]);
  return { faults, shared: { ...noShared, ...Object.fromEntries(found) } };
};

/** Groups of roles and lists of options that none of the screens names; all screens must be among the files. */
export const unusedShared = (
  screenFiles: readonly TextFile[],
  files: readonly TextFile[],
): readonly Fault[] => {
  const common = checkShared(files);
  const written = screenFiles.map(one => readFile(one).content);
  const shared = { ...noShared, ...common.shared, screens: screensByName(written) };
  const used = written.map(content => resolveScreen(content, shared));
  return (['roles', 'options'] as const).flatMap(kind =>
    Object.keys(shared[kind])
      .filter(name => !used.some(one => one[kind].has(name)))
      .map(name =>
        fault(
          sharedFiles[kind],
          pointer(name),
          `No screen names "@${name}": use it, or leave it out`,
        ),
      ),
  );
};
