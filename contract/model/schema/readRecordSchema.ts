import type { JsonSchema } from '../jsonSchema.ts';
import { eachPart, isMembers } from './eachPart.ts';
import { usablePattern } from '../patterns/usablePattern.ts';
import type { SchemaFiles } from './findReference.ts';
import { isShape } from './isShape.ts';
import { withOwnNames, type TellOwnName } from './ownNames.ts';
import { partsIn } from './partsIn.ts';
import {
  fewParts,
  resolveReferences,
  tellHeard,
  type Hears,
  type Resolved,
} from './resolveReferences.ts';
import { recordOf } from './recordOf.ts';
import { hasType } from './valueType.ts';
import { withCases } from './withCases.ts';

export type { SchemaFiles } from './findReference.ts';

const plainKeywords = new Set(
  [
    '$schema $id title description type format enum const properties required additionalProperties',
    'items minItems maxItems uniqueItems minLength maxLength pattern minimum maximum exclusiveMinimum',
    'maxProperties multipleOf default examples readOnly',
  ].flatMap(line => line.split(' ')),
);

/** Whether a schema is written as the form reads it: most are, and stay as they are. */
const isPlain = (schema: unknown): boolean => {
  if (!isMembers(schema)) return false;
  const { type, exclusiveMinimum, additionalProperties = false, items } = schema;
  const types = [type].flat().filter(one => one !== 'null');
  if (types.length !== 1 || typeof types[0] !== 'string') return false;
  if (typeof exclusiveMinimum === 'boolean' || typeof additionalProperties !== 'boolean')
    return false;
  if (
    Array.isArray(schema['enum']) &&
    !schema['enum'].every(value => hasType(value, [type].flat()))
  )
    return false;
  const { pattern } = schema;
  if (typeof pattern === 'string' && usablePattern(pattern) !== pattern) return false;
  if (Array.isArray(items) || !Object.keys(schema).every(key => plainKeywords.has(key)))
    return false;
  let isSo = !isShape(schema);
  eachPart(schema, part => {
    isSo &&= isPlain(part);
  });
  return isSo;
};

interface Made {
  readonly read: Resolved;
  readonly names: readonly (readonly [name: string, field: string])[];
  readonly schema: JsonSchema;
}

interface Remembered extends Made {
  /** Of the files that it may refer to. */
  readonly count: number;
  /** Those that it was made of. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** What was made of a file that is as it was: a heavy one is not read again for each change of another. */
const memory = new WeakMap<object, Remembered>();

const remembered = (content: unknown, files: SchemaFiles): Remembered | undefined => {
  const known = isMembers(content) ? memory.get(content) : undefined;
  if (!known || known.count !== Object.keys(files).length) return undefined;
  return [...known.files].every(([file, was]) => files[file] === was) ? known : undefined;
};

const made = (name: string, files: SchemaFiles): Made => {
  const names: [string, string][] = [];
  const read = resolveReferences(name, files);
  const named = withOwnNames(read.schema, (own, field) => names.push([own, field]));
  return { read, names, schema: withCases(recordOf(named)) };
};

/**
 * The record schema of a file as form, validators and server read it: references in their place or, where that would be too
 * much, kept in `$defs`; `allOf` merged, older drafts in the words of 2020-12, names that a field can have, and a record
 * around what is none. A schema that needs nothing of it is answered as it is.
 * @param name the file in `files`, which holds all parsed files of `form-schemas` by name.
 * @param hears of references that lead nowhere or in a ring, and of parts that nothing can fit.
 * @param tellName hears of properties whose field has another name.
 */
export const readRecordSchema = (
  name: string,
  files: SchemaFiles,
  hears: Hears = {},
  tellName?: TellOwnName,
): JsonSchema => {
  const content = files[name];
  const isFew = partsIn(content) <= fewParts;
  if (isFew && isPlain(content) && (content as JsonSchema).type === 'object')
    return withOwnNames(content as JsonSchema, tellName);
  const known = remembered(content, files);
  const { read, names, schema } = known ?? made(name, files);
  if (!known && isMembers(content) && read.faults.length === 0)
    memory.set(content, {
      read,
      names,
      schema,
      count: Object.keys(files).length,
      files: new Map([...read.files].map(file => [file, files[file]])),
    });
  tellHeard(read, hears);
  for (const [own, field] of names) tellName?.(own, field);
  return schema;
};
