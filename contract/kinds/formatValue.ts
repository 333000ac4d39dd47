import { isNoValue } from '../domain/noValue.ts';
import type { JsonType } from '../model/jsonSchema.ts';
import type { Field } from '../model/screen.ts';
import type { Language, Text } from '../model/files/screenFile.ts';
import { kinds } from './index.ts';
import { isIdentifier } from './isIdentifier.ts';

const isOfType = (value: unknown, type: JsonType): boolean => {
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
};

const asItStands = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** An amount below zero says what it is where its field has a word for it: an excess is not a debt with a sign (T38). */
export const belowZero = (
  { kind, negative = null }: Pick<Field, 'kind'> & Partial<Pick<Field, 'negative'>>,
  value: unknown,
): { readonly word: Text; readonly amount: number } | null =>
  kind === 'money' && negative !== null && typeof value === 'number' && value < 0
    ? { word: negative, amount: -value }
    : null;

/**
 * The text of a field's value in a cell: the kind's own sign when it is missing (T86), and a value of another type, as
 * a real service may send, as it is.
 */
export const formatValue = (
  field: Pick<Field, 'kind' | 'options'> & Partial<Pick<Field, 'path' | 'negative'>>,
  value: unknown,
  language: Language,
): string => {
  const kind = kinds[field.kind];
  if (isNoValue(value)) return kind.missing;
  if (!kind.jsonTypes.some(type => isOfType(value, type))) return asItStands(value);
  if (isIdentifier(field)) return asItStands(value);
  const below = belowZero(field, value);
  const written = kind.format(below?.amount ?? value, { language, options: field.options });
  return below ? `${below.word[language]} ${written}` : written;
};
