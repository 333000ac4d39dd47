import { useCallback } from 'react';
import { fillProduct } from '#contract/domain/fillProduct.ts';
import type { Text } from '#contract/model/types.ts';
import { useStart } from './StartContext.ts';
import { useLanguage } from './useLanguage.ts';

/** Words of a screen file in the language that the person reads, `{product}` filled in. */
export const useText = () => {
  const language = useLanguage();
  const { product } = useStart();
  return useCallback((text: Text) => fillProduct(text[language], product), [language, product]);
};
