import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import type { Condition } from '#contract/rules/condition.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import type { Field } from '#contract/model/types.ts';
import { useFromForm } from '../FormValues.ts';

/** A pause in typing after which is asked (T67). */
const rest = 300;
const shown = 25;

export interface Suggestions {
  readonly records: readonly RaRecord[];
  readonly total: number;
  readonly isSearching: boolean;
  readonly error: unknown;
}

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/**
 * Records whose words match what is typed: asked for 300 ms after the last key, never for blank text, and the newest
 * question wins because the older one is given up (T67).
 */
export const useSuggestions = (field: Field, typed: string): Suggestions => {
  const dataProvider = useDataProvider();
  const q = useSettled(typed.trim());
  const { to = '', title = 'id', where = true } = field.reference ?? {};
  const filter = useFromForm(scope => JSON.stringify(resolveRefs(where, scope)));
  const isAsked = q !== '' && typed.trim() !== '';
  const { data, isFetching, error } = useQuery({
    queryKey: [to, 'getList', 'suggestions', { q, filter }],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      dataProvider.getList(to, {
        pagination: { page: 1, perPage: shown },
        sort: { field: title, order: 'ASC' },
        filter: { where: JSON.parse(filter) as Condition, q },
        signal,
      }),
  });
  const isPending = isAsked && (isFetching || q !== typed.trim());
  return {
    records: isAsked ? (data?.data ?? []) : [],
    total: isAsked ? (data?.total ?? 0) : 0,
    isSearching: isPending || (typed.trim() !== '' && q === ''),
    error: isAsked ? error : null,
  };
};
