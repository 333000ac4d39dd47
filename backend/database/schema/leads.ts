import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { deliveryStatuses } from '#contract/domain/catalogue/productTypes.ts';
import { propertyCategories } from '#contract/domain/listings/listingTypes.ts';
import { accounts } from './accounts.ts';
import { day, editable, identity, instant, paise, rowId } from './columns.ts';
import { checked, indexed, inOrder, notNegative, oneOf } from './constraints.ts';
import { idsOf } from './idsOf.ts';
import { projects } from './projects.ts';
import { slots } from './slots/slots.ts';

/** Leads of others given to a seller once more, over a period (part 2 section 3). */
export const churnSchedules = pgTable(
  'churn_schedules',
  {
    id: identity(),
    /** One id for those created together. */
    batchId: text(),
    accountId: rowId().references(() => accounts.id, { onDelete: 'restrict' }),
    profileUuid: uuid().notNull(),
    entityType: text().notNull(),
    entityId: rowId(),
    churnStartDate: day().notNull(),
    churnEndDate: day().notNull(),
    lastNDays: integer().notNull(),
    totalLeads: integer().notNull(),
    deliveredLeads: integer().notNull().default(0),
    criteriaType: text({ enum: ['RADIUS', 'CITY', 'LOCALITY', 'PROJECT'] }).notNull(),
    innerRadius: integer(),
    outerRadius: integer(),
    cityUuids: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    localityUuids: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    projectIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    leadServiceType: text().notNull(),
    minPricePaise: paise(),
    maxPricePaise: paise(),
    isMinPriceRelaxed: boolean().notNull().default(false),
    isMaxPriceRelaxed: boolean().notNull().default(false),
    bypassAdDeficit: boolean().notNull().default(false),
    /** 1 residential, 2 commercial. */
    propertyCategoryId: smallint(),
    propertyType: text(),
    bhkType: text(),
    possession: text(),
    possessionFlag: boolean().notNull().default(false),
    status: text({ enum: ['scheduled', 'running', 'done', 'stopped'] })
      .notNull()
      .default('scheduled'),
    stoppedAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    oneOf(t.propertyCategoryId, idsOf(propertyCategories)),
    inOrder(t.churnStartDate, t.churnEndDate),
    inOrder(t.minPricePaise, t.maxPricePaise),
    inOrder(t.innerRadius, t.outerRadius),
    ...notNegative(t.lastNDays, t.innerRadius),
    check('churn_schedules_leads_check', sql`${t.deliveredLeads} between 0 and ${t.totalLeads}`),
    index('churn_schedules_status_index').on(t.status, t.createdAt),
    ...indexed(t.accountId, t.profileUuid, t.entityId, t.batchId, t.createdBy, t.createdAt),
  ],
);
/** Leads promised to and delivered to a seller, per slot or project. */
export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    id: identity(),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    slotId: rowId().references(() => slots.id, { onDelete: 'restrict' }),
    projectId: rowId().references(() => projects.id, { onDelete: 'restrict' }),
    startDate: day().notNull(),
    endDate: day().notNull(),
    promisedLeads: integer().notNull(),
    deliveredLeads: integer().notNull().default(0),
    status: text({ enum: deliveryStatuses }).notNull().default('not started'),
    ...editable,
  },
  t => [
    ...checked(t),
    inOrder(t.startDate, t.endDate),
    ...notNegative(t.promisedLeads, t.deliveredLeads),
    ...indexed(t.accountId, t.slotId, t.projectId, t.endDate),
  ],
);
