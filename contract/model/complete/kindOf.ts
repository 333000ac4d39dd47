import type { KindName } from '../../kinds/kindNames.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { allowedValues, typeOf } from '../schemaAt.ts';

const byFormat: Readonly<Record<string, KindName>> = {
  date: 'date',
  'date-time': 'datetime',
  email: 'email',
  time: 'time',
  phone: 'phone',
  'work-phone': 'phone',
};

/** A list of which nobody knows what is in it is no list of words. */
const isUnsaid = (items: JsonSchema | undefined): boolean =>
  items === undefined ||
  (typeOf(items) === undefined && allowedValues(items).length === 0 && items.format === undefined);

const ofList = (items: JsonSchema | undefined): KindName => {
  if (isUnsaid(items)) return 'json';
  return items && typeOf(items) === 'object' ? 'children' : 'choices';
};

const byType = (schema: JsonSchema): KindName => {
  const type = typeOf(schema);
  if (type === 'array') return ofList(schema.items);
  if (type === 'boolean') return 'boolean';
  if (allowedValues(schema).length > 0) return 'choice';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' ? 'text' : 'json';
};

/**
 * The kind of a field, decided here and nowhere else: `as` in the screen file, then whether the record schema
 * gives it a form of its own, then the format there, then the type.
 */
export const kindOf = (schema: JsonSchema, as: KindName | undefined): KindName =>
  as ?? (schema.isShape ? 'shape' : (byFormat[schema.format ?? ''] ?? byType(schema)));
