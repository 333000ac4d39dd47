import { namesIn } from './nameList.ts';

const wordsOf = (value: unknown): string => {
  const names = typeof value === 'string' && /^["[]/.test(value) ? namesIn(value) : [];
  return names.length > 0 ? names.join(', ') : String(value);
};

/**
 * The parameters of a price in a line of words: `Baner, Wakad · FoS`. The city is left out, since a list shows it by
 * its name. Undefined when nothing else is asked for.
 */
export const parameterText = (parameters: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(parameters)
    .filter(([name]) => name !== 'cityId')
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([, value]) => wordsOf(value))
    .join(' · ') || undefined;
