import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { filesKey } from '#dataProvider/query/keys.ts';
import { useLanguage } from '../useLanguage.ts';

/**
 * The name of a status, reason or activity in the language that the person reads. Its Hindi is loaded where somebody reads
 * Hindi; until then, and for a name that a company added itself, it is the stored one.
 */
export const useReferenceWord = () => {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: filesKey('reference-words'),
    enabled: language === 'hi',
    staleTime: Infinity,
    queryFn: async () =>
      (await import('#contract/domain/opportunities/referenceWords.ts')).referenceWords,
  });
  const words = language === 'hi' ? data : undefined;
  return useCallback(
    (name: string): string => (words && Object.hasOwn(words, name) ? words[name] : name) ?? name,
    [words],
  );
};
