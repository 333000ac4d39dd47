import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { useClient } from '#parts/ClientContext.ts';
import type { Taken } from './taken.ts';

/** A pause after a change after which is asked. */
const rest = 400;

export interface Clash {
  /** Key of the words that say how it stands. */
  readonly words: 'clashFirst' | 'clashChecking' | 'clashFree' | 'clashUnknown' | 'taken';
  readonly taken: Taken | null;
}

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

/** Whether somebody holds the polygons on the days of the form; nothing is written, and nothing is held by asking. */
export const useClash = (
  { polygon_uuids: polygons, start_date: start, end_date: end }: SiteTakeoverValues,
  slotId: number | undefined,
  isOff: boolean,
): Clash => {
  const client = useClient();
  const isAsked = Boolean(
    !isOff && polygons && polygons.length > 0 && start && end && start <= end,
  );
  const wanted = JSON.stringify(
    isAsked
      ? {
          polygon_uuids: polygons,
          start_date: start,
          end_date: end,
          ...(slotId !== undefined && { slot_id: slotId }),
        }
      : null,
  );
  const rested = useRested(wanted);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['siteTakeovers.check', rested],
    enabled: rested !== 'null',
    staleTime: 10_000,
    retry: false,
    queryFn: ({ signal }) =>
      client.call('siteTakeovers.check', { body: JSON.parse(rested) as object, signal }),
  });
  if (!isAsked) return { words: 'clashFirst', taken: null };
  if (rested !== wanted || isFetching) return { words: 'clashChecking', taken: null };
  if (isError || !data) return { words: 'clashUnknown', taken: null };
  const { holder, free } = data;
  return holder ? { words: 'taken', taken: { holder, free } } : { words: 'clashFree', taken: null };
};
