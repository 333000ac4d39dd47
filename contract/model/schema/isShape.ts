import type { JsonSchema } from '../jsonSchema.ts';
import { allowedValues, typeOf } from '../schemaAt.ts';
import { hasCases, objectParts } from './objectParts.ts';

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Alternatives that name one value each are a list of options. */
const isOptions = (schema: JsonSchema): boolean =>
  [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].every(
    branch => branch.const !== undefined && isScalar(branch.const),
  );

/** Names that nobody knows beforehand. */
const isMap = ({ additionalProperties, patternProperties }: JsonSchema): boolean =>
  typeof additionalProperties === 'object' || patternProperties !== undefined;

/** Whether the cases of an object are all said by conditions on its fields, so that they are in the form itself. */
const isSaid = (schema: JsonSchema): boolean => {
  const { unsaid, alternatives } = objectParts(schema);
  return unsaid === null && alternatives.length === 0;
};

const isShapedObject = (schema: JsonSchema): boolean =>
  isMap(schema) || (hasCases(schema) && !isSaid(schema));

const isShapedList = ({ items, prefixItems }: JsonSchema): boolean => {
  if (prefixItems) return true;
  if (!items) return false;
  const type = typeOf(items);
  if (type === 'array' || type === 'boolean' || type === 'null') return true;
  if (type === 'string') return items.format !== undefined && allowedValues(items).length === 0;
  if (type === 'number' || type === 'integer') return allowedValues(items).length === 0;
  return isShape(items);
};

/**
 * Whether a value has a form of its own, drawn out of its schema: alternatives, names that are not known beforehand,
 * places with a meaning each, lists of lists, and what holds itself.
 */
export const isShape = (schema: JsonSchema): boolean => {
  if (schema.$ref !== undefined || schema.type === 'null') return true;
  if (schema.allOf?.some(({ $ref }) => $ref !== undefined)) return true;
  if (schema.enum && !schema.enum.every(isScalar)) return true;
  const type = typeOf(schema);
  if (type === 'array') return isShapedList(schema);
  if (type === 'object') return isShapedObject(schema);
  return (schema.oneOf !== undefined || schema.anyOf !== undefined) && !isOptions(schema);
};
