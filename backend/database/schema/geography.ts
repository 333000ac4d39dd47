import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { editable, identity, removable, rowId } from './columns.ts';
import { between, checked, indexed, searched } from './constraints.ts';

export const states = pgTable('states', {
  id: identity(),
  name: text().notNull().unique(),
  /** The first two digits of a GSTIN registered there; places the supply. */
  gstCode: text().notNull().unique(),
});

export const cities = pgTable(
  'cities',
  {
    id: identity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    stateId: rowId()
      .notNull()
      .references(() => states.id, { onDelete: 'restrict' }),
    zone: text().notNull(),
    tier: smallint().notNull().default(2),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [
    between(t.tier, 1, 4),
    unique().on(t.stateId, t.name),
    ...indexed(t.zone, t.name),
    ...searched(t.name),
  ],
);

/** Cities in which the marketplace sells. */
export const monetizableCities = pgTable(
  'monetizable_cities',
  {
    id: identity(),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    ...editable,
    ...removable,
  },
  t => [
    uniqueIndex('monetizable_cities_city_unique')
      .on(t.cityId)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.cityId),
  ],
);

export const localities = pgTable(
  'localities',
  {
    id: identity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [unique().on(t.cityId, t.name), ...searched(t.name)],
);

/** The areas that slots are sold in. A take-over of the parent covers its children. */
export const polygons = pgTable(
  'polygons',
  {
    id: identity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    kind: text({ enum: ['city', 'zone', 'locality'] }).notNull(),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    localityId: rowId().references(() => localities.id, { onDelete: 'restrict' }),
    parentId: rowId().references((): AnyPgColumn => polygons.id, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [...checked(t), ...indexed(t.cityId, t.localityId, t.parentId), ...searched(t.name)],
);

/** A priced group of localities of one city; ids 1, 2 and 4 need the 180-day validation (T82). */
export const regions = pgTable(
  'regions',
  {
    id: identity(),
    name: text().notNull(),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    ...editable,
    ...removable,
  },
  t => [
    uniqueIndex('regions_name_unique')
      .on(t.cityId, sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.cityId, t.updatedAt),
    ...searched(t.name),
  ],
);

export const localityRegionMappings = pgTable(
  'locality_region_mappings',
  {
    id: identity(),
    regionId: rowId()
      .notNull()
      .references(() => regions.id, { onDelete: 'cascade' }),
    localityId: rowId()
      .notNull()
      .references(() => localities.id, { onDelete: 'restrict' }),
    ...editable,
  },
  t => [unique().on(t.regionId, t.localityId), ...indexed(t.localityId)],
);

/** The regions that subscriptions are sold in, named by product configs. */
export const subscriptionRegions = pgTable(
  'subscription_regions',
  {
    id: identity(),
    name: text().notNull(),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [unique().on(t.cityId, t.name)],
);
