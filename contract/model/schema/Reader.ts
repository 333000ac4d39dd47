import type { JsonSchema } from '../jsonSchema.ts';
import { pointer } from '../files/jsonPositions.ts';
import { eachPart, isMembers, type RawSchema } from './eachPart.ts';
import { findDynamic, findReference, type Place, type SchemaFiles } from './findReference.ts';
import { referenceKeywords } from './keywords.ts';
import { mergeSchemas } from './mergeSchemas.ts';
import { modernSchema } from './modernSchema.ts';
import { nullableSchema } from './nullableSchema.ts';
import { partsIn } from './partsIn.ts';
import { isRemote } from './remoteFile.ts';

interface Step {
  readonly key: string;
  /** How many values deep the reference was followed: the same key twice at one depth leads around in a ring. */
  readonly depth: number;
  /** Where the file that is read refers to it, for what is wrong in a file that was fetched. */
  readonly at: string;
}

/** What a reader heard of on its way. */
export interface Heard {
  readonly faults: readonly { readonly at: string; readonly message: string }[];
  readonly fetched: readonly { readonly at: string; readonly place: Place }[];
  /** The files that it read. */
  readonly files: ReadonlySet<string>;
}

export interface Reading extends Heard {
  readonly schema: JsonSchema;
  /** What holds itself, and what is kept for later, by the name that `$ref` gives it. */
  readonly definitions: ReadonlyMap<string, JsonSchema>;
}

export interface Bounds {
  /** Parts that a definition may have to be put in its place; absent: as many as it has. */
  readonly inPlace?: number;
  /** Parts that are read before the reader gives up. */
  readonly most: number;
}

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

/** With fewer parts in place than these, what is written out stays so: to keep it would save nothing. */
const fewInPlace = 10;

class TooMany extends Error {}

/** Puts references in their place, merges `allOf`, and writes older drafts in the words of 2020-12. */
export class Reader {
  readonly #files: SchemaFiles;
  readonly #main: string;
  readonly #bounds: Bounds;
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #definitions = new Map<string, JsonSchema>();
  /** What was read already, where it need not be read again for each place. */
  readonly #read = new Map<string, JsonSchema>();
  readonly #faults: { at: string; message: string }[] = [];
  readonly #fetched = new Map<string, { at: string; place: Place }>();
  readonly #used = new Set<string>();
  #parts = 0;

  constructor(files: SchemaFiles, main: string, bounds: Bounds) {
    this.#files = files;
    this.#main = main;
    this.#bounds = bounds;
  }

  /** @returns undefined where it has more parts than the bounds allow. */
  read(): Reading | undefined {
    const top = { file: this.#main, at: '', schema: this.#files[this.#main] };
    try {
      const schema = this.#resolve(top, [{ key: `${this.#main}#`, depth: 0, at: '' }], 0);
      // The whole file is a definition too, for a schema that refers to "#".
      const own = this.#names.get(`${this.#main}#`);
      if (own !== undefined) this.#definitions.set(own, schema);
      return {
        schema,
        definitions: this.#definitions,
        faults: this.#faults,
        fetched: [...this.#fetched.values()],
        files: this.#used,
      };
    } catch (error) {
      if (error instanceof TooMany) return undefined;
      throw error;
    }
  }

  #fault(place: Place, steps: readonly Step[], message: string): JsonSchema {
    // What is wrong in another file of the project is told of that file; nobody else reads what was fetched.
    if (place.file === this.#main) this.#faults.push({ at: place.at, message });
    else if (isRemote(place.file))
      this.#faults.push({
        at: steps.at(-1)?.at ?? '',
        message: `${place.address ?? place.file}#${place.at}: ${message}`,
      });
    return {};
  }

