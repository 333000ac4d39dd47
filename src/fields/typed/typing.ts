import { kinds } from '#contract/kinds/index.ts';
import type { Field, Language, Text } from '#contract/model/types.ts';
import { isIdentifier } from '#contract/kinds/isIdentifier.ts';
import { isNoValue } from '#contract/domain/noValue.ts';

/** Kinds that a person enters as text. */
export const typedKinds = [
  'text',
  'longtext',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
  'phone',
  'email',
  'pincode',
  'gstin',
  'pan',
  'json',
] as const;

export type TypedKindName = (typeof typedKinds)[number];

const isTyped = (kind: string): kind is TypedKindName =>
  (typedKinds as readonly string[]).includes(kind);

/** Signs that stand beside the field, not in it. */
const besides = /^₹|%$/g;

/** Why a value that was typed is none of its kind; null when it is fine or the kind is not typed. */
export const problemOf = (field: Field, value: unknown, language: Language): Text | null => {
  if (!isTyped(field.kind) || typeof value !== 'string') return null;
  const parsed = kinds[field.kind].parse(value, { language, options: field.options });
  return 'error' in parsed ? parsed.error : null;
};

/** What stands in the field for a value; text that could not be read stands as it was typed. */
export const toText = (field: Field, value: unknown, language: Language): string => {
  if (isNoValue(value)) return '';
  if (typeof value === 'string' && problemOf(field, value, language)) return value;
  if (isIdentifier(field)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (field.kind === 'json') return JSON.stringify(value, null, 2);
  const text = kinds[field.kind].format(value, { language, options: field.options });
  return field.kind === 'money' || field.kind === 'percent' ? text.replace(besides, '') : text;
};

/** The value of a typed text: undefined when empty, the text itself when it cannot be read, so that nothing is lost. */
export const fromText = (field: Field, text: string, language: Language): unknown => {
  const parsed = kinds[field.kind].parse(text, { language, options: field.options });
  return 'error' in parsed ? text : (parsed.value ?? undefined);
};
