import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from './useChangeSearch.ts';

type Member = string | number | readonly (string | number)[] | undefined;

/** Changes members of the address; undefined and an empty list take one away. */
export type ChangeAddress = (members: Readonly<Record<string, Member>>) => void;

/** The members of the address after its question mark, and a way to change some of them without a step in the history. */
export const useAddressMembers = (): readonly [URLSearchParams, ChangeAddress] => {
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();
  const change = useCallback<ChangeAddress>(
    members =>
      changeSearch(after => {
        for (const [name, value] of Object.entries(members)) {
          const isGone = value === undefined || (Array.isArray(value) && value.length === 0);
          if (isGone) after.delete(name);
          else after.set(name, String(value));
        }
      }),
    [changeSearch],
  );
  return [params, change];
};
