import { isDeepStrictEqual } from 'node:util';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { SlotCardValues, SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';

/** The fields that have a value. */
export const withValues = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNoValue(value)));

const cardWords = ({ status, ...card }: SlotCardValues): object => {
  const { priority, content, title, sub_title, active_from_date } = card;
  return withValues({
    priority,
    content,
    title,
    sub_title,
    active_from_date,
    status: status ?? 'active',
  });
};

const byPriority = (cards: readonly SlotCardValues[]): readonly object[] =>
  cards.toSorted((one, other) => one.priority - other.priority).map(cardWords);

const asSet = (value: unknown): readonly unknown[] =>
  [...new Set((value ?? []) as readonly unknown[])].sort();

const sharedForms: Readonly<Record<string, (value: unknown) => unknown>> = {
  product_cards: value => byPriority((value ?? []) as readonly SlotCardValues[]),
  polygon_uuids: asSet,
  devices: asSet,
};

/** Whether what was sent says nothing new, so that neither version nor history grows. */
export const isUnchanged = <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
  { stored: own = {} }: SlotKind<Values, Answer, Details>,
  before: Answer,
  sent: Readonly<Record<string, unknown>>,
): boolean => {
  /** A field as it will be stored, so that two ways to write one value are equal. */
  const stored = (name: string, value: unknown): unknown => {
    const form = own[name] ?? sharedForms[name];
    if (form) return form(value);
    return isNoValue(value) ? undefined : value;
  };
  return Object.entries(sent).every(
    ([name, value]) =>
      value === undefined ||
      isDeepStrictEqual(
        stored(name, value),
        stored(name, (before as Readonly<Record<string, unknown>>)[name]),
      ),
  );
};
