import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggested } from '../parameters/SuggestedPicker.tsx';

interface Asked {
  /** Names what is asked, besides the words. */
  readonly key: readonly unknown[];
  readonly ask: (words: string, signal: AbortSignal) => Promise<readonly Suggested[]>;
  readonly isOff?: boolean;
}

const none: readonly Suggested[] = [];

/** What a call suggests for the words typed; nothing is asked for blank text (T67). */
export const useSuggested = ({ key, ask, isOff = false }: Asked) => {
  const [words, setWords] = useState('');
  const isAsked = words !== '' && !isOff;
  const { data, isFetching } = useQuery({
    queryKey: [...key, words],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => ask(words, signal),
  });
  return { onSearch: setWords, options: isAsked ? (data ?? none) : none, isSearching: isFetching };
};
