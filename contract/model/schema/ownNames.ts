import type { JsonSchema } from '../jsonSchema.ts';
import { storeNames } from '../storeNames.ts';
import { eachPart, isMembers, type RawSchema } from './eachPart.ts';
import { mergeSchemas } from './mergeSchemas.ts';

/** By the name that a schema gives a property, the name that the field has. */
type Names = ReadonlyMap<string, string>;
const noNames: Names = new Map();

/** Keywords whose schemas describe the same object. */
const sameOne = ['if', 'then', 'else', 'not'] as const;
const sameList = ['allOf', 'anyOf', 'oneOf'] as const;
const inner = ['items', 'contains', 'unevaluatedItems'] as const;
const innerOrNot = ['additionalProperties', 'unevaluatedProperties'] as const;
const values = ['const', 'default'] as const;
const valueLists = ['enum', 'examples'] as const;

/** What a condition means by these words at its outermost. */
const conditionWords = ['all', 'any', 'not', 'user', 'parent', 'previous', 'record'];

/** Why a property has a field of another name, as the end of a sentence. */
export const whyOwnName = (name: string): string => {
  if (name.includes('.')) return 'a dot leads into an object';
  return conditionWords.includes(name)
    ? `conditions mean something else by "${name}"`
    : `"${name}" is what the store adds to each record`;
};

/** The name of a field that cannot be called as its schema calls it, by all that the schema says of it. */
const fieldName = (name: string, said: readonly unknown[], isRecord: boolean): string => {
  // Of the store's own a schema may say that they are shown.
  const isShown = said.some(one => isMembers(one) && one['readOnly'] === true);
  const isTaken = conditionWords.includes(name) || (storeNames.includes(name) && !isShown);
  return isRecord && isTaken
    ? `own${name.charAt(0).toUpperCase()}${name.slice(1)}`
    : name.replaceAll('.', '_');
};

const membersOf = (value: unknown): RawSchema => (isMembers(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The properties of an object as all of its cases name them. */
const propertiesOf = (schema: RawSchema): readonly (readonly [string, unknown])[] => {
  const parts = [
    ...sameOne.map(key => schema[key]),
    ...sameList.flatMap(key => listOf(schema[key])),
    ...Object.values(membersOf(schema['dependentSchemas'])),
  ];
  return [
    ...Object.entries(membersOf(schema['properties'])),
    ...parts.filter(isMembers).flatMap(propertiesOf),
  ];
};

/**
 * What of an object cannot be called as its schema calls it.
 * @param isRecord whether it is the record itself, to which the store adds names of its own
 */
const ownNames = (schema: RawSchema, isRecord: boolean): Names => {
  const described = new Map<string, unknown[]>();
  for (const [name, property] of propertiesOf(schema))
    described.set(name, [...(described.get(name) ?? []), property]);
  const taken = new Set(described.keys());
  const names = new Map<string, string>();
  for (const [name, said] of described) {
    const wanted = fieldName(name, said, isRecord);
    if (wanted === name) continue;
    let free = wanted;
    for (let count = 2; taken.has(free); count += 1) free = `${wanted}${count}`;
    taken.add(free);
    names.set(name, free);
  }
  return names.size === 0 ? noNames : names;
};

/** @param isCase of an object whose names are known already */
const hasOwnNames = (schema: RawSchema, isRecord: boolean, isCase = false): boolean => {
  let has = !isCase && ownNames(schema, isRecord).size > 0;
  eachPart(schema, (part, _, keyword) => {
    const isSame = [...sameOne, ...sameList, 'dependentSchemas'].includes(keyword);
    has ||= isMembers(part) && hasOwnNames(part, false, isSame);
  });
  return has;
};

const changedMembers = (
  members: RawSchema,
  names: Names,
  change: (value: unknown, name: string) => unknown,
): RawSchema =>
  Object.fromEntries(
    Object.entries(members).map(([name, one]) => [names.get(name) ?? name, change(one, name)]),
  );

/** What a schema says of a member that it does not name. */
const ofOthers = (schema: RawSchema, name: string): unknown => {
  const patterns = Object.entries(membersOf(schema['patternProperties']));
  const fitting = patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name));
  return fitting?.[1] ?? schema['additionalProperties'];
};

