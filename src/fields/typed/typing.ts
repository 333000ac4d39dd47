import { kinds } from '#contract/kinds/index.ts';
import { readText } from '#contract/kinds/readText.ts';
import type { Field, Language, Text } from '#contract/model/types.ts';
import { isIdentifier } from '#contract/kinds/isIdentifier.ts';
import { indiaDay, offsetText } from '#contract/domain/days/indiaDay.ts';
import { spokenDay } from '#contract/domain/days/spokenDay.ts';
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
  'time',
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

/** Signs that are beside the field, not in it. */
const besides = /^₹|%$/g;

/** Why a value that was typed is none of its kind; null when it is fine or the kind is not typed. */
export const problemOf = (field: Field, value: unknown, language: Language): Text | null => {
  if (!isTyped(field.kind) || typeof value !== 'string') return null;
  const parsed = readText(field.kind, value, { language, options: field.options });
  return 'error' in parsed ? parsed.error : null;
};

/** What is in the field for a value; text that could not be read stands as it was typed. */
export const toText = (field: Field, value: unknown, language: Language): string => {
  if (isNoValue(value)) return '';
  if (typeof value === 'string' && problemOf(field, value, language)) return value;
  if (isIdentifier(field)) return typeof value === 'string' ? value : JSON.stringify(value);
  if (field.kind === 'json') return JSON.stringify(value, null, 2);
  const text = kinds[field.kind].format(value, { language, options: field.options });
  return field.kind === 'money' || field.kind === 'percent' ? text.replace(besides, '') : text;
};

const timed = /^(.+?) (\d{1,2}:\d{2})$/;

/** What people type for a day in a hurry: `+7`, `tomorrow`, `12/3`; of an instant with the time behind it. */
const spoken = ({ kind }: Field, text: string): string | undefined => {
  const today = indiaDay(new Date());
  if (kind === 'date') return spokenDay(text, today);
  if (kind !== 'datetime') return undefined;
  const [, day = '', time = ''] = timed.exec(text.trim()) ?? [];
  const instant = new Date(`${spokenDay(day, today) ?? ''}T${time.padStart(5, '0')}${offsetText}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

/** The value of a typed text: undefined when empty, the text itself when it cannot be read, so that nothing is lost. */
export const fromText = (field: Field, text: string, language: Language): unknown => {
  const said = spoken(field, text);
  if (said !== undefined) return said;
  const parsed = readText(field.kind, text, { language, options: field.options });
  return 'error' in parsed ? text : (parsed.value ?? undefined);
};
