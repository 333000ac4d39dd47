import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field } from '#contract/model/types.ts';
import { useLanguage } from '#parts/useLanguage.ts';

/** Values as the kind writes them, in the language that the person reads. */
export const useFormatted = (field: Field, values: readonly unknown[]): readonly string[] => {
  const language = useLanguage();
  return values.map(value => formatValue(field, value, language));
};
