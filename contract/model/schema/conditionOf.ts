import type { Condition, Scalar } from '../../rules/condition.ts';
import { allOf, anyOf, notOf } from '../../rules/join.ts';
import type { JsonSchema } from '../jsonSchema.ts';

/** Says of a schema what the condition grammar cannot. */
class Unsaid extends Error {}

/** Keywords that say nothing about whether a value fits. */
const silent = new Set([
  'type',
  'title',
  'description',
  'default',
  'examples',
  'readOnly',
  'enumNames',
]);

const literal = /^\^([\w -]+)\$$|^\^\(([\w -]+(?:\|[\w -]+)*)\)\$$/;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const scalars = (values: readonly unknown[]): readonly Scalar[] => {
  const found = values.filter(isScalar);
  if (found.length < values.length) throw new Unsaid('a value that is a list or an object');
  return found;
};

const oneOfValues = (path: string, values: readonly Scalar[]): Condition =>
  values.length === 1 && values[0] !== undefined
    ? { [path]: { eq: values[0] } }
    : { [path]: { in: values } };

/** Holds for a value of that keyword, where there is a value. */
const said: Readonly<Record<string, (path: string, operand: never) => Condition>> = {
  const: (path, value: unknown) => oneOfValues(path, scalars([value])),
  enum: (path, values: readonly unknown[]) => oneOfValues(path, scalars(values)),
  minimum: (path, limit: number) => ({ [path]: { gte: limit } }),
  maximum: (path, limit: number) => ({ [path]: { lte: limit } }),
  exclusiveMinimum: (path, limit: number) => ({ [path]: { gt: limit } }),
  exclusiveMaximum: (path, limit: number) => ({ [path]: { lt: limit } }),
  minLength: (_, limit: number) => limit <= 1 || unsaid('minLength'),
  minItems: (path, limit: number) =>
    limit === 0 || (limit === 1 ? { [path]: { empty: false } } : unsaid('minItems')),
  maxItems: (path, limit: number) =>
    limit === 0 ? { [path]: { empty: true } } : unsaid('maxItems'),
  contains: (path, { const: value, enum: values, type: _type, ...rest }: JsonSchema) =>
    Object.keys(rest).length > 0 || (value === undefined && !values)
      ? unsaid('contains')
      : anyOf(scalars(values ?? [value]).map(one => ({ [path]: { has: one } }))),
  pattern: (path, pattern: string) => {
    const [, one, several] = literal.exec(pattern) ?? [];
    if (pattern === '\\S' || pattern === '.') return true;
    return one === undefined && several === undefined
      ? unsaid('pattern')
      : oneOfValues(path, (several ?? one ?? '').split('|'));
  },
};

const unsaid = (keyword: string): never => {
  throw new Unsaid(`"${keyword}"`);
};

const ofAlternatives = (
  branches: readonly JsonSchema[],
  path: string,
  join: (parts: readonly Condition[]) => Condition,
): Condition => join(branches.map(branch => ofValue(branch, path)));

/** When a value fits a schema; where there is none, a schema of its field says nothing. */
const ofValue = (schema: JsonSchema, path: string): Condition => {
  const parts = Object.entries(schema).flatMap(([key, operand]): Condition[] => {
    if (silent.has(key) || operand === undefined) return [];
    if (key === 'not') return [notOf(ofValue(operand as JsonSchema, path))];
    if (key === 'allOf') return [ofAlternatives(operand as JsonSchema[], path, allOf)];
    if (key === 'anyOf' || key === 'oneOf')
      return [ofAlternatives(operand as JsonSchema[], path, anyOf)];
    if (key === 'properties' || key === 'required') return [];
    const say = said[key] ?? unsaid(key);
    return [say(path, operand as never)];
  });
  if (schema.properties || schema.required) parts.push(ofObject(schema, `${path}.`));
  return allOf(parts);
};

/** When an object fits what a schema says of its properties. */
const ofObject = ({ properties = {}, required = [] }: JsonSchema, prefix: string): Condition =>
  allOf([
    ...required.map((name): Condition => ({ [prefix + name]: { empty: false } })),
    ...Object.entries(properties).map(([name, inner]) => {
      const path = prefix + name;
      const holds = ofValue(inner, path);
      // JSON Schema asks a property only where it is there.
      const isThere = required.includes(name) || holds === true;
      return isThere ? holds : anyOf([{ [path]: { empty: true } }, holds]);
    }),
  ]);

/**
 * An `if` as a condition on the fields of a record, or of a group whose path is `prefix` with a dot at its end.
 * @returns the keyword that no condition says, as a text.
 */
export const conditionOf = (
  schema: JsonSchema,
  prefix: string,
): { readonly condition: Condition } | { readonly unsaid: string } => {
  const { properties, required, type: _type, title: _title, ...rest } = schema;
  try {
    const own = ofObject(
      { ...(properties && { properties }), ...(required && { required }) },
      prefix,
    );
    const others = Object.entries(rest).map(([key, operand]): Condition => {
      const sub = (one: JsonSchema): Condition => {
        const inner = conditionOf(one, prefix);
        if ('unsaid' in inner) throw new Unsaid(inner.unsaid);
        return inner.condition;
      };
      if (key === 'not') return notOf(sub(operand as JsonSchema));
      if (key === 'allOf') return allOf((operand as JsonSchema[]).map(sub));
      if (key === 'anyOf' || key === 'oneOf') return anyOf((operand as JsonSchema[]).map(sub));
      return silent.has(key) || unsaid(key);
    });
    return { condition: allOf([own, ...others]) };
  } catch (error) {
    if (error instanceof Unsaid) return { unsaid: error.message };
    throw error;
  }
};
