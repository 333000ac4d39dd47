import { isDay } from '../../../domain/days/indiaDay.ts';
import { isAlike } from '../../../domain/isAlike.ts';
import type { JsonSchema } from '../../jsonSchema.ts';
import { allowedValues } from '../../schemaAt.ts';

const typeName = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const hasType = (value: unknown, type: string): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeName(value) === type;

const numberFault = (schema: JsonSchema, value: number): string | undefined => {
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum = -Infinity,
    multipleOf,
  } = schema;
  if (value < minimum) return `it must be at least ${minimum}`;
  if (value > maximum) return `it must be at most ${maximum}`;
  if (value <= exclusiveMinimum) return `it must be more than ${exclusiveMinimum}`;
  const steps = multipleOf === undefined ? 0 : value / multipleOf;
  return Math.abs(steps - Math.round(steps)) > 1e-9
    ? `it must be a multiple of ${multipleOf}`
    : undefined;
};

const textFault = (schema: JsonSchema, value: string): string | undefined => {
  const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
  const length = [...value].length;
  if (length < minLength) return `it must have at least ${minLength} characters`;
  if (length > maxLength) return `it must have at most ${maxLength} characters`;
  if (format === 'date' && !isDay(value)) return 'it must be a day such as 2026-11-21';
  if (format === 'date-time' && Number.isNaN(Date.parse(value))) return 'it must be an instant';
  try {
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
      return `it does not have the form ${pattern}`;
  } catch {
    // A pattern that is none is told of the schema.
  }
  return undefined;
};

const listFault = (schema: JsonSchema, value: readonly unknown[]): string | undefined => {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false, items } = schema;
  if (value.length < minItems) return `it must have at least ${minItems} entries`;
  if (value.length > maxItems) return `it must have at most ${maxItems} entries`;
  if (uniqueItems && value.some((one, at) => value.slice(0, at).some(other => isAlike(one, other))))
    return 'an entry is there twice';
  return items && value.map(entry => schemaRefuses(items, entry)).find(Boolean);
};

/** Why the schema of one field does not allow a value, in words; undefined where it does. */
export const schemaRefuses = (schema: JsonSchema, value: unknown): string | undefined => {
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some(type => hasType(value, type)))
    return `it must be of type ${types.join(' or ')}`;
  const allowed = allowedValues(schema).map(one => one.value);
  if (value !== null && allowed.length > 0 && !(allowed as unknown[]).includes(value))
    return `it must be one of ${allowed.map(one => JSON.stringify(one)).join(', ')}`;
  if (typeof value === 'number') return numberFault(schema, value);
  if (typeof value === 'string') return textFault(schema, value);
  return Array.isArray(value) ? listFault(schema, value) : undefined;
};
