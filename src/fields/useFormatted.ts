import { fillProduct } from '#contract/domain/fillProduct.ts';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field } from '#contract/model/types.ts';
import { useStart } from '#parts/StartContext.ts';
import { useLanguage } from '#parts/useLanguage.ts';

/** Values as the kind writes them, in the language that the person reads, `{product}` of a choice filled in. */
export const useFormatted = (field: Field, values: readonly unknown[]): readonly string[] => {
  const language = useLanguage();
  const { product } = useStart();
  return values.map(value => fillProduct(formatValue(field, value, language), product));
};
