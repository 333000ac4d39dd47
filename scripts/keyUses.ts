import type { MetaSchema } from '#contract/model/check/checkStructure.ts';

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** A schema with the definition it is in; keys are named by that: `field.label`, `layout.in`. */
interface Place {
  readonly schema: MetaSchema;
  readonly name: string;
}

const resolve = (meta: MetaSchema, { schema, name }: Place): Place => {
  const target = schema.$ref?.replace('#/$defs/', '');
  if (target === undefined) return { schema, name };
  return resolve(meta, { schema: meta.$defs?.[target] ?? {}, name: target });
};

/** All alternatives of a place, alternatives within alternatives included. */
const branchesOf = (meta: MetaSchema, place: Place): readonly Place[] => {
  const own = resolve(meta, place);
  if (!own.schema.oneOf) return [own];
  return own.schema.oneOf.flatMap(schema => branchesOf(meta, { schema, name: own.name }));
};

/** The alternative that a value was written in, as the check of the structure finds it. */
const meant = (meta: MetaSchema, place: Place, value: unknown): Place | undefined => {
  const fitting = branchesOf(meta, place).filter(({ schema }) => {
    const constants = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    const types = [schema.type ?? constants.map(typeOf)].flat();
    return types.length === 0 || types.includes(typeOf(value));
  });
  if (!isMembers(value)) return fitting[0];
  return (
    fitting.find(({ schema }) => schema.required?.every(key => Object.hasOwn(value, key))) ??
    fitting.find(({ schema }) => schema.required?.some(key => Object.hasOwn(value, key))) ??
    fitting.find(({ schema }) => !schema.required) ??
    fitting[0]
  );
};

/** Every key of the grammar: `menu.group` of the file itself, `field.label` of a definition. */
export const keysOf = (meta: MetaSchema): readonly string[] => {
  const inside = (place: Place): readonly string[] =>
    Object.entries(place.schema.properties ?? {}).flatMap(([key, schema]) => {
      const name = place.name === '' ? key : `${place.name}.${key}`;
      return [name, ...within({ schema, name })];
    });
  const within = (place: Place): readonly string[] => [
    ...inside(place),
    ...(place.schema.oneOf ?? []).flatMap(schema => within({ schema, name: place.name })),
    ...(place.schema.items ? within({ schema: place.schema.items, name: place.name }) : []),
  ];
  const all = [
    ...within({ schema: meta, name: '' }),
    ...Object.entries(meta.$defs ?? {}).flatMap(([name, schema]) => within({ schema, name })),
  ];
  return [...new Set(all)];
};

/** Where a key is in a file, and what it says there. */
export interface KeyUse {
  readonly key: string;
  readonly pointer: readonly (string | number)[];
  readonly value: unknown;
}

/** Every use of a key in a screen file that has the right structure. */
export const keyUses = (meta: MetaSchema, content: unknown): readonly KeyUse[] => {
  const uses: KeyUse[] = [];
  const walk = (place: Place, value: unknown, pointer: readonly (string | number)[]): void => {
    const found = meant(meta, place, value);
    if (!found) return;
    const { schema, name } = found;
    if (Array.isArray(value) && schema.items)
      for (const [index, item] of value.entries())
        walk({ schema: schema.items, name }, item, [...pointer, index]);
    if (!isMembers(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      const own = schema.properties?.[key];
      const path = [...pointer, key];
      if (own) {
        const full = name === '' ? key : `${name}.${key}`;
        uses.push({ key: full, pointer: path, value: inner });
        walk({ schema: own, name: full }, inner, path);
      } else if (schema.additionalProperties)
        walk({ schema: schema.additionalProperties, name }, inner, path);
    }
  };
  walk({ schema: meta, name: '' }, content, []);
  return uses;
};
