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
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { clientTypes } from '#contract/domain/accounts/clientTypes.ts';
import { domains } from '#contract/domain/accounts/domains.ts';
import { approvalEntityTypes, approvalTypes } from '#contract/domain/approvals/approvalTypes.ts';
import { basisPoints, editable, identity, instant, paise, removable, rowId } from './columns.ts';
import { between, checked, indexed, inOrder, notNegative, oneOf } from './constraints.ts';
import { idsOf } from './idsOf.ts';
import { opportunities } from './opportunities.ts';
import { designations, users } from './people/people.ts';

/** Those of the specification, those that entity types 3 and 18 stand for, and the swap of a slot (T126). */
export const storedApprovalTypes = [
  ...approvalTypes,
  approvalEntityTypes[0].approvalType,
  approvalEntityTypes[1].approvalType,
  'SlotSwap',
] as const;

/** Who may decide an approval of a type, level by level; `domainId` is 5 (part 1 section 1). */
export const approvingDesignations = pgTable(
  'approving_designations',
  {
    id: identity(),
    approvalType: text({ enum: storedApprovalTypes }).notNull(),
    domainId: integer().notNull().default(5),
    level: smallint().notNull().default(1),
    designationId: rowId()
      .notNull()
      .references(() => designations.id, { onDelete: 'restrict' }),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    oneOf(t.domainId, idsOf(domains)),
    between(t.level, 1, 9),
    uniqueIndex('approving_designations_unique')
      .on(t.approvalType, t.domainId, t.level, t.designationId)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.designationId, t.updatedAt),
  ],
);

/** Up to which discount a designation may approve for a client type; the category does not narrow (T65). */
export const discountMatrixEntries = pgTable(
  'discount_matrix_entries',
  {
    id: identity(),
    clientTypeId: smallint().notNull(),
    clientCategoryId: smallint(),
    level: smallint().notNull(),
    designationId: rowId()
      .notNull()
      .references(() => designations.id, { onDelete: 'restrict' }),
    /** Above the first and up to the second, in basis points of the rate. */
    fromBp: basisPoints().notNull().default(0),
    untilBp: basisPoints().notNull(),
    /** Deals up to this value; null decides deals of any value. */
    dealUntilPaise: paise(),
    /** Designations that review before the level decides (T43, T44). */
    reviewerIds: rowId()
      .array()
      .notNull()
      .default(sql`'{}'::bigint[]`),
    /** One review is enough; else all are needed (T44). */
    isAnyReviewEnough: boolean().notNull().default(false),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    oneOf(t.clientTypeId, idsOf(clientTypes)),
    between(t.level, 1, 9),
    inOrder(t.fromBp, t.untilBp),
    uniqueIndex('discount_matrix_entries_unique')
      .on(t.clientTypeId, sql`coalesce(${t.clientCategoryId}, 0)`, t.level, t.designationId)
      .where(sql`${t.deletedAt} is null`),
    ...indexed(t.designationId, t.updatedAt),
  ],
);

/**
 * One request to decide. It binds a digest of the values it was asked for: when they change, it is superseded. A
 * rejected request stays; asking again makes a new one that names it (T43).
 */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    id: identity(),
    approvalType: text({ enum: storedApprovalTypes }).notNull(),
    /** 3 product, 18 extension (part 1 section 4); absent for the other types (T58). */
    entityTypeId: smallint(),
    /** Table and row that the request is about. */
    entity: text().notNull(),
    entityId: rowId().notNull(),
    opportunityId: rowId().references(() => opportunities.id, { onDelete: 'restrict' }),
    status: text({ enum: ['PendingApproval', 'Approved', 'Rejected', 'Lapsed', 'Superseded'] })
      .notNull()
      .default('PendingApproval'),
    currentLevel: smallint().notNull().default(1),
    digest: text().notNull(),
    /** The values asked for and those in force, for the person who decides. */
    snapshot: jsonb().notNull().$type<Record<string, unknown>>(),
    remark: text(),
    durationInDays: integer(),
    previousId: rowId().references((): AnyPgColumn => approvalRequests.id, {
      onDelete: 'restrict',
    }),
    supersededById: rowId().references((): AnyPgColumn => approvalRequests.id, {
      onDelete: 'restrict',
    }),
    requestedBy: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    requestedAt: instant().notNull().defaultNow(),
    decidedBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant(),
    ...editable,
  },
  t => [
    ...checked(t),
    oneOf(t.entityTypeId, idsOf(approvalEntityTypes)),
    ...notNegative(t.durationInDays),
    check('approval_requests_four_eyes_check', sql`${t.decidedBy} <> ${t.requestedBy}`),
    uniqueIndex('approval_requests_pending_unique')
      .on(t.approvalType, t.entity, t.entityId)
      .where(sql`${t.status} = 'PendingApproval'`),
    index('approval_requests_entity_index').on(t.entity, t.entityId, t.requestedAt),
    ...indexed(
      t.opportunityId,
      t.previousId,
      t.supersededById,
      t.requestedBy,
      t.decidedBy,
      t.requestedAt,
    ),
  ],
);

