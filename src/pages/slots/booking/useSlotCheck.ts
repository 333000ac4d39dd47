import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallId } from '#contract/calls/index.ts';
import type { SlotRules } from '#contract/domain/slots/slotRules.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { Taken } from './taken.ts';

/** A pause after a change after which is asked. */
const rest = 400;

/** What is wrong with one field, as publishing would say it. */
export interface Fault {
  /** Its path in the form. */
  readonly field: string;
  readonly message: Text;
}

export interface SlotCheck {
  /** Key of the words that say how it is with the days. */
  readonly words: 'clashFirst' | 'clashChecking' | 'clashFree' | 'clashUnknown' | 'taken';
  readonly taken: Taken | null;
  readonly faults: readonly Fault[];
  /** Whether what is said is said of the slot as it is in the form. */
  readonly isSettled: boolean;
  readonly isFailed: boolean;
}

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

/** What people write of a slot; what the server alone says of it is not sent back. */
const sentOf = (slot: SlotValues, titles: object): object => {
  const fields = new Set(Object.keys(titles).map(path => path.split('.')[0]));
  return Object.fromEntries(
    Object.entries(slot).filter(([field, value]) => fields.has(field) && value !== undefined),
  );
};

/** The kinds whose calls all kinds share, by the first half of their ids. */
type Kind = Extract<CallId, `${string}.live`> extends `${infer Area}.live` ? Area : never;

/** The call of a kind that says what saving would say. */
export type CheckCall = Extract<CallId, `${Kind}.check`>;

interface Asked<Values extends SlotValues> {
  readonly call: CheckCall;
  readonly rules: SlotRules<Values>;
  readonly slot: Values;
  readonly slotId: number | undefined;
  /** Nothing is asked. */
  readonly isOff: boolean;
}

/** A value that is none of its kind is refused before the rules are asked; that names its field as well. */
const refusedFields = (error: unknown): readonly Fault[] | null =>
  error instanceof HttpError && error.errors.length > 0
    ? error.errors.map(({ field, message }) => ({
        field: field.replace(/^\//, '').replaceAll('/', '.'),
        message: { en: message, hi: message },
      }))
    : null;

/** What publishing would say of the slot in the form; nothing is written, and nothing is held by asking. */
export const useSlotCheck = <Values extends SlotValues>({
  call,
  rules,
  slot,
  slotId,
  isOff,
}: Asked<Values>): SlotCheck => {
  const client = useClient();
  const { polygon_uuids: polygons, start_date: start, end_date: end } = slot;
  const hasPlace = Boolean(polygons && polygons.length > 0 && start && end && start <= end);
  const wanted = JSON.stringify(
    isOff
      ? null
      : { ...sentOf(slot, rules.titles), ...(slotId !== undefined && { slot_id: slotId }) },
  );
  const rested = useRested(wanted);
  const { data, isFetching, error } = useQuery({
    queryKey: callKey(call, rested),
    enabled: rested !== 'null',
    staleTime: 10_000,
    retry: false,
    queryFn: ({ signal }) => client.call(call, { body: JSON.parse(rested) as object, signal }),
  });
  const isSettled = !isOff && rested === wanted && !isFetching;
  const refused = refusedFields(error);
  const faults =
    refused ??
    (data?.faults ?? []).map(({ field, message }) => ({
      field,
      message: rules.inBothLanguages(message),
    }));
  const isFailed = isSettled && !data && refused === null;
  const said = { faults: isSettled ? faults : [], isSettled, isFailed, taken: null };
  if (!hasPlace) return { ...said, words: 'clashFirst' };
  if (!isSettled) return { ...said, words: 'clashChecking' };
  if (!data) return { ...said, words: 'clashUnknown' };
  const { holder, free } = data;
  return holder
    ? { ...said, words: 'taken', taken: { holder, free } }
    : { ...said, words: 'clashFree' };
};
