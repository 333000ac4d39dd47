import type { Random } from '#backend/database/seed/pen/random.ts';

/** The part of JSON Schema that the calls are written in. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** Values that have broken other people's servers. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '💥'.repeat(50),
  'x'.repeat(70_000),
  "'; drop table users; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%ff',
  'NaN',
  '1e309',
  '-0',
  '9007199254740993',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  'infinity',
  '__proto__',
  'constructor',
  'id==1;or=like=%',
  'name=in=(',
  ')((',
  '[0,1e21]',
  '[5,1]',
  '["note"]',
  'null',
  '{}',
  '{"q":{}}',
  '{"id":[1e999]}',
  '{"id":[9007199254740991]}',
  '{"where":null}',
  '{"where":[]}',
  '{"where":{"name":{"zap":1}}}',
  '{"where":{"name":{"contains":{}}}}',
  '{"where":{"sortOrder":{"gt":"x"}}}',
  '{"where":{"since":{"lt":"x"}}}',
  '{"where":{"any":[{"not":1}]}}',
  '{"where":{"name":{"eq":{"$":"user.id"}}}}',
  '{"where":{"__proto__":{"eq":1}}}',
  -1,
  0,
  0.1,
  1e21,
  2_147_483_648,
  9_007_199_254_740_992,
  Number.MAX_VALUE,
  null,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: 1, toString: 'x' },
  { $: 'user.id' },
];

const words = ['name', 'Pune', 'owner', 'a', '998365', 'नमस्ते', 'Trail', 'x y'];
const formats: Readonly<Record<string, (random: Random) => string>> = {
  date: random => `2026-${String(random.int(1, 12)).padStart(2, '0')}-${random.int(10, 28)}`,
  'date-time': random => `2026-06-${random.int(10, 28)}T10:00:00.000Z`,
  email: random => `wild${random.int(1, 9_999)}@example.com`,
  uuid: () => '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
};

const textFor = (schema: Schema, random: Random): string => {
  const made =
    formats[schema.format ?? '']?.(random) ?? `${random.pick(words)}${random.int(1, 99)}`;
  const least = schema.minLength ?? 0;
  return made.padEnd(least, 'x').slice(0, schema.maxLength ?? 500);
};

const numberFor = ({ minimum = 0, maximum }: Schema, random: Random): number =>
  random.int(minimum, Math.min(maximum ?? minimum + 300, minimum + 300));

const typeOf = ({ type, properties }: Schema): string | undefined =>
  typeof type === 'string' ? type : (type?.[0] ?? (properties ? 'object' : undefined));

/** A value for a field of that name which stands somewhere in the database; undefined when none is known. */
export type Known = (name: string) => unknown;

const fits = (value: unknown, schema: Schema): boolean =>
  schema.anyOf?.some(branch => fits(value, branch)) ??
  schema.enum?.includes(value) ??
  (typeOf(schema) === 'integer' ? Number.isInteger(value) : typeof value === typeOf(schema));

/** A value that the schema allows, as far as its types, bounds and formats tell; more often than not a known one. */
export const validFor = (
  schema: Schema,
  random: Random,
  known: Known = () => undefined,
  name = '',
): unknown => {
  const found = random.chance(0.7) ? known(name) : undefined;
  if (found !== undefined && fits(found, schema)) return found;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return validFor(random.pick(schema.anyOf), random, known, name);
  if (schema.allOf)
    return Object.assign(
      {},
      ...schema.allOf.map(part => validFor(part, random, known, name) as object),
    );
  switch (typeOf(schema)) {
    case 'string':
      return textFor(schema, random);
    case 'integer':
    case 'number':
      return numberFor(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array':
      return Array.from(
        { length: random.int(schema.minItems ?? 0, (schema.minItems ?? 0) + 2) },
        () => validFor(schema.items ?? {}, random, known, name.replace(/s$/, '')),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field) || random.chance(0.5))
          .map(([field, inner]) => [field, validFor(inner, random, known, field)]),
      );
    default:
      return random.pick(['a', 1, true, { a: 1 }]);
  }
};

/** The same value with one thing wrong: a field missing, unknown, or of a hostile value. */
export const damaged = (value: unknown, random: Random): unknown => {
  if (value === null || typeof value !== 'object') return random.pick(hostile);
  if (Array.isArray(value))
    return value.length === 0 || random.chance(0.3)
      ? [random.pick(hostile)]
      : value.map((entry, at) => (at === 0 ? damaged(entry, random) : entry));
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(0.15))
    return {
      ...value,
      [random.pick(['wild', '__proto__x', 'id', 'version'])]: random.pick(hostile),
    };
  const name = random.pick(names);
  const { [name]: old, ...rest } = value as Record<string, unknown>;
  return random.chance(0.2) ? rest : { ...rest, [name]: damaged(old, random) };
};

/** A hostile value in place of everything. */
export const hostileFor = (schema: Schema, random: Random): unknown =>
  typeOf(schema) === 'object' && random.chance(0.8)
    ? Object.fromEntries(
        Object.keys(schema.properties ?? { wild: {} }).map(name => [name, random.pick(hostile)]),
      )
    : random.pick(hostile);