/** What one person is asked on one level: to review, then to approve (T44). The key is the `taskKey` of the calls. */
export const approvalTasks = pgTable(
  'approval_tasks',
  {
    id: identity(),
    taskKey: text().notNull().unique(),
    approvalRequestId: rowId()
      .notNull()
      .references(() => approvalRequests.id, { onDelete: 'restrict' }),
    level: smallint().notNull(),
    role: text({ enum: ['reviewer', 'approver'] }).notNull(),
    assigneeId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    designationId: rowId().references(() => designations.id, { onDelete: 'restrict' }),
    /** One answer of the level's reviewers is enough. */
    isAnyEnough: boolean().notNull().default(false),
    /** `waiting` for an earlier level; `NotNeeded` once the request ended without it. */
    status: text({ enum: ['waiting', 'open', 'Reviewed', 'Approved', 'Rejected', 'NotNeeded'] })
      .notNull()
      .default('waiting'),
    remark: text(),
    respondedAt: instant(),
    /** When they were last reminded that it is waiting (docs/decisions/0120-approvals.md). */
    remindedAt: instant(),
    /** When it had waited so long that a manager was told, who may then answer in the assignee's place. */
    escalatedAt: instant(),
    escalatedTo: rowId().references(() => users.id, { onDelete: 'restrict' }),
    /** The person who answered: the assignee, their delegate, or the manager it was escalated to. */
    answeredBy: rowId().references(() => users.id, { onDelete: 'restrict' }),
    ...editable,
  },
  t => [
    ...checked(t),
    between(t.level, 1, 9),
    unique().on(t.approvalRequestId, t.level, t.role, t.assigneeId),
    index('approval_tasks_assignee_index').on(t.assigneeId, t.status, t.updatedAt),
    index('approval_tasks_escalated_index').on(t.escalatedTo, t.status),
    ...indexed(t.designationId, t.answeredBy),
  ],
);

/** Each step of a request, as it is shown: user, role, status, when. Append-only. */
export const approvalHistory = pgTable(
  'approval_history',
  {
    id: identity(),
    approvalRequestId: rowId()
      .notNull()
      .references(() => approvalRequests.id, { onDelete: 'restrict' }),
    userId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    /** For whom they acted, when it was in someone's place. */
    onBehalfOfId: rowId().references(() => users.id, { onDelete: 'restrict' }),
    role: text({ enum: ['requester', 'reviewer', 'approver', 'system'] }).notNull(),
    status: text().notNull(),
    remark: text(),
    at: instant().notNull().defaultNow(),
  },
  t => [
    ...checked(t),
    index('approval_history_request_index').on(t.approvalRequestId, t.id),
    ...indexed(t.userId, t.onBehalfOfId),
  ],
);

/** Who answers approvals in someone's place, from one instant until another. */
export const approvalDelegations = pgTable(
  'approval_delegations',
  {
    id: identity(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    delegateId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    reason: text(),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    check('approval_delegations_self_check', sql`${t.userId} <> ${t.delegateId}`),
    check('approval_delegations_order_check', sql`${t.startsAt} < ${t.endsAt}`),
    index('approval_delegations_delegate_index').on(t.delegateId, t.endsAt),
    ...indexed(t.userId, t.updatedAt),
  ],
);
