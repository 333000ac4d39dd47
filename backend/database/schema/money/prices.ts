import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { packages } from '../catalogue.ts';
import { dayRange, editable, emptyObject, identity, paise, removable, rowId } from '../columns.ts';
import { checked, indexed, sorted } from '../constraints.ts';
import { cities, localities, regions } from '../geography.ts';

/**
 * What a package costs for one set of pricing parameters over a period. Two prices of one set never overlap
 * (`package_prices_no_overlap`). City, locality and region repeat what the parameters say, for filters and look-ups.
 */
export const packagePrices = pgTable(
  'package_prices',
  {
    id: identity(),
    packageId: rowId()
      .notNull()
      .references(() => packages.id, { onDelete: 'restrict' }),
    pricingParameters: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    /** The parameters in canonical order: equal sets have equal keys. */
    parametersKey: text().notNull().default(''),
    cityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    localityId: rowId().references(() => localities.id, { onDelete: 'restrict' }),
    regionId: rowId().references(() => regions.id, { onDelete: 'restrict' }),
    pricePaise: paise().notNull(),
    effective: dayRange().notNull(),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    check('package_prices_effective_check', sql`not isempty(${t.effective})`),
    index('package_prices_package_index').on(t.packageId, t.parametersKey),
    ...indexed(t.cityId, t.localityId, t.regionId),
    sorted(t, t.packageId),
    // Whether a price exists depends on its package: an index that names it counts and orders without the rows.
    sorted(t, t.updatedAt, t.packageId),
    sorted(t, t.pricePaise, t.packageId),
  ],
);
