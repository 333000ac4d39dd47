import { isNoValue } from '../domain/noValue.ts';
import type { JsonType } from '../model/jsonSchema.ts';
import type { Field } from '../model/screen.ts';
import type { Language } from '../model/screenFile.ts';
import { kinds } from './index.ts';
import { isIdentifier } from './isIdentifier.ts';

const isOfType = (value: unknown, type: JsonType): boolean => {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
};

const asItStands = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * The text of a field's value in a cell: the kind's own sign when it is missing (T86), and a value of another type, as
 * a real service may send, as it stands.
 */
export const formatValue = (
  field: Pick<Field, 'kind' | 'options'> & Partial<Pick<Field, 'path'>>,
  value: unknown,
  language: Language,
): string => {
  const kind = kinds[field.kind];
  if (isNoValue(value)) return kind.missing;
  if (!kind.jsonTypes.some(type => isOfType(value, type))) return asItStands(value);
  if (isIdentifier(field)) return asItStands(value);
  return kind.format(value, { language, options: field.options });
};
