import type { JsonSchema } from '../jsonSchema.ts';
import { validatorFormats } from './validatorOptions.ts';
import { definitionOf } from '../schemaAt.ts';
import { hasType } from './valueType.ts';

/*
 * Whether a value fits a schema, yes or no. The form asks it while it draws: which of several alternatives a value is,
 * which part of an `if` holds. What may be saved is decided by the validators alone.
 */

type Members = Readonly<Record<string, unknown>>;
type Definitions = Readonly<Record<string, JsonSchema>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const textFits = (text: string, schema: JsonSchema): boolean => {
  const length = [...text].length;
  const format = validatorFormats[schema.format ?? ''];
  return (
    length >= (schema.minLength ?? 0) &&
    length <= (schema.maxLength ?? Infinity) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text)) &&
    (format?.test(text) ?? true)
  );
};

const numberFits = (value: number, schema: JsonSchema): boolean =>
  value >= (schema.minimum ?? -Infinity) &&
  value <= (schema.maximum ?? Infinity) &&
  value > (schema.exclusiveMinimum ?? -Infinity) &&
  value < (schema.exclusiveMaximum ?? Infinity);

const listFits = (list: readonly unknown[], schema: JsonSchema, defs: Definitions): boolean => {
  const { prefixItems = [], items, contains, minItems = 0, maxItems = Infinity } = schema;
  if (list.length < minItems || list.length > maxItems) return false;
  if (contains && !list.some(one => fits(contains, one, defs))) return false;
  return list.every((one, index) => {
    const inner = prefixItems[index] ?? items;
    return inner === undefined || fits(inner, one, defs);
  });
};

const membersFit = (value: Members, schema: JsonSchema, defs: Definitions): boolean => {
  const { properties = {}, patternProperties = {}, required = [], additionalProperties } = schema;
  const isThere = (name: string) => Object.hasOwn(value, name) && value[name] !== undefined;
  if (!required.every(isThere)) return false;
  const names = Object.keys(value).filter(isThere);
  const isBound = names.every(name => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const patterns = Object.entries(patternProperties).filter(([pattern]) =>
      new RegExp(pattern, 'u').test(name),
    );
    const meant = [...(own ? [own] : []), ...patterns.map(([, inner]) => inner)];
    if (meant.length > 0) return meant.every(inner => fits(inner, value[name], defs));
    if (typeof additionalProperties !== 'object') return additionalProperties !== false;
    return fits(additionalProperties, value[name], defs);
  });
  return (
    isBound &&
    Object.entries(schema.dependentRequired ?? {}).every(
      ([name, others]) => !isThere(name) || others.every(isThere),
    ) &&
    Object.entries(schema.dependentSchemas ?? {}).every(
      ([name, inner]) => !isThere(name) || fits(inner, value, defs),
    )
  );
};

const casesFit = (schema: JsonSchema, value: unknown, defs: Definitions): boolean => {
  const holds = (inner: JsonSchema) => fits(inner, value, defs);
  const { allOf = [], anyOf, oneOf, not, if: test, then = {}, else: otherwise = {} } = schema;
  return (
    allOf.every(holds) &&
    (anyOf?.some(holds) ?? true) &&
    (oneOf === undefined || oneOf.filter(holds).length === 1) &&
    !(not && holds(not)) &&
    (test === undefined || holds(holds(test) ? then : otherwise))
  );
};

/** @param defs what `#/$defs/…` refers to. */
export const fits = (schema: JsonSchema, value: unknown, defs: Definitions = {}): boolean => {
  const { type, const: constant, enum: values } = schema;
  const target = definitionOf(schema, defs);
  if (target && !fits(target, value, defs)) return false;
  const types = [type ?? []].flat();
  if (types.length > 0 && !hasType(value, types)) return false;
  if (constant !== undefined && !isSame(constant, value)) return false;
  if (values && !values.some(one => isSame(one, value))) return false;
  if (typeof value === 'string' && !textFits(value, schema)) return false;
  if (typeof value === 'number' && !numberFits(value, schema)) return false;
  if (Array.isArray(value) && !listFits(value, schema, defs)) return false;
  if (isMembers(value) && !membersFit(value, schema, defs)) return false;
  return casesFit(schema, value, defs);
};
