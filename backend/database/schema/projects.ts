import {
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  fetchedListingStatuses,
  listingCategories,
  listingTypes,
} from '#contract/domain/listings/listingTypes.ts';
import { accounts } from './accounts.ts';
import { day, editable, identity, instant, paise, rowId } from './columns.ts';
import { checked, indexed, inWordOrder, notNegative, searched } from './constraints.ts';
import { cities, localities, polygons } from './geography.ts';

/** Developers of projects; the profile uuid is the account's. */
export const builders = pgTable(
  'builders',
  {
    id: identity(),
    profileUuid: uuid().notNull().unique().defaultRandom(),
    accountId: rowId().references(() => accounts.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [uniqueIndex('builders_account_unique').on(t.accountId), ...searched(t.name)],
);

export const projects = pgTable(
  'projects',
  {
    id: identity(),
    uuid: uuid().notNull().unique().defaultRandom(),
    name: text().notNull(),
    builderId: rowId()
      .notNull()
      .references(() => builders.id, { onDelete: 'restrict' }),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    localityId: rowId().references(() => localities.id, { onDelete: 'restrict' }),
    polygonId: rowId().references(() => polygons.id, { onDelete: 'restrict' }),
    /** A new-project slot needs it (part 3 section 5). */
    coverImageUrl: text(),
    possessionDate: day(),
    isActive: boolean().notNull().default(true),
    ...editable,
  },
  t => [
    ...indexed(t.builderId, t.cityId, t.localityId, t.polygonId),
    ...searched(t.name),
    inWordOrder(t.name),
  ],
);

/** Flat configurations of a project; a new-project slot needs one with a price. */
export const projectConfigurations = pgTable(
  'project_configurations',
  {
    id: identity(),
    projectId: rowId()
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    apartmentType: text().notNull(),
    /** Square feet. */
    areaSize: integer().notNull(),
    pricePaise: paise(),
    ...editable,
  },
  t => [...checked(t), ...notNegative(t.areaSize), ...indexed(t.projectId)],
);

/** The marketplace's own listings as this console sees them: a snapshot, refreshed as a whole. */
export const listings = pgTable(
  'listings',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    status: text({ enum: [...fetchedListingStatuses, 'INACTIVE'] }).notNull(),
    listingType: text({ enum: listingTypes }).notNull(),
    category: text({ enum: listingCategories }).notNull(),
    isNewProject: boolean().notNull().default(false),
    propertyType: text().notNull(),
    bhk: smallint(),
    pricePaise: paise().notNull(),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
    localityId: rowId().references(() => localities.id, { onDelete: 'restrict' }),
    projectId: rowId().references(() => projects.id, { onDelete: 'restrict' }),
    inventoryCanonicalUrl: text().notNull(),
    polygonsHash: jsonb(),
    imagesHash: jsonb(),
    inventoryConfigs: jsonb(),
    flatSlotDetails: jsonb(),
    isPaid: boolean().notNull().default(false),
    isListingPayable: boolean().notNull().default(true),
    isListingAdPackageBought: boolean().notNull().default(false),
    dateAdded: instant().notNull(),
    refreshedAt: instant().notNull().defaultNow(),
  },
  t => [
    ...checked(t),
    ...indexed(t.accountId, t.cityId, t.localityId, t.projectId, t.dateAdded),
    ...searched(t.title),
  ],
);

/** Enquiries a listing had on a day (part 2 section 7, helper 24). */
export const listingLeads = pgTable(
  'listing_leads',
  {
    id: identity(),
    listingId: rowId()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: day().notNull(),
    leads: integer().notNull(),
  },
  t => [...notNegative(t.leads), unique().on(t.listingId, t.day)],
);

/** Images of a project by tag; the ids of the tags are configuration (T97). */
export const projectImages = pgTable(
  'project_images',
  {
    id: identity(),
    projectId: rowId()
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    imageTagId: integer().notNull(),
    url: text().notNull(),
    ...editable,
  },
  t => indexed(t.projectId),
);
