import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { capLevels } from '#contract/domain/caps/capLevels.ts';
import { packages, products } from '../catalogue.ts';
import { day, editable, identity, removable, rowId } from '../columns.ts';
import { checked, indexed, inOrder, notNegative } from '../constraints.ts';
import { cities } from '../geography.ts';
import { idsOf } from '../idsOf.ts';
import { saleEvents } from '../saleEvents.ts';

/** How many slots may be sold: in one named city, in each city, or in all of them together (T125). */
export const caps = pgTable(
  'caps',
  {
    id: identity(),
    level: text({ enum: idsOf(capLevels) }).notNull(),
    cityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    packageId: rowId().references(() => packages.id, { onDelete: 'restrict' }),
    eventId: rowId().references(() => saleEvents.id, { onDelete: 'restrict' }),
    limitCount: integer().notNull(),
    startDate: day().notNull(),
    endDate: day().notNull(),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.limitCount),
    inOrder(t.startDate, t.endDate),
    check('caps_city_check', sql`(${t.level} = 'INDIVIDUAL_CITY') = (${t.cityId} is not null)`),
    ...indexed(t.cityId, t.productId, t.packageId, t.eventId, t.updatedAt),
  ],
);
