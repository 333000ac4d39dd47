import { useCallback } from 'react';
import { toldIn, type Told } from '#contract/domain/messages/told.ts';
import { useLanguage } from './useLanguage.ts';

/** What an answer tells to be wrong, in the language that the person reads. */
export const useTold = () => {
  const language = useLanguage();
  return useCallback((fault: Told) => toldIn(language, fault), [language]);
};
