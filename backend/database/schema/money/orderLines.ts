import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { approvalStatuses } from '#contract/domain/approvals/approvalStatus.ts';
import { deliveryStatuses } from '#contract/domain/catalogue/productTypes.ts';
import { packages, products, type ActivationParameter } from '../catalogue.ts';
import {
  basisPoints,
  day,
  editable,
  emptyList,
  emptyObject,
  identity,
  paise,
  removable,
  rowId,
  written,
} from '../columns.ts';
import { checked, indexed, inOrder, notNegative } from '../constraints.ts';
import { cities, localities, regions } from '../geography.ts';
import { legalEntities } from '../legalEntities.ts';
import { opportunities } from '../opportunities.ts';
import { listings } from '../projects.ts';

/** A package on an opportunity: the opportunity package mapping. A sale above the rate is a mark-up (T39). */
export const opportunityPackages = pgTable(
  'opportunity_packages',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    packageId: rowId()
      .notNull()
      .references(() => packages.id, { onDelete: 'restrict' }),
    cityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    regionId: rowId().references(() => regions.id, { onDelete: 'restrict' }),
    localityId: rowId().references(() => localities.id, { onDelete: 'restrict' }),
    pricingParameters: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    quantity: integer().notNull().default(1),
    /** Of all pieces together, without GST. */
    ratePaise: paise().notNull(),
    salesPaise: paise().notNull(),
    promotedDays: integer(),
    startDate: day(),
    endDate: day(),
    /** Moved by the package-status call. */
    statusId: smallint().notNull().default(1),
    discountStatus: text({ enum: approvalStatuses }).notNull().default('NotRequired'),
    productStatus: text({ enum: approvalStatuses }).notNull().default('NotRequired'),
    extensionStatus: text({ enum: approvalStatuses }).notNull().default('NotRequired'),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.promotedDays),
    check('opportunity_packages_quantity_check', sql`${t.quantity} > 0`),
    inOrder(t.startDate, t.endDate),
    ...indexed(
      t.opportunityId,
      t.packageId,
      t.cityId,
      t.regionId,
      t.localityId,
      t.statusId,
      t.endDate,
      t.updatedAt,
    ),
  ],
);

/** A product of a package on an opportunity: the opportunity product mapping, and whether it runs. */
export const opportunityProducts = pgTable(
  'opportunity_products',
  {
    id: identity(),
    opportunityPackageId: rowId()
      .notNull()
      .references(() => opportunityPackages.id, { onDelete: 'restrict' }),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: integer().notNull().default(1),
    allocationBp: basisPoints().notNull().default(0),
    amountPaise: paise().notNull().default(0),
    activationParameters: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    extraDetail: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    fixedParameters: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    requiredActivationParameters: jsonb()
      .notNull()
      .$type<ActivationParameter[]>()
      .default(emptyList),
    startDate: day(),
    endDate: day(),
    activationState: text({ enum: ['pending', 'active', 'failed', 'stopped'] })
      .notNull()
      .default('pending'),
    deliveryStatus: text({ enum: deliveryStatuses }).notNull().default('not started'),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    check('opportunity_products_quantity_check', sql`${t.quantity} > 0`),
    inOrder(t.startDate, t.endDate),
    index('opportunity_products_product_index').on(t.productId, t.id),
    ...indexed(t.opportunityPackageId, t.activationState, t.endDate),
  ],
);

/** A listing that a product was given to; the rest of the bought quantity is "untagged". */
export const productListings = pgTable(
  'product_listings',
  {
    id: identity(),
    opportunityProductId: rowId()
      .notNull()
      .references(() => opportunityProducts.id, { onDelete: 'restrict' }),
    listingId: rowId()
      .notNull()
      .references(() => listings.id, { onDelete: 'restrict' }),
    ...written,
  },
  t => [unique().on(t.opportunityProductId, t.listingId), ...indexed(t.listingId)],
);

/** Products given away, with a package of the catalogue or on one opportunity. */
export const complimentaryProducts = pgTable(
  'complimentary_products',
  {
    id: identity(),
    packageId: rowId().references(() => packages.id, { onDelete: 'restrict' }),
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    productId: rowId()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    quantity: integer().notNull().default(1),
    startDate: day(),
    endDate: day(),
    activationParameters: jsonb().notNull().$type<Record<string, unknown>>().default(emptyObject),
    remark: text(),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    check(
      'complimentary_products_owner_check',
      sql`num_nonnulls(${t.packageId}, ${t.opportunityId}) = 1`,
    ),
    check('complimentary_products_quantity_check', sql`${t.quantity} > 0`),
    inOrder(t.startDate, t.endDate),
    ...indexed(t.packageId, t.opportunityId, t.productId),
  ],
);

/** A part of the price that falls due on a day. `digislateAmountPaise` is billed through a digital invoice. */
export const milestones = pgTable(
  'milestones',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    legalEntityId: rowId().references(() => legalEntities.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    amountPaise: paise().notNull(),
    digislateAmountPaise: paise().notNull().default(0),
    gstPaise: paise().notNull().default(0),
    gstBp: basisPoints().notNull().default(1800),
    startDate: day().notNull(),
    dueDate: day(),
    isActive: boolean().notNull().default(true),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    inOrder(t.startDate, t.dueDate),
    ...indexed(t.opportunityId, t.legalEntityId, t.dueDate),
  ],
);
