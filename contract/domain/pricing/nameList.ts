import { parseJsonText } from '../catalogue/jsonText.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** One name may stand without a list. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const namesOf = (values: readonly unknown[]): string[] =>
  values
    .filter(isText)
    .map(name => name.trim())
    .filter(Boolean);

/**
 * The names in a parameter that is JSON text, such as `localityName`. Whatever is malformed has none, so that one bad
 * row never breaks a page (decision T99).
 */
export const namesIn = (text: unknown): string[] => namesOf(listOf(parseJsonText(text)));

/**
 * JSON text in its one canonical form. A list of names is a set: sorted and without repetition, so that the same
 * places in another order are the same price. An empty list is not a value, hence null; undefined is no JSON.
 */
export const canonicalJson = (text: unknown): string | null | undefined => {
  const value = parseJsonText(text);
  if (value === undefined || value === null) return value;
  const values = listOf(value);
  if (!values.every(isText)) return JSON.stringify(value);
  const names = [...new Set(namesOf(values))].sort();
  return names.length === 0 ? null : JSON.stringify(names);
};
