import { pointer } from '../files/jsonPositions.ts';
import type { Add } from './fault.ts';
import { nearest } from '../../domain/nearest.ts';
import { wrongName } from './wrongName.ts';

/** The part of JSON Schema that the meta-schema of screen files is written in. */
export interface MetaSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, MetaSchema>>;
  /** Of an enumeration: what its names are names of. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly MetaSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: MetaSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, MetaSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | MetaSchema;
  readonly propertyNames?: MetaSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

type Members = Readonly<Record<string, unknown>>;

const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const hasType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeName(value) === type;

const typesOf = (schema: MetaSchema): readonly string[] => {
  if (typeof schema.type === 'string') return [schema.type];
  const constants = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return schema.type ?? [...new Set(constants.map(typeName))];
};

const isMembers = (value: unknown): value is Members => typeName(value) === 'object';

const article = (type: string): string =>
  /^[aeio]/.test(type) ? `an ${type}` : type === 'null' ? type : `a ${type}`;

/**
 * Checks a value against the meta-schema, alternatives included, and says what is wrong in words of the file. A name that
 * nothing has is told to `addName`: the file has its shape all the same, and the rest of it can be checked.
 */
export class StructureCheck {
  readonly #root: MetaSchema;
  readonly #add: Add;
  readonly #addName: Add;

  constructor(root: MetaSchema, add: Add, addName: Add) {
    this.#root = root;
    this.#add = add;
    this.#addName = addName;
  }

  check(value: unknown, schema: MetaSchema = this.#root, at = ''): void {
    const { oneOf, ...rules } = this.#resolve(schema);
    if (oneOf)
      this.#checkOneOf(
        value,
        oneOf.map(branch => this.#resolve(branch)),
        at,
      );
    else this.#checkRules(value, rules, at);
  }

  #resolve(schema: MetaSchema): MetaSchema {
    const name = schema.$ref?.replace('#/$defs/', '');
    if (name === undefined) return schema;
    const target = this.#root.$defs?.[name];
    if (!target) throw new Error(`The meta-schema has no definition "${name}"`);
    return this.#resolve(target);
  }

  /** Follows the alternative that was meant: by type, then by the keys that are there. */
  #checkOneOf(value: unknown, branches: readonly MetaSchema[], at: string): void {
    const flat = branches.flatMap(
      branch => branch.oneOf?.map(inner => this.#resolve(inner)) ?? [branch],
    );
    const fitting = flat.filter(branch => typesOf(branch).some(type => hasType(value, type)));
    const meant = isMembers(value)
      ? (fitting.find(branch => branch.required?.every(key => Object.hasOwn(value, key))) ??
        fitting.find(branch => branch.required?.some(key => Object.hasOwn(value, key))) ??
        fitting.find(branch => !branch.required) ??
        fitting[0])
      : fitting[0];
    if (meant) return this.check(value, meant, at);
    const types = [...new Set(flat.flatMap(typesOf))].map(article);
    this.#add(at, `Must be ${types.join(' or ')}, not ${article(typeName(value))}`);
  }

  #checkRules(value: unknown, schema: MetaSchema, at: string): void {
    if (schema.enum && schema.title === undefined && !schema.enum.includes(value))
      return this.#notOneOf(value, schema.enum, at);
    if (schema.const !== undefined && value !== schema.const)
      return this.#notOneOf(value, [schema.const], at);
    const types = typesOf(schema);
    if (types.length > 0 && !types.some(type => hasType(value, type)))
      return this.#add(
        at,
        `Must be ${types.map(article).join(' or ')}, not ${article(typeName(value))}`,
      );
    if (typeof value === 'string') this.#checkString(value, schema, at);
    if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum)
      this.#add(at, `Must be at least ${schema.minimum}`);
    if (typeof value === 'number' && schema.maximum !== undefined && value > schema.maximum)
      this.#add(at, `Must be at most ${schema.maximum}`);
    if (Array.isArray(value)) this.#checkItems(value, schema, at);
    else if (isMembers(value)) this.#checkMembers(value, schema, at);
  }

  #notOneOf(value: unknown, known: readonly unknown[], at: string): void {
    const words = known.map(one => JSON.stringify(one)).join(', ');
    const names = known.filter(one => typeof one === 'string');
    this.#add(
      at,
      `${JSON.stringify(value)} is not ${known.length > 1 ? `one of ${words}` : words}`,
      typeof value === 'string' ? nearest(value, names) : null,
    );
  }

  #checkString(value: string, schema: MetaSchema, at: string): void {
    const { pattern, minLength = 0 } = schema;
    if (value.length < minLength) this.#add(at, 'Must not be empty');
    else if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
      this.#add(at, `${JSON.stringify(value)} does not have the form ${pattern}`);
    else this.#checkName(value, schema, at);
  }

  #checkName(value: string, { title, enum: known }: MetaSchema, at: string): void {
    if (title === undefined || !known || known.includes(value)) return;
    const names = known.filter(one => typeof one === 'string');
    const { message, suggestion } = wrongName(`There is no ${title} "${value}"`, value, names);
    this.#addName(at, message, suggestion);
  }

  #checkItems(value: readonly unknown[], schema: MetaSchema, at: string): void {
    const { minItems = 0, maxItems = Infinity } = schema;
    if (value.length < minItems)
      this.#add(at, minItems === 1 ? 'Must not be empty' : `Must have ${minItems} entries`);
    if (value.length > maxItems) this.#add(at, `Must have ${maxItems} entries`);
    const seen = new Set<string>();
    for (const [index, item] of value.entries()) {
      const text = JSON.stringify(item);
      if (schema.uniqueItems && seen.has(text))
        this.#add(at + pointer(index), `${text} is there twice: remove one`);
      seen.add(text);
      if (schema.items) this.check(item, schema.items, at + pointer(index));
    }
  }

  #checkMembers(value: Members, schema: MetaSchema, at: string): void {
    const known = schema.properties ?? {};
    const keys = Object.keys(value);
    for (const key of schema.required ?? [])
      if (!Object.hasOwn(value, key)) this.#add(at, `"${key}" is missing`);
    if (keys.length < (schema.minProperties ?? 0)) this.#add(at, 'Must not be empty');
    if (keys.length > (schema.maxProperties ?? Infinity))
      this.#add(at, `Must have one key only, not ${keys.map(key => `"${key}"`).join(' and ')}`);
    for (const key of keys) {
      const inner = at + pointer(key);
      const own = Object.hasOwn(known, key) ? known[key] : undefined;
      if (own) this.check(value[key], own, inner);
      else if (schema.additionalProperties === false)
        this.#add(inner, `Unknown key "${key}"`, nearest(key, Object.keys(known)));
      else this.#checkNamed(key, value[key], schema, inner);
    }
  }

  #checkNamed(key: string, value: unknown, schema: MetaSchema, at: string): void {
    const { propertyNames: names, additionalProperties: values } = schema;
    if (names) this.#checkString(key, this.#resolve(names), at);
    if (values) this.check(value, values, at);
  }
}
