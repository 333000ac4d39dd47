import { isDeepStrictEqual } from 'node:util';
import { isNoValue } from '#contract/domain/noValue.ts';
import { siteTakeoverDefaults } from '#contract/domain/slots/slotProducts.ts';
import type {
  SiteTakeoverValues,
  SlotCardValues,
} from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import type { SlotRecord } from './presentSlot.ts';

const withValues = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNoValue(value)));

const { allow_zoomin, show_image_only } = siteTakeoverDefaults;

const cardWords = ({ priority, content, title, sub_title, status }: SlotCardValues): object =>
  withValues({ priority, content, title, sub_title, status: status ?? 'active' });

const byPriority = (cards: readonly SlotCardValues[]): readonly object[] =>
  cards.toSorted((one, other) => one.priority - other.priority).map(cardWords);

/** A field as it will be stored, so that two ways to write one value are equal. */
const stored = (name: string, value: unknown): unknown => {
  if (name === 'product_details')
    return withValues({ allow_zoomin, show_image_only, ...withValues(value ?? {}) });
  if (name === 'product_cards') return byPriority((value ?? []) as readonly SlotCardValues[]);
  if (name === 'polygon_uuids') return [...new Set((value ?? []) as readonly string[])].sort();
  return isNoValue(value) ? undefined : value;
};

/** Whether what was sent says nothing new, so that neither version nor history grows. */
export const isUnchanged = (before: SlotRecord, sent: SiteTakeoverValues): boolean =>
  Object.entries(sent).every(
    ([name, value]) =>
      value === undefined ||
      isDeepStrictEqual(
        stored(name, value),
        stored(name, (before as Readonly<Record<string, unknown>>)[name]),
      ),
  );
