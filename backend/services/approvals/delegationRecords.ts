import { and, eq, gt, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  approvalDelegateCalls,
  approvalDelegationCalls,
} from '#contract/calls/approvals/approvalDelegations.ts';
import type {
  ApprovalDelegate,
  ApprovalDelegation,
  ApprovalDelegationFields,
} from '#contract/calls/recordTypes.ts';
import { delegationRefusals, spanFault } from '#contract/domain/approvals/delegationRules.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField, notFound } from '../../calls/Refusal.ts';
import { lockByName } from '../../database/lockByName.ts';
import { approvalDelegations as d, designations, users } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';

const principals = alias(users, 'principals');
const delegates = alias(users, 'delegates');

/** A delegation of someone else's answers like one that does not exist, to anyone who is named in it too. */
const refuseOthers = ({ actor }: InWrite, before: ApprovalDelegation | undefined): void => {
  if (before && before.userId !== actor.id) throw notFound(notThere.record);
};

/** Who answers for whom has no chains and no gaps: asked in a line, so that two people cannot both find it free. */
const refuseChains = async (
  { db, actor }: InWrite,
  { startsAt, endsAt, delegateId }: ApprovalDelegationFields,
  ownId: number | undefined,
): Promise<void> => {
  const during = (who: SQL) =>
    db
      .select({ id: d.id })
      .from(d)
      .where(
        and(
          who,
          isNull(d.deletedAt),
          ownId === undefined ? undefined : ne(d.id, ownId),
          lt(d.startsAt, new Date(endsAt)),
          gt(d.endsAt, new Date(startsAt)),
        ),
      )
      .limit(1);
  await lockByName(db, 'approval-delegations');
  const rules = [
    [eq(d.userId, actor.id), '/startsAt', 'overlap', delegationRefusals.overlaps],
    [eq(d.userId, delegateId), '/delegateId', 'chain', delegationRefusals.chain],
    [eq(d.delegateId, actor.id), '/startsAt', 'chain', delegationRefusals.needed],
  ] as const;
  for (const [who, field, code, words] of rules)
    if ((await during(who)).length > 0) throw invalidField(field, code, words);
};

/** Both people by name. A search is counted without the tables that only show names, so it reads them itself. */
const bothNames = sql<string>`(select string_agg(people.name, ' ') from users people
  where people.id in ("approval_delegations"."user_id", "approval_delegations"."delegate_id"))`;

/** Who answers approvals in whose place (T44). */
export const approvalDelegationRecords = declareRecords<
  ApprovalDelegation,
  ApprovalDelegationFields
>(approvalDelegationCalls, {
  resource: 'approval-delegations',
  table: d,
  removal: 'soft',
  notThere: notThere.record,
  joins: [{ table: principals, on: eq(principals.id, d.userId), isInner: true }],
  fields: {
    userId: d.userId,
    userName: principals.name,
    delegateId: reference(d.delegateId, delegates, {
      isThere: eq(delegates.status, 1),
      order: delegates.name,
    }),
    delegateName: delegates.name,
    startsAt: d.startsAt,
    endsAt: d.endsAt,
    reason: d.reason,
  },
  search: [bothNames],
  sort: '-endsAt',
  readers: 'listed',
  narrow: (_query, actor) => [or(eq(d.userId, actor.id), eq(d.delegateId, actor.id))],
  prepare: (context, body, before) => {
    refuseOthers(context, before);
    return Promise.resolve(body);
  },
  refuse: async (context, { record, before }) => {
    if (record.delegateId === context.actor.id)
      throw invalidField('/delegateId', 'self', delegationRefusals.self);
    const fault = spanFault(record, context.services.now());
    if (fault) throw invalidField('/endsAt', fault.code, fault.words);
    await refuseChains(context, record, before?.id);
  },
  columns: ({ before }, { actor }) => (before ? {} : { userId: actor.id }),
  removed: async ({ db, actor }, ids) => {
    const others = await db
      .select({ id: d.id })
      .from(d)
      .where(and(inArray(d.id, [...ids]), ne(d.userId, actor.id)));
    if (others.length > 0) throw notFound(notThere.record);
  },
  history: ({ userName, delegateName, startsAt, endsAt, reason }) => ({
    userName,
    delegateName,
    startsAt,
    endsAt,
    reason,
  }),
});

/** Whom one may name: everyone at work but oneself. */
export const approvalDelegateRecords = declareRecords<ApprovalDelegate, object>(
  approvalDelegateCalls,
  {
    resource: 'approval-delegates',
    table: users,
    removal: 'hard',
    notThere: notThere.person,
    where: eq(users.status, 1),
    joins: [{ table: designations, on: eq(designations.id, users.designationId), isInner: false }],
    fields: {
      // As an expression: the column itself stands for who changed a record last.
      name: sql<string>`"users"."name"`,
      email: users.email,
      designationName: designations.name,
    },
    search: [users.name, users.email],
    sort: 'name',
    readers: 'granted',
    narrow: (_query, actor) => [ne(users.id, actor.id)],
  },
);
