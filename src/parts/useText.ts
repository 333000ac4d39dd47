import { useCallback } from 'react';
import type { Text } from '#contract/model/types.ts';
import { useLanguage } from './useLanguage.ts';

/** Words of a screen file in the language that the person reads. */
export const useText = () => {
  const language = useLanguage();
  return useCallback((text: Text) => text[language], [language]);
};
