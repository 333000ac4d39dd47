import { debounce } from '#contract/domain/messages/clientLimits.ts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetMany, type GetListResult, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';
import { bestMatch } from '#contract/requests/bestMatch.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import type { Field } from '#contract/model/types.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { useFromForm } from '../FormValues.ts';

/** A pause in typing after which is asked (T67). */
const rest = debounce;
const shown = 25;

export interface Suggestions {
  readonly records: readonly RaRecord[];
  readonly total: number;
  readonly isSearching: boolean;
  readonly error: unknown;
  /** Nothing is found, and nothing would be for other words. */
  readonly isNone: boolean;
}

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const isFirst = (key: readonly unknown[] | undefined): boolean =>
  (key?.at(-1) as { q?: unknown } | undefined)?.q === '';

/** The record that the words are the number of: people know some by it. Not where only some records are offered. */
const useNumbered = (field: Field, q: string): readonly RaRecord[] => {
  const { to = '', where = true } = field.reference ?? {};
  const isNumber = where === true && /^[1-9]\d{0,14}$/.test(q);
  const { data } = useGetMany(
    to,
    { ids: isNumber ? [Number(q)] : [] },
    { enabled: isNumber, staleTime: 60_000, retry: false },
  );
  return isNumber ? (data ?? []).filter(record => record !== undefined) : [];
};

/**
 * Records that answer the words, best first, or the first of all without words: asked for 300 ms after the last key, and
 * the newest question wins because the older one is given up (T67).
 * @param words without spaces around them
 */
export const useSuggestions = (field: Field, words: string, isAsked: boolean): Suggestions => {
  const dataProvider = useDataProvider();
  const settled = useSettled(words);
  // The list opens at once; only typing waits.
  const q = words === '' ? '' : settled;
  const { to = '', where = true } = field.reference ?? {};
  const filter = useFromForm(scope => JSON.stringify(resolveRefs(where, scope)));
  const ask = (asked: string) => ({
    queryKey: screenKey(to, 'getList', 'suggestions', { q: asked, filter }),
    retry: false,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList(to, {
        pagination: { page: 1, perPage: shown },
        sort: { field: bestMatch, order: 'ASC' },
        filter: { where: JSON.parse(filter) as Condition, ...(asked !== '' && { q: asked }) },
        signal,
      }),
  });
  const { data, isFetching, error } = useQuery<GetListResult>({
    ...ask(q),
    enabled: isAsked,
    // What was found for fewer letters may stay a moment; the first of all is not an answer to any.
    placeholderData: (before, asked) => (isFirst(asked?.queryKey) ? undefined : before),
  });
  // Only where nothing was found: whether other words would help, or nothing can be chosen at all.
  const isEmpty = isAsked && !isFetching && data?.total === 0;
  const { data: first } = useQuery<GetListResult>({ ...ask(''), enabled: isEmpty });
  const numbered = useNumbered(field, isAsked ? q : '');
  const isAnswer = isAsked && (q !== '' || words === '');
  return {
    records: isAnswer
      ? [...numbered, ...(data?.data ?? []).filter(({ id }) => id !== numbered[0]?.id)]
      : [],
    total: isAnswer ? (data?.total ?? 0) + numbered.length : 0,
    isSearching: isAsked && (isFetching || q !== words),
    error: isAsked ? error : null,
    isNone: isEmpty && first?.total === 0,
  };
};
