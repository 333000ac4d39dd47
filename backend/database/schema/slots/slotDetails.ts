import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { promotedProducts } from '#contract/domain/catalogue/packageTitles.ts';
import { storiesTypes } from '#contract/domain/slots/stories/storyRules.ts';
import { packages, products } from '../catalogue.ts';
import {
  day,
  editable,
  emptyList,
  emptyObject,
  identity,
  instant,
  paise,
  rowId,
} from '../columns.ts';
import { between, checked, indexed, inOrder, notNegative } from '../constraints.ts';
import { cities, polygons } from '../geography.ts';
import { opportunityPackages } from '../money/orderLines.ts';
import { listings, projectConfigurations } from '../projects.ts';
import { slots } from './slots.ts';

const slotId = () =>
  rowId()
    .primaryKey()
    .references(() => slots.id, { onDelete: 'cascade' });

/** Pictures and words of a slot by priority; a site take-over has ten, the others six (T97). */
export const slotCards = pgTable(
  'slot_cards',
  {
    id: identity(),
    slotId: rowId()
      .notNull()
      .references(() => slots.id, { onDelete: 'cascade' }),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    priority: smallint().notNull(),
    content: text().notNull(),
    status: text({ enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    title: text(),
    subTitle: text(),
    activeFromDate: day(),
    imageTagId: integer(),
    ...editable,
  },
  t => [
    ...checked(t),
    between(t.priority, 1, 10),
    unique().on(t.slotId, t.priority),
    ...indexed(t.productId),
  ],
);

export const siteTakeovers = pgTable('site_takeovers', {
  slotId: slotId(),
  /** `product_type` of the slot: one of the product types (part 1 section 9). */
  productTypeId: smallint(),
  offerText: text(),
  propertyVideoUrl: text(),
  siteTakeoverTitle: text(),
  siteTakeoverSubtitle: text(),
  description: text(),
  redirectionUrl: text(),
  allowZoomin: boolean().notNull().default(true),
  showImageOnly: boolean().notNull().default(false),
});

/** The automated type needs five images, the others a video for template 1 or 2 (T96). */
export const stories = pgTable(
  'stories',
  {
    slotId: slotId(),
    videoStoriesType: text({ enum: storiesTypes }),
    thumbnailUrl: text(),
    templateOneUrl: text(),
    templateTwoUrl: text(),
    videoImageList: jsonb().notNull().$type<string[]>().default(emptyList),
    /** 0 is a language (T74). */
    language: smallint(),
    hasAudio: boolean().notNull().default(false),
    isPremium: boolean().notNull().default(false),
  },
  t => checked(t),
);

export const videoTours = pgTable(
  'video_tours',
  {
    slotId: slotId(),
    webinarStartsAt: instant().notNull(),
    webinarEndsAt: instant().notNull(),
    promotedListingId: rowId().references(() => listings.id, { onDelete: 'restrict' }),
    serviceType: text(),
    remarks: text(),
    /** Neither cancelled nor ended by hand: two that stand never share a listing (`video_tours_no_overlap`). */
    stands: boolean().notNull().default(true),
    pocDetails: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
  },
  t => [
    inOrder(t.webinarStartsAt, t.webinarEndsAt),
    ...indexed(t.promotedListingId, t.webinarStartsAt),
  ],
);

export const microsites = pgTable('microsites', {
  slotId: slotId(),
  theme: text(),
  redirectionUrl: text(),
  projectName: text(),
  headerLogo: text(),
  adLogo: text(),
  carousel: jsonb().notNull().default(emptyList),
  offerDetails: jsonb().notNull().default(emptyObject),
  uspDetails: jsonb().notNull().default(emptyList),
  highlights: jsonb().notNull().default(emptyList),
  paymentPlans: jsonb().notNull().default(emptyList),
  overviewDetails: jsonb().notNull().default(emptyObject),
  digitour: jsonb().notNull().default(emptyObject),
  testimonials: jsonb().notNull().default(emptyList),
});

/** The omni-channel amount is null where 0 was given (T74). */
export const audienceMaximizers = pgTable(
  'audience_maximizers',
  {
    slotId: slotId(),
    audienceMaximizerType: text().notNull(),
    impressionsCount: integer(),
    omniChannelAmountPaise: paise(),
    targetPolygonId: rowId().references(() => polygons.id, { onDelete: 'restrict' }),
    localityCityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    minBudgetPaise: paise(),
    maxBudgetPaise: paise(),
  },
  t => [
    ...checked(t),
    ...notNegative(t.impressionsCount),
    inOrder(t.minBudgetPaise, t.maxBudgetPaise),
    check('audience_maximizers_omni_check', sql`${t.omniChannelAmountPaise} > 0`),
    ...indexed(t.targetPolygonId, t.localityCityId),
  ],
);

/** A package of ad products for a client; it is on the ground of each product it promotes (part 2 section 3). */
export const adPackages = pgTable(
  'ad_packages',
  {
    slotId: slotId(),
    packageId: rowId().references(() => packages.id, { onDelete: 'restrict' }),
    productTypeId: smallint(),
    promotedProducts: text({ enum: promotedProducts })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  t => indexed(t.packageId),
);

/** A new-project pinning slot and the configuration it shows: apartment type, size, price. */
export const npSlots = pgTable(
  'np_slots',
  {
    slotId: slotId(),
    opportunityPackageId: rowId()
      .notNull()
      .references(() => opportunityPackages.id, { onDelete: 'restrict' }),
    flatConfigurationId: rowId().references(() => projectConfigurations.id, {
      onDelete: 'restrict',
    }),
    apartmentType: text(),
    areaSize: integer(),
    pricePaise: paise(),
  },
  t => [
    ...checked(t),
    ...notNegative(t.areaSize),
    ...indexed(t.opportunityPackageId, t.flatConfigurationId),
  ],
);

/** Leads a slot brought, as the package history shows them. */
export const slotLeads = pgTable(
  'slot_leads',
  {
    slotId: slotId(),
    buyLeads: integer().notNull().default(0),
    rentLeads: integer().notNull().default(0),
    commercialBuyLeads: integer().notNull().default(0),
    commercialRentLeads: integer().notNull().default(0),
    countedAt: instant().notNull().defaultNow(),
  },
  t => notNegative(t.buyLeads, t.rentLeads, t.commercialBuyLeads, t.commercialRentLeads),
);
