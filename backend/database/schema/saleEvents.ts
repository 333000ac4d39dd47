import { sql } from 'drizzle-orm';
import { boolean, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, editable, identity, removable, rowId } from './columns.ts';
import { indexed, inOrder, searched } from './constraints.ts';
import { cities } from './geography.ts';

/** Events of the Events screen: sales drives that packages and slots belong to. */
export const saleEvents = pgTable(
  'sale_events',
  {
    id: identity(),
    name: text().notNull(),
    description: text(),
    startDate: day().notNull(),
    endDate: day().notNull(),
    clientTypeId: smallint(),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    inOrder(t.startDate, t.endDate),
    uniqueIndex('sale_events_name_unique')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.startDate, t.updatedAt),
    ...searched(t.name),
  ],
);

export const eventCities = pgTable(
  'event_cities',
  {
    id: identity(),
    eventId: rowId()
      .notNull()
      .references(() => saleEvents.id, { onDelete: 'restrict' }),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    ...editable,
  },
  t => [unique().on(t.eventId, t.cityId), ...indexed(t.cityId)],
);
