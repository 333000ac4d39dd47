import type { JsonSchema } from '../jsonSchema.ts';
import { pointer } from '../files/jsonPositions.ts';
import { eachPart, isMembers, type RawSchema } from './eachPart.ts';
import { findReference, type Place, type SchemaFiles } from './findReference.ts';
import { isShape } from './isShape.ts';
import { mergeSchemas } from './mergeSchemas.ts';
import { modernSchema } from './modernSchema.ts';
import { nullableSchema } from './nullableSchema.ts';
import { withOwnNames, type TellOwnName } from './ownNames.ts';
import { recordOf } from './recordOf.ts';
import { hasType } from './valueType.ts';
import { withCases } from './withCases.ts';

export type { SchemaFiles } from './findReference.ts';

/** A schema that grows beyond this many parts when its references are put in place is told as too large. */
export const mostParts = 20_000;

interface Step {
  readonly key: string;
  /** How many values deep the reference was followed: the same key twice at one depth leads around in a ring. */
  readonly depth: number;
}

type Tell = (at: string, message: string) => void;

const annotations = new Set(['title', 'description', 'default', 'examples', 'readOnly']);

/** Keywords whose schemas are about a value inside, not about the value itself. */
const deeper = new Set([
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
]);

/** Puts references in their place, merges `allOf`, and writes older drafts in the words of 2020-12. */
class Reader {
  readonly #files: SchemaFiles;
  readonly #main: string;
  readonly #tell: Tell;
  readonly #names = new Map<string, string>();
  readonly #definitions = new Map<string, JsonSchema>();
  #parts = 0;

  constructor(files: SchemaFiles, main: string, tell: Tell) {
    this.#files = files;
    this.#main = main;
    this.#tell = tell;
  }

  read(): JsonSchema {
    const top = { file: this.#main, at: '', schema: this.#files[this.#main] };
    const schema = this.#resolve(top, [{ key: `${this.#main}#`, depth: 0 }], 0);
    // The whole file is a definition too, for a schema that refers to "#".
    const own = this.#names.get(`${this.#main}#`);
    if (own !== undefined) this.#definitions.set(own, schema);
    return this.#definitions.size === 0
      ? schema
      : { ...schema, $defs: Object.fromEntries(this.#definitions) };
  }

  #fault({ file, at }: Place, message: string): JsonSchema {
    // What is wrong in another file is told of that file.
    if (file === this.#main) this.#tell(at, message);
    return {};
  }

  #resolve(place: Place, steps: readonly Step[], depth: number): JsonSchema {
    const { schema } = place;
    if (schema === true) return {};
    if (schema === false) return { not: {} };
    if (!isMembers(schema)) return {};
    this.#parts += 1;
    if (this.#parts === mostParts)
      this.#fault(
        { ...place, file: this.#main, at: '' },
        `With every reference resolved, the schema has more than ${mostParts} parts: refer to fewer parts`,
      );
    if (this.#parts >= mostParts) return {};
    if (typeof schema['$ref'] === 'string') return this.#refer(place, schema, steps, depth);
    const modern = modernSchema(schema);
    const { allOf, ...own } = this.#inner({ ...place, schema: modern }, steps, depth);
    const merged = (allOf ?? []).reduce<JsonSchema>(
      (sum, part, index) =>
        mergeSchemas(sum, part, message => {
          this.#fault(
            { ...place, at: place.at + pointer('allOf', index) },
            `Contradiction: ${message}`,
          );
        }),
      own,
    );
    return nullableSchema(merged);
  }

  #refer(place: Place, schema: RawSchema, steps: readonly Step[], depth: number): JsonSchema {
    const { $ref, ...beside } = schema;
    const at = { ...place, at: place.at + pointer('$ref') };
    const target = findReference(place, String($ref), this.#files);
    if ('fault' in target) return this.#fault(at, target.fault);
    const key = `${target.file}#${target.at}`;
    const known = steps.findLast(step => step.key === key);
    if (known?.depth === depth)
      return this.#fault(
        at,
        `"${String($ref)}" refers back to itself and never to a schema: point it to one`,
      );
    const found = known
      ? { $ref: `#/$defs/${this.#nameOf(key)}` }
      : this.#define(key, this.#resolve(target, [...steps, { key, depth }], depth));
    const own = this.#resolve({ ...place, schema: beside }, steps, depth);
    const isPlain = Object.keys(own).every(name => annotations.has(name));
    if (isPlain || known) return { ...found, ...own };
    return mergeSchemas(own, found, message => this.#fault(at, `Contradiction: ${message}`));
  }

  #nameOf(key: string): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const base = (key.split('/').at(-1) ?? '').replace(/\W/g, '') || 'record';
    const taken = new Set(this.#names.values());
    const name = taken.has(base) ? `${base}${taken.size}` : base;
    this.#names.set(key, name);
    return name;
  }

  /** Keeps what refers to itself under a name. */
  #define(key: string, schema: JsonSchema): JsonSchema {
    const name = this.#names.get(key);
    if (name !== undefined && !this.#definitions.has(name)) this.#definitions.set(name, schema);
    return schema;
  }

  #inner(place: Place, steps: readonly Step[], depth: number): JsonSchema {
    const resolved: Record<string, unknown> = { ...(place.schema as RawSchema) };
    eachPart(place.schema as RawSchema, (part, at, keyword) => {
      const inner = this.#resolve(
        { ...place, at: place.at + at, schema: part },
        steps,
        depth + (deeper.has(keyword) ? 1 : 0),
      );
      setAt(resolved, at, keyword, inner);
    });
    return resolved;
  }
}

/** Puts what was read in the place of what was written; lists and maps are copied once. */
const setAt = (
  schema: Record<string, unknown>,
  at: string,
  keyword: string,
  value: unknown,
): void => {
  const name = at.split('/')[2]?.replaceAll('~1', '/').replaceAll('~0', '~');
  if (name === undefined) {
    schema[keyword] = value;
    return;
  }
  const inner = schema[keyword];
  schema[keyword] = Array.isArray(inner)
    ? inner.with(Number(name), value)
    : { ...(inner as object), [name]: value };
};

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
  if (Array.isArray(items) || !Object.keys(schema).every(key => plainKeywords.has(key)))
    return false;
  let isSo = !isShape(schema);
  eachPart(schema, part => {
    isSo &&= isPlain(part);
  });
  return isSo;
};

/**
 * The record schema of a file as form, validators and server read it: references in their place, `allOf` merged,
 * older drafts in the words of 2020-12, names that a field can have, and a record around what is none. A schema that
 * needs nothing of it is answered as it is.
 * @param name the file in `files`, which holds all parsed files of `form-schemas` by name.
 * @param tell hears of references that lead nowhere or in a ring, and of parts that nothing can fit.
 * @param tellName hears of properties whose field has another name.
 */
export const readRecordSchema = (
  name: string,
  files: SchemaFiles,
  tell: Tell = () => undefined,
  tellName?: TellOwnName,
): JsonSchema => {
  const content = files[name];
  if (isPlain(content) && (content as JsonSchema).type === 'object')
    return withOwnNames(content as JsonSchema, tellName);
  return withCases(recordOf(withOwnNames(new Reader(files, name, tell).read(), tellName)));
};
