import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '../../calls/Actor.ts';
import {
  approvalDelegations as d,
  approvalRequests as r,
  approvalTasks as t,
} from '../../database/schema/index.ts';
import { amongFew } from '../../query/amongFew.ts';
import {
  amongDealsInScope,
  ofOpportunityInScope,
  reachesFew,
} from '../../policies/scopes/opportunityScope.ts';
import type { ClientAct } from '#contract/domain/clients/clientReach.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

/** Those in whose place someone answers at an instant, as a subquery of ids. */
export const delegators = (actorId: number, now: Date): SQL =>
  sql`(select ${d.userId} from ${d} where ${d.delegateId} = ${actorId}::bigint
    and ${d.deletedAt} is null
    and ${d.startsAt} <= ${now.toISOString()}::timestamptz
    and ${d.endsAt} > ${now.toISOString()}::timestamptz)`;

/**
 * A task is this person's: their own, that of someone whose delegate they are now, or one that was escalated to them. One index
 * serves the array.
 */
export const isTaskOf = (actorId: number, now: Date): SQL =>
  sql`(${t.assigneeId} = any(${actorId}::bigint || array${delegators(actorId, now)})
    or ${t.escalatedTo} = ${actorId}::bigint)`;

/** The request waits for their answer; never their own request. */
export const waitsFor = (actorId: number, now: Date, role?: 'reviewer' | 'approver'): SQL =>
  sql`(${r.status} = 'PendingApproval' and ${r.requestedBy} <> ${actorId}::bigint
    and ${r.id} in (select ${t.approvalRequestId} from ${t} where ${and(
      eq(t.status, 'open'),
      role && eq(t.role, role),
      isTaskOf(actorId, now),
    )}))`;

const ofDeal = alias(r, 'of_deal');
const asked = alias(r, 'asked');

/**
 * Which requests someone reads or finds in lists: those of the opportunities that they reach, their own, and those that
 * they are or were asked about. Undefined when it is all of them.
 */
export const approvalScope = (actor: Asking, act: ClientAct, now: Date): SQL | undefined => {
  const deals = ofOpportunityInScope(r.opportunityId, actor, act);
  if (!deals) return undefined;
  const askedOf = sql`select ${t.approvalRequestId} from ${t} where ${isTaskOf(actor.id, now)}`;
  // Three look-ups for those who reach a few; one look at each request for those who reach a whole line.
  if (reachesFew(actor, act))
    return amongFew(
      r.id,
      sql`select ${ofDeal.id} from ${r} as of_deal
          where ${amongDealsInScope(ofDeal.opportunityId, actor, act)}
        union select ${asked.id} from ${r} as asked where ${asked.requestedBy} = ${actor.id}::bigint
        union ${askedOf}`,
    );
  return or(deals, eq(r.requestedBy, actor.id), inArray(r.id, sql`(${askedOf})`));
};
