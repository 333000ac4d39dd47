import { isNoValue } from '#contract/domain/noValue.ts';
import { referenceWords } from '#contract/domain/opportunities/referenceWords.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field, Language } from '#contract/model/types.ts';
import type { Titles } from './referenceTitles.ts';

/** A value as the list shows it, in rupees and in words; nothing where there is none. */
export const cellText = (
  field: Field,
  value: unknown,
  language: Language,
  titles: Titles,
): string => {
  if (isNoValue(value)) return '';
  if (field.reference) {
    const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
    return ids.map(id => titles.titleOf(field, id)).join(', ');
  }
  if (field.cell === 'ReferenceWord' && language === 'hi')
    return referenceWords[asText(value)] ?? asText(value);
  return formatValue(field, value, language);
};
