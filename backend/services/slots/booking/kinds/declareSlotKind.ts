import { inArray, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { mediaPlacesOf } from '#contract/domain/slots/slotMediaPlaces.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Database } from '../../../../database/client.ts';
import type { QueryField } from '../../../../query/QueryField.ts';
import { detailColumns, presentDetails, type Details } from '../details.ts';
import type { SharedSlot } from './presentShared.ts';
import { cardMedia } from '../slotCards.ts';
import { wordsOrNull } from './slotColumns.ts';
import type { NamedMedia, SlotKind, SlotRecord } from './SlotKind.ts';

type Row = Readonly<Record<string, unknown>> & { readonly slotId: number };

interface Declared<Values extends SlotValues, Answer extends SlotRecord & Values> extends Omit<
  SlotKind<Values, Answer, Row>,
  'listed' | 'readDetails' | 'writeDetails' | 'present' | 'media'
> {
  /** Where each field that only this kind has is kept. */
  readonly details: Details;
  /** Those of them that lists filter and sort by. */
  readonly listed: Readonly<Record<string, QueryField['kind'] | QueryField>>;
  /** What answers tell in another way than all kinds do. */
  readonly present?: (slot: SharedSlot) => Partial<Answer>;
}

const columnOf = (table: PgTable, column: string): Column => {
  const found = (table as unknown as Readonly<Record<string, Column | undefined>>)[column];
  if (!found) throw new Error(`The table has no column ${column}`);
  return found;
};

/** The uploads that are in the places which the kind's screen has, cards among them. */
const mediaIn = (resource: string, values: SlotValues): readonly NamedMedia[] => [
  ...cardMedia(values),
  ...mediaPlacesOf(resource).flatMap(place => {
    const value = valueAt(values, place);
    if (Array.isArray(value)) return value.map(url => ({ place, url: String(url) }));
    const url = typeof value === 'string' ? wordsOrNull(value) : null;
    return url === null ? [] : [{ place, url }];
  }),
];

/**
 * A kind of slots whose own fields stand each in a column of its table: reading, writing, answers, lists and uploads follow
 * from the declaration.
 */
export const declareSlotKind = <Values extends SlotValues, Answer extends SlotRecord & Values>({
  details,
  listed,
  present,
  ...kind
}: Declared<Values, Answer>): SlotKind<Values, Answer, Row> => {
  const { table } = kind;
  return {
    ...kind,
    listed: Object.fromEntries(
      Object.entries(listed).map(([path, field]) => [
        path,
        typeof field === 'string'
          ? { expression: columnOf(table, details[path]?.column ?? path), kind: field }
          : field,
      ]),
    ),
    // The declaration names columns of this table, which the types of one table cannot say of all.
    readDetails: (db: Database, ids) =>
      db.select().from(table).where(inArray(table.slotId, ids)) as unknown as Promise<Row[]>,
    writeDetails: (db, slotId, values) => {
      const columns = detailColumns(details, values);
      return db
        .insert(table)
        .values({ slotId, ...columns } as never)
        .onConflictDoUpdate({ target: table.slotId as never, set: columns });
    },
    // What was written by the declaration fits the record; the kind's conformance suite holds each field against it.
    present: (slot, row) =>
      ({
        ...slot,
        product_id: kind.productId,
        // No amount was given: an amount of 0 is none (T74).
        amount: slot.amount || undefined,
        ...presentDetails(details, row),
        ...present?.(slot),
      }) as unknown as Answer,
    media: values => mediaIn(kind.resource, values),
  };
};
