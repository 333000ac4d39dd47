import { useLocaleState } from 'ra-core';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Language, Field } from '#contract/model/types.ts';

export const useLanguage = (): Language => {
  const [locale] = useLocaleState();
  return locale === 'hi' ? 'hi' : 'en';
};

/** Values as the kind writes them, in the language that the person reads. */
export const useFormatted = (field: Field, values: readonly unknown[]): readonly string[] => {
  const language = useLanguage();
  return values.map(value => formatValue(field, value, language));
};