/** A value with the names of its fields. */
const renamedValue = (value: unknown, schema: RawSchema, names: Names): unknown => {
  const inside = (one: unknown, said: unknown) => {
    const own = membersOf(said);
    return renamedValue(one, own, ownNames(own, false));
  };
  if (Array.isArray(value)) {
    const places = listOf(schema['prefixItems']);
    return value.map((one, at) => inside(one, places[at] ?? schema['items']));
  }
  if (!isMembers(value)) return value;
  const properties = new Map(propertiesOf(schema));
  return changedMembers(value, names, (one, name) =>
    inside(one, properties.get(name) ?? ofOthers(schema, name)),
  );
};

class Renamer {
  readonly #tell: TellOwnName;

  constructor(tell: TellOwnName) {
    this.#tell = tell;
  }

  /** One schema of an object whose fields have these names. */
  same(schema: unknown, names: Names): unknown {
    if (!isMembers(schema)) return schema;
    const named = (name: unknown) => names.get(String(name)) ?? name;
    for (const [name, field] of names) this.#tell(name, field);
    const changed: Record<string, unknown> = { ...schema };
    const put = (key: string, change: (value: unknown) => unknown) => {
      if (schema[key] !== undefined) changed[key] = change(schema[key]);
    };
    put('properties', all =>
      changedMembers(membersOf(all), names, (part, name) =>
        this.#property(part, name, names, schema),
      ),
    );
    // What says how members are called goes on to let these in.
    if (names.size > 0 && schema['propertyNames'] !== undefined)
      changed['propertyNames'] = {
        anyOf: [{ enum: [...names.values()] }, schema['propertyNames']],
      };
    put('required', all => listOf(all).map(named));
    put('dependentRequired', all =>
      changedMembers(membersOf(all), names, list => listOf(list).map(named)),
    );
    put('dependentSchemas', all =>
      changedMembers(membersOf(all), names, part => this.same(part, names)),
    );
    for (const key of sameOne) put(key, part => this.same(part, names));
    for (const key of sameList) put(key, all => listOf(all).map(part => this.same(part, names)));
    for (const key of [...inner, ...innerOrNot]) put(key, part => this.object(part));
    put('prefixItems', all => listOf(all).map(part => this.object(part)));
    for (const key of ['patternProperties', '$defs'])
      put(key, all => changedMembers(membersOf(all), noNames, part => this.object(part)));
    for (const key of values) put(key, value => renamedValue(value, schema, names));
    for (const key of valueLists)
      put(key, all => listOf(all).map(value => renamedValue(value, schema, names)));
    return changed;
  }

  /** What is said of another value than the record. */
  object(schema: unknown): unknown {
    return isMembers(schema) ? this.same(schema, ownNames(schema, false)) : schema;
  }

  /** People read the name that the schema gives it, and what a pattern says of that name holds on. */
  #property(part: unknown, name: string, names: Names, schema: RawSchema): unknown {
    const changed = this.object(part);
    if (!names.has(name) || !isMembers(changed)) return changed;
    const patterns = Object.entries(membersOf(schema['patternProperties']));
    const said = patterns.flatMap(([pattern, one]) =>
      new RegExp(pattern, 'u').test(name) && isMembers(one) ? [this.object(one)] : [],
    );
    const merged = said.reduce<JsonSchema>(
      (sum, one) => mergeSchemas(sum, one as JsonSchema, () => undefined),
      changed as JsonSchema,
    );
    return { ...(merged.title === undefined && { title: name }), ...merged };
  }
}

/** Hears of a property whose field has another name. */
export type TellOwnName = (name: string, field: string) => void;

/** A read schema in which every property has a name that a field can have; one that needs nothing is answered as it is. */
export const withOwnNames = (
  schema: JsonSchema,
  tell: TellOwnName = () => undefined,
): JsonSchema => {
  const raw = schema as RawSchema;
  if (!hasOwnNames(raw, true)) return schema;
  return new Renamer(tell).same(raw, ownNames(raw, true)) as JsonSchema;
};
