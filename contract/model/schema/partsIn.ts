import type { JsonSchema } from '../jsonSchema.ts';
import { eachPart, isMembers, type RawSchema } from './eachPart.ts';

const counted = new WeakMap<object, number>();

/** How many parts a schema has, itself among them, each as often as it is written out; ten values of a list are one more. */
export const partsIn = (schema: unknown): number => {
  if (!isMembers(schema)) return 1;
  const known = counted.get(schema);
  if (known !== undefined) return known;
  const values = schema['enum'];
  let parts = 1 + (Array.isArray(values) ? Math.floor(values.length / 10) : 0);
  eachPart(schema, (part, _, keyword) => {
    // What is kept for later is no part of what refers to it.
    if (keyword !== '$defs') parts += partsIn(part);
  });
  counted.set(schema, parts);
  return parts;
};

/** The definitions that a read schema refers to, at any depth. */
export const definitionsIn = (schema: unknown): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (part: RawSchema): void => {
    const { $ref } = part;
    if (typeof $ref === 'string') names.add($ref.replace('#/$defs/', ''));
    eachPart(part, (inner, _, keyword) => {
      if (keyword !== '$defs' && isMembers(inner)) visit(inner);
    });
  };
  if (isMembers(schema)) visit(schema);
  return names;
};

interface Sized {
  readonly name: string;
  readonly parts: number;
}

const larger = (one: Sized, other: Sized): Sized => (other.parts > one.parts ? other : one);

/** The definition with which most of a schema would go, or its property of most parts. */
export const largestPart = (
  schema: JsonSchema,
  definitions: ReadonlyMap<string, JsonSchema>,
): Sized => {
  const next = new Map([...definitions].map(([name, one]) => [name, [...definitionsIn(one)]]));
  const first = [...definitionsIn(schema)];
  const reached = (without?: string): number => {
    const seen = new Set<string>();
    const left = [...first];
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      if (name === without || seen.has(name)) continue;
      seen.add(name);
      left.push(...(next.get(name) ?? []));
    }
    return [...seen].reduce((sum, name) => sum + partsIn(definitions.get(name)), 0);
  };
  const all = reached();
  const own = Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    parts: partsIn(one),
  }));
  const kept = [...definitions.keys()].map(name => ({ name, parts: all - reached(name) }));
  return [...own, ...kept].reduce(larger, { name: schema.title ?? 'record', parts: 0 });
};
