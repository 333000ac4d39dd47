import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { clientTypes } from '#contract/domain/accounts/clientTypes.ts';
import { hsnCodes } from '#contract/domain/catalogue/hsnCodes.ts';
import { packageAgentTypes, packageTitles } from '#contract/domain/catalogue/packageTitles.ts';
import { productTypes } from '#contract/domain/catalogue/productTypes.ts';
import { slotKinds } from '#contract/domain/slots/slotProducts.ts';
import {
  basisPoints,
  day,
  editable,
  emptyList,
  emptyObject,
  identity,
  removable,
  rowId,
} from './columns.ts';
import { between, checked, indexed, notNegative, oneOf, searched } from './constraints.ts';
import { idsOf, textsOf } from './idsOf.ts';
import { saleEvents } from './saleEvents.ts';

const hsnTexts = textsOf(idsOf(hsnCodes));

/** One thing a price depends on: `localityName` and the like (part 2 section 3). */
export interface PricingParameter {
  name: string;
  type: string;
  allowedValues: string[];
}

/** One thing that must be given to activate a product. */
export interface ActivationParameter {
  name: string;
  type: string;
  isRequired: boolean;
  allowedValues?: string[];
}

export const packageFamilies = pgTable(
  'package_families',
  {
    id: identity(),
    name: text().notNull(),
    clientTypeId: smallint().notNull(),
    /** The event whose packages these are. */
    familyEventId: rowId().references(() => saleEvents.id, { onDelete: 'restrict' }),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    oneOf(t.clientTypeId, idsOf(clientTypes)),
    unique('package_families_client_type_unique').on(t.id, t.clientTypeId),
    uniqueIndex('package_families_name_unique')
      .on(t.clientTypeId, sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.familyEventId, t.updatedAt),
    ...searched(t.name),
  ],
);

export const packages = pgTable(
  'packages',
  {
    id: identity(),
    packageFamilyId: rowId().notNull(),
    /** Always the family's, held by the composite key below. */
    clientTypeId: smallint().notNull(),
    name: text().notNull(),
    displayName: text(),
    description: text(),
    title: text({ enum: packageTitles }),
    agentType: text({ enum: packageAgentTypes }).notNull().default('Both'),
    isPriceApplicable: boolean().notNull().default(true),
    requiredPricingParameters: jsonb().notNull().$type<PricingParameter[]>().default(emptyList),
    /** Once true it stays true, and only display name, description and active-until change (T50, T51). */
    isNetsuiteEnabled: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    activeUntil: day(),
    durationDays: integer(),
    quantityLimit: integer(),
    hsnCode: text({ enum: hsnTexts }),
    isCustom: boolean().notNull().default(false),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.durationDays, t.quantityLimit),
    foreignKey({
      columns: [t.packageFamilyId, t.clientTypeId],
      foreignColumns: [packageFamilies.id, packageFamilies.clientTypeId],
      name: 'packages_package_family_fk',
    })
      .onDelete('restrict')
      .onUpdate('cascade'),
    uniqueIndex('packages_name_unique')
      .on(t.packageFamilyId, sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.packageFamilyId, t.clientTypeId, t.updatedAt),
    index('packages_name_sort').on(sql`lower(${t.name})`),
    ...searched(t.name),
  ],
);

/** What a product turns into when it is activated; `other` needs no slot. */
export const productKinds = [
  'listing',
  ...idsOf(slotKinds),
  'fixed-ad-slot',
  'project-listing',
  'lead-exclusivity',
  'other',
] as const;

/** Product ids named by the specification are kept: 74 site takeover, 82 video tour, and those whose start date is mandatory. */
export const products = pgTable(
  'products',
  {
    id: identity(),
    name: text().notNull(),
    /** 1 to 10 (part 1 section 9). */
    productTypeId: smallint().notNull().default(10),
    kind: text({ enum: productKinds }).notNull().default('other'),
    hsnCode: text({ enum: hsnTexts }),
    description: text(),
    requiredActivationParameters: jsonb()
      .notNull()
      .$type<ActivationParameter[]>()
      .default(emptyList),
    isStartDateMandatory: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    oneOf(t.productTypeId, idsOf(productTypes)),
    uniqueIndex('products_name_unique')
      .on(sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.productTypeId, t.kind, t.updatedAt),
    ...searched(t.name),
  ],
);

/** The products of a package; the allocations of one package add up to 10,000 basis points (T52). */
export const packageProductMappings = pgTable(
  'package_product_mappings',
  {
    id: identity(),
    packageId: rowId()
      .notNull()
      .references(() => packages.id, { onDelete: 'restrict' }),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: integer().notNull().default(1),
    activationParameters: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    allocationBp: basisPoints().notNull(),
    ...editable,
    ...removable,
  },
  t => [
    between(t.allocationBp, 0, 10_000),
    ...notNegative(t.quantity),
    uniqueIndex('package_product_mappings_unique')
      .on(t.packageId, t.productId)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.packageId, t.productId),
  ],
);

/** How a product is delivered by default: quantity, promotedDays, cityUUID, subscription region. */
export const productConfigs = pgTable(
  'product_configs',
  {
    id: identity(),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    parameters: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => indexed(t.productId, t.updatedAt),
);

/** How many digital listings and video tours come with a package. */
export const digiliteVideoTourMappings = pgTable(
  'digilite_video_tour_mappings',
  {
    id: identity(),
    packageId: rowId()
      .notNull()
      .references(() => packages.id, { onDelete: 'restrict' }),
    /** Days. */
    duration: integer().notNull(),
    digiliteCount: integer().notNull().default(0),
    videoTourCount: integer().notNull().default(0),
    ...editable,
    ...removable,
  },
  t => [
    ...notNegative(t.duration, t.digiliteCount, t.videoTourCount),
    uniqueIndex('digilite_video_tour_mappings_unique')
      .on(t.packageId, t.duration)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.packageId),
  ],
);
