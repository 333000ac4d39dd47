import { isNoValue } from '#contract/domain/noValue.ts';
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
  return formatValue(field, value, language);
};
