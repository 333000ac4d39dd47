import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

type Member = string | number | readonly (string | number)[] | undefined;

/** Changes members of the address; undefined and an empty list take one away. */
export type ChangeAddress = (members: Readonly<Record<string, Member>>) => void;

/**
 * The members of the address after its question mark, and a way to change some of them without a step in the history.
 * Changes add up also where the page has not followed the one before yet, which the setter of the router does not do.
 */
export const useAddressMembers = (): readonly [URLSearchParams, ChangeAddress] => {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeAddress>(
    members => {
      const after = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(members)) {
        const isGone = value === undefined || (Array.isArray(value) && value.length === 0);
        if (isGone) after.delete(name);
        else after.set(name, String(value));
      }
      latest.current = after;
      setParams(after, { replace: true });
    },
    [setParams],
  );
  return [params, change];
};