  #resolve(place: Place, steps: readonly Step[], depth: number, isPartOfWhole = false): JsonSchema {
    const { schema } = place;
    if (schema === false) return { not: {} };
    if (!isMembers(schema)) return {};
    this.#parts += 1;
    if (this.#parts > this.#bounds.most) throw new TooMany();
    const reference = referenceKeywords.find(key => typeof schema[key] === 'string');
    if (reference !== undefined)
      return this.#refer(place, reference, steps, depth, isPartOfWhole || depth === 0);
    const modern = modernSchema(schema);
    const { allOf, ...own } = this.#inner({ ...place, schema: modern }, steps, depth);
    const merged = (allOf ?? []).reduce<JsonSchema>(
      (sum, part, index) =>
        mergeSchemas(sum, part, message => {
          this.#fault(
            { ...place, at: place.at + pointer('allOf', index) },
            steps,
            `Contradiction: ${message}`,
          );
        }),
      own,
    );
    return nullableSchema(merged);
  }

  #refer(
    place: Place,
    keyword: (typeof referenceKeywords)[number],
    steps: readonly Step[],
    depth: number,
    isPartOfWhole: boolean,
  ): JsonSchema {
    const { [keyword]: ref, ...beside } = place.schema as RawSchema;
    const at = { ...place, at: place.at + pointer(keyword) };
    const target =
      keyword === '$ref'
        ? findReference(place, String(ref), this.#files)
        : findDynamic(place, String(ref), this.#files, this.#main);
    if ('fault' in target) return this.#fault(at, steps, target.fault);
    const key = `${target.file}#${target.at}`;
    const known = steps.findLast(step => step.key === key);
    if (known?.depth === depth)
      return this.#fault(
        at,
        steps,
        `"${String(ref)}" refers back to itself and never to a schema: point it to one`,
      );
    const own = this.#resolve({ ...place, schema: beside }, steps, depth);
    const isPlain = Object.keys(own).every(name => annotations.has(name));
    const step = {
      key,
      depth,
      at: place.file === this.#main ? at.at : (steps.at(-1)?.at ?? ''),
    };
    const found = known
      ? { $ref: `#/$defs/${this.#nameOf(key)}` }
      : this.#put(target, [...steps, step], isPartOfWhole || !isPlain);
    if (isPlain) return { ...found, ...own };
    return mergeSchemas(own, found, message => this.#fault(at, steps, `Contradiction: ${message}`));
  }

  /** What a reference means: itself, or where it has too many parts, where it is kept. */
  #put(target: Place, steps: readonly Step[], isWhole: boolean): JsonSchema {
    const { key, depth, at } = steps.at(-1) as Step;
    this.#used.add(target.file);
    if (isRemote(target.file) && !this.#fetched.has(key))
      this.#fetched.set(key, { at, place: target });
    const { inPlace } = this.#bounds;
    const schema =
      (inPlace === undefined ? undefined : this.#read.get(key)) ??
      this.#resolve(target, steps, depth);
    this.#read.set(key, schema);
    const isLight = isWhole || inPlace === undefined || partsIn(schema) <= inPlace;
    const name = isLight ? this.#names.get(key) : this.#nameOf(key);
    if (name !== undefined && !this.#definitions.has(name)) this.#definitions.set(name, schema);
    return isLight ? schema : { $ref: `#/$defs/${name ?? ''}` };
  }

  #nameOf(key: string): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const last = key.endsWith('#') ? '' : (key.split('/').at(-1) ?? '');
    const base = last.replace(/\W/g, '') || 'record';
    let name = base;
    for (let count = this.#taken.size; this.#taken.has(name); count += 1) name = `${base}${count}`;
    this.#taken.add(name);
    this.#names.set(key, name);
    return name;
  }

  #inner(place: Place, steps: readonly Step[], depth: number): JsonSchema {
    const resolved: Record<string, unknown> = { ...(place.schema as RawSchema) };
    const put = putting(resolved);
    eachPart(place.schema as RawSchema, (part, at, keyword) => {
      const inner = this.#resolve(
        { ...place, at: place.at + at, schema: part },
        steps,
        depth + (deeper.has(keyword) ? 1 : 0),
        keyword === 'allOf',
      );
      const isInside = deeper.has(keyword) && keyword !== 'propertyNames' && keyword !== 'contains';
      put(at, keyword, isInside ? this.#keep(inner, `${place.file}#${place.at}${at}`) : inner);
    });
    return resolved;
  }

  /** A part that has too many parts itself, and is written where it is: it is kept as if it were referred to. */
  #keep(schema: JsonSchema, key: string): JsonSchema {
    const { inPlace } = this.#bounds;
    if (inPlace === undefined || inPlace < fewInPlace || schema.$ref !== undefined) return schema;
    if (partsIn(schema) <= inPlace) return schema;
    const name = this.#nameOf(key);
    if (!this.#definitions.has(name)) this.#definitions.set(name, schema);
    const told = Object.entries(schema).filter(([own]) => annotations.has(own));
    return { ...Object.fromEntries(told), $ref: `#/$defs/${name}` };
  }
}

/** Puts what was read in the place of what was written; lists and maps are copied once. */
const putting = (schema: Record<string, unknown>) => {
  const copied = new Set<string>();
  return (at: string, keyword: string, value: unknown): void => {
    const name = at.split('/')[2]?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (name === undefined) {
      schema[keyword] = value;
      return;
    }
    const inner = schema[keyword];
    if (!copied.has(keyword))
      schema[keyword] = Array.isArray(inner) ? [...(inner as unknown[])] : { ...(inner as object) };
    copied.add(keyword);
    if (name === '__proto__') return;
    (schema[keyword] as Record<string, unknown>)[name] = value;
  };
};
