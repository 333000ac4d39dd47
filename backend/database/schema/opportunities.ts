import { sql } from 'drizzle-orm';
import {
  check,
  index,
  pgTable,
  smallint,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { delayedActivationStatuses } from '#contract/domain/approvals/approvalStatus.ts';
import {
  brokerStages,
  opportunityBuckets,
} from '#contract/domain/opportunities/opportunityStatus.ts';
import { accounts } from './accounts.ts';
import { caseReasons, caseStatuses, opportunityLines, opportunityStages } from './caseReference.ts';
import { editable, identity, instant, paise, removable, rowId, written } from './columns.ts';
import { between, checked, indexed, inWordOrder, latestFirst, searched } from './constraints.ts';
import { cities } from './geography.ts';
import { users } from './people/people.ts';
import { projects } from './projects.ts';

/**
 * A deal of one of the four lines. `statusId` is the opportunity's (1 to 8), `caseStatusId` the case's: two fields,
 * two sets of ids (T36). `collectedPaise` is the sum of its ledger entries, kept by `ledger_entries_collect`.
 */
export const opportunities = pgTable(
  'opportunities',
  {
    id: identity(),
    name: text().notNull(),
    line: text({ enum: opportunityLines }).notNull(),
    typeId: smallint().notNull().default(1),
    accountId: rowId()
      .notNull()
      .references(() => accounts.id, { onDelete: 'restrict' }),
    cityId: rowId().references(() => cities.id, { onDelete: 'restrict' }),
    agentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    /** Who has the account; kept by `opportunities_know_account` and `accounts_tell_agent`. */
    accountAgentId: rowId(),
    /** What the account is called; kept as `accountAgentId` is. */
    accountName: text().notNull().default(''),
    assignedAt: instant(),
    statusId: smallint().notNull().default(1),
    caseStatusId: rowId()
      .notNull()
      .default(1)
      .references(() => caseStatuses.id, { onDelete: 'restrict' }),
    stageId: rowId().references(() => opportunityStages.id, { onDelete: 'restrict' }),
    brokerStage: text({ enum: brokerStages }),
    /** 13 for owner opportunities (part 1 section 9). */
    caseSubTypeId: smallint(),
    sourceId: smallint(),
    /** The opportunity this one renews or follows. */
    sourceOpportunityId: rowId().references((): AnyPgColumn => opportunities.id, {
      onDelete: 'restrict',
    }),
    renewalTag: text(),
    renewalAlertTag: text(),
    fupTime: instant(),
    lastReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    linkSentAt: instant(),
    paymentFailedAt: instant(),
    lostAt: instant(),
    lostReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    lostChildReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    closedAt: instant(),
    delayedActivationStatus: text({ enum: delayedActivationStatuses })
      .notNull()
      .default('NotRequired'),
    /** Sum of the sales prices with GST. */
    dealValuePaise: paise().notNull().default(0),
    collectedPaise: paise().notNull().default(0),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    between(t.statusId, 1, 8),
    check('opportunities_source_check', sql`${t.sourceOpportunityId} <> ${t.id}`),
    index('opportunities_queue_index').on(t.line, t.caseStatusId, t.stageId, t.fupTime),
    index('opportunities_agent_index').on(t.agentId, t.statusId, t.updatedAt),
    index('opportunities_account_agent_index').on(t.accountAgentId, t.updatedAt),
    // Who works an account by one of its deals, and whose accounts someone works: out of the index alone.
    index('opportunities_workers_index')
      .on(t.accountId, t.agentId)
      .where(sql`${t.deletedAt} is null`),
    index('opportunities_worked_index')
      .on(t.agentId, t.accountId)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(
      t.accountId,
      t.cityId,
      t.caseStatusId,
      t.stageId,
      t.sourceOpportunityId,
      t.lastReasonId,
      t.lostReasonId,
      t.lostChildReasonId,
      t.fupTime,
      t.assignedAt,
      t.closedAt,
      t.createdAt,
      t.updatedAt,
    ),
    index('opportunities_due_index')
      .on(t.caseStatusId, t.fupTime)
      .where(sql`${t.statusId} in (${sql.raw(opportunityBuckets.open.join(', '))})`),
    index('opportunities_renewal_index')
      .on(t.caseStatusId, t.fupTime)
      .where(sql`${t.renewalTag} is not null`),
    ...searched(t.name),
    index('opportunities_words_search').using(
      'gin',
      sql`folded_text(${t.name} || ' ' || ${t.accountName}) gin_trgm_ops`,
    ),
    inWordOrder(t.name),
    inWordOrder(t.accountName),
    // Rows without a value come last both ways, so that each way has an index.
    ...[t.fupTime, t.assignedAt, t.closedAt].map(latestFirst),
    index('opportunities_pending_index').on(sql`(${t.dealValuePaise} - ${t.collectedPaise})`),
    ...indexed(t.dealValuePaise, t.collectedPaise),
  ],
);

export const opportunityProjects = pgTable(
  'opportunity_projects',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    projectId: rowId()
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    ...written,
  },
  t => [unique().on(t.opportunityId, t.projectId), ...indexed(t.projectId)],
);

/** Every change of an opportunity's agent; one batch id for those that were moved together. */
export const opportunityAssignments = pgTable(
  'opportunity_assignments',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    fromAgentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    agentId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    manner: text({ enum: ['manual', 'automatic', 'pull', 'reassignment', 'churn'] }).notNull(),
    batchId: text(),
    ...written,
  },
  t => [
    ...checked(t),
    index('opportunity_assignments_opportunity_index').on(t.opportunityId, t.createdAt),
    ...indexed(t.fromAgentId, t.agentId, t.batchId),
  ],
);

/** Each move between statuses or stages; what the state-movement report counts. */
export const opportunityMovements = pgTable(
  'opportunity_movements',
  {
    id: identity(),
    opportunityId: rowId()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'restrict' }),
    field: text({ enum: ['status', 'caseStatus', 'stage', 'brokerStage'] }).notNull(),
    fromValue: text(),
    toValue: text().notNull(),
    caseReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    ...written,
  },
  t => [
    ...checked(t),
    index('opportunity_movements_opportunity_index').on(t.opportunityId, t.createdAt),
    ...indexed(t.caseReasonId, t.createdAt),
  ],
);
