import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { campaignCaseType, campaignTypes } from '#contract/domain/calling/campaignTypes.ts';
import type { CampaignLineFault } from '#contract/domain/calling/campaignFile.ts';
import { opportunityLines } from '../caseReference.ts';
import { day, editable, identity, removable, rowId } from '../columns.ts';
import { checked, indexed, notNegative, searched } from '../constraints.ts';
import { cities } from '../geography.ts';
import { opportunities } from '../opportunities.ts';
import { users } from '../people/people.ts';

/** Calling campaigns; a manual one brings its own list of numbers. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: identity(),
    name: text().notNull(),
    type: text({ enum: campaignTypes }).notNull(),
    caseTypeId: text({ enum: [campaignCaseType] })
      .notNull()
      .default(campaignCaseType),
    line: text({ enum: opportunityLines }).notNull().default('owner'),
    isActive: boolean().notNull().default(true),
    startDate: day().notNull(),
    totalRecords: integer().notNull().default(0),
    totalSuccessfulRecords: integer().notNull().default(0),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    ...notNegative(t.totalRecords, t.totalSuccessfulRecords),
    ...indexed(t.createdAt),
    ...searched(t.name),
  ],
);

export const campaignAgents = pgTable(
  'campaign_agents',
  {
    id: identity(),
    campaignId: rowId()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
  },
  t => [unique().on(t.campaignId, t.userId), ...indexed(t.userId)],
);

export const campaignCities = pgTable(
  'campaign_cities',
  {
    id: identity(),
    campaignId: rowId()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    cityId: rowId()
      .notNull()
      .references(() => cities.id, { onDelete: 'restrict' }),
  },
  t => [unique().on(t.campaignId, t.cityId), ...indexed(t.cityId)],
);

/** One line of a manual campaign's file, and what became of it. */
export const campaignRecords = pgTable(
  'campaign_records',
  {
    id: identity(),
    campaignId: rowId()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    lineNumber: integer().notNull(),
    phone: text().notNull(),
    name: text(),
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    /** Why it is not called. */
    error: text().$type<CampaignLineFault>(),
  },
  t => [unique().on(t.campaignId, t.lineNumber), ...indexed(t.opportunityId)],
);
