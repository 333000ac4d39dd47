import { readText } from '../../kinds/readText.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { Field } from '../screen.ts';
import { fits } from '../schema/fits.ts';

type Converted = { readonly value: unknown } | undefined;

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * A stored value as its field is today: read as a cell of a file would be, taken out of a list of one, or put into a list.
 * @param defs what `#/$defs/…` of the field's schema refers to
 * @returns undefined where it cannot be read so; it is kept as it is then
 */
export const convertValue = (
  { schema, kind, options }: Pick<Field, 'schema' | 'kind' | 'options'>,
  value: unknown,
  defs?: Readonly<Record<string, JsonSchema>>,
): Converted => {
  const fitting = (candidate: unknown): Converted =>
    fits(schema, candidate, defs) ? { value: candidate } : undefined;
  const read = (text: string): Converted => {
    const parsed = readText(kind, text, { language: 'en', options });
    return 'error' in parsed || parsed.value === null ? undefined : fitting(parsed.value);
  };
  const asItIs = fitting(value);
  if (asItIs) return asItIs;
  if (Array.isArray(value)) {
    const [only, ...others] = value as readonly unknown[];
    if (others.length === 0 && only !== undefined)
      return convertValue({ schema, kind, options }, only, defs);
    return value.every(isScalar) ? read(value.join(', ')) : undefined;
  }
  if (!isScalar(value)) return undefined;
  // Whether a bare number means rupees or paise is not known: nobody guesses about money.
  const isAmount = kind === 'money' && typeof value === 'number';
  const asText = fitting(String(value)) ?? (isAmount ? undefined : read(String(value)));
  return asText ?? fitting([value]);
};
