import type { JsonSchema } from '../jsonSchema.ts';

/** The field that holds what a file describes when that is not a record. */
export const wholeName = 'value';

/** The field that holds what a record has besides its described names. */
const restName = 'more';

const isObject = ({ type }: JsonSchema): boolean => [type].flat().includes('object');

const hasObjects = (schema: JsonSchema): boolean =>
  [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].every(isObject) &&
  (schema.oneOf ?? schema.anyOf ?? []).length > 0;

/** Names that are not known beforehand, as a field of their own. */
const withRest = (schema: JsonSchema): JsonSchema => {
  const { additionalProperties, patternProperties, propertyNames, ...rest } = schema;
  const isMap = typeof additionalProperties === 'object' || patternProperties !== undefined;
  if (!isMap) return schema;
  const map: JsonSchema = {
    title: 'More',
    type: 'object',
    ...(additionalProperties !== undefined && { additionalProperties }),
    ...(patternProperties && { patternProperties }),
    ...(propertyNames && { propertyNames }),
  };
  return {
    ...rest,
    additionalProperties: false,
    properties: { ...schema.properties, [restName]: map },
  };
};

/**
 * A record around what a file describes. A record has named fields: what is not an object is its one field `value`, and
 * names that nobody knows beforehand are in its field `more`.
 */
export const recordOf = (schema: JsonSchema): JsonSchema => {
  const { $defs, ...own } = schema;
  if (isObject(schema) || hasObjects(schema)) return withRest({ ...schema, type: 'object' });
  const { title, description } = schema;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    type: 'object',
    required: [wholeName],
    properties: { [wholeName]: own },
    ...($defs && { $defs }),
  };
};
