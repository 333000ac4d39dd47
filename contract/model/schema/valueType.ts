import type { JsonType } from '../jsonSchema.ts';

/** The type of a value, as JSON Schema names it; a number without a fraction is an integer. */
export const typeOfValue = (value: unknown): JsonType => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value as JsonType;
};

/** Whether a value is of one of the types. */
export const hasType = (value: unknown, allowed: readonly unknown[]): boolean => {
  const own = typeOfValue(value);
  return allowed.includes(own) || (own === 'integer' && allowed.includes('number'));
};
