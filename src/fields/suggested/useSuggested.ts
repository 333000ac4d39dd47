import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggested } from './SuggestedPicker.tsx';

/** Words, or the first of all without any. */
interface Wanted {
  readonly text: string;
  readonly first?: true;
}

interface Found {
  readonly options: readonly Suggested[];
  readonly total: number;
}

interface Asked {
  /** Names what is asked, besides the words (`callKey`). */
  readonly key: readonly unknown[];
  readonly ask: (asked: Wanted, signal: AbortSignal) => Promise<Found>;
  readonly isOff?: boolean;
}

const none: Found = { options: [], total: 0 };

/** What a call suggests for the words typed; without words the first of all, once the list is opened by hand (T67). */
export const useSuggested = ({ key, ask, isOff = false }: Asked) => {
  const [words, setWords] = useState<string | null>(null);
  const isAsked = words !== null && !isOff;
  const { data, isFetching, isError } = useQuery<Found>({
    queryKey: [...key, words],
    enabled: isAsked,
    // What was found for fewer letters may stay a moment; the first of all is not an answer to any.
    placeholderData: (before, asked) => (asked?.queryKey.at(-1) === '' ? undefined : before),
    retry: false,
    queryFn: ({ signal }) => ask(words ? { text: words } : { text: '', first: true }, signal),
  });
  return {
    onSearch: setWords,
    ...(isAsked ? (data ?? none) : none),
    isSearching: isFetching,
    isFailed: isError && !isFetching,
  };
};
