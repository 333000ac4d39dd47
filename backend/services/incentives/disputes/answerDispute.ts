import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { IncentiveDispute } from '#contract/calls/recordTypes.ts';
import { disputeFaultWords } from '#contract/domain/incentives/disputeMessages.ts';
import {
  disputeSideOf,
  outcomeFault,
  stateAfter,
  type DisputeOutcome,
} from '#contract/domain/incentives/disputes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import {
  incentiveDisputeMessages as messages,
  incentiveDisputes as disputes,
  userIncentives as incentives,
} from '../../../database/schema/index.ts';
import { incentiveScope } from '../../../policies/scopes/incentiveScope.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { answerDue } from './disputeFigure.ts';
import { disputeRecords } from './disputeRecords.ts';
import { tellAgent, tellAnswerers } from './tellDispute.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Stored = typeof disputes.$inferSelect;

/** A dispute and its figure, locked in the order in which a calculation takes them. @throws Refusal */
const disputeOrRefuse = async (context: Writing, id: number, version: number) => {
  const { db, actor } = context;
  const [row] = await db
    .select({ dispute: disputes, incentive: incentives })
    .from(disputes)
    .innerJoin(incentives, eq(incentives.id, disputes.userIncentiveId))
    .where(and(eq(disputes.id, id), incentiveScope(actor, incentives.userId)))
    .for('update', { of: disputes });
  if (!row) throw notFound(notThere.record);
  if (row.dispute.version !== version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await disputeRecords.readOne(context, id),
    });
  return row;
};

interface Written {
  readonly action: 'comment' | 'close';
  readonly text: string;
  readonly set: Partial<Stored>;
  readonly isTeam: boolean;
}

/** Writes a message with what it changes, and its history. @returns the dispute as it is now */
const writeMessage = async (
  context: Writing,
  dispute: Stored,
  { action, text, set, isTeam }: Written,
): Promise<IncentiveDispute> => {
  const { db, actor, services, audit } = context;
  const now = services.now();
  await db.insert(messages).values({
    disputeId: dispute.id,
    authorId: actor.id,
    isTeam,
    text,
    createdAt: now,
    createdBy: actor.id,
  });
  await db
    .update(disputes)
    .set({
      ...set,
      version: sql`${disputes.version} + 1`,
      updatedAt: now,
      updatedBy: actor.id,
    })
    .where(eq(disputes.id, dispute.id));
  const after = await disputeRecords.readOne(context, dispute.id);
  await audit.record({
    action,
    entity: 'incentive-disputes',
    entityId: dispute.id,
    version: after.version,
    before: { state: dispute.state, outcome: dispute.outcome },
    after: { state: after.state, outcome: after.outcome, text },
  });
  return after;
};

/** POST messages: what the agent writes waits for an answer within the term again; what the team writes is one. */
export const answerDispute: Verb<CallOf<'incentiveDisputes.reply'>> = async context => {
  const { db, actor, services, params, body } = context;
  const { dispute, incentive } = await disputeOrRefuse(context, params.id, body.version);
  const side = disputeSideOf(actor, incentive);
  const words = (fault: 'side' | 'closed') => disputeFaultWords(fault, incentive.incentivePaise);
  if (!side) throw new Refusal('FORBIDDEN', words('side'));
  if (dispute.state === 'closed') throw new Refusal('CONFLICT', words('closed'));
  const state = stateAfter(side);
  // An agent who adds something while nobody has answered does not put the answer off.
  const isAskedAnew = state === 'open' && dispute.state === 'answered';
  const after = await writeMessage(context, dispute, {
    action: 'comment',
    text: body.text.trim(),
    isTeam: side === 'team',
    set: {
      state,
      ...(isAskedAnew && {
        dueOn: await answerDue(services, db, incentive.userId),
        overdueToldAt: null,
      }),
    },
  });
  await (side === 'team' ? tellAgent(context, after) : tellAnswerers(context, after, 'written'));
  return after;
};

const factsOf = (
  { state, disputedPaise }: Stored,
  { userId, statusId, incentivePaise }: typeof incentives.$inferSelect,
) => ({ state, userId, statusId, disputed: disputedPaise, incentive: incentivePaise });

/** POST outcome: the last word, with which the figure may be paid. */
export const endDispute: Verb<CallOf<'incentiveDisputes.close'>> = async context => {
  const { actor, services, params, body } = context;
  const { dispute, incentive } = await disputeOrRefuse(context, params.id, body.version);
  const side = disputeSideOf(actor, incentive);
  const outcome: DisputeOutcome = body.outcome;
  const fault = outcomeFault(outcome, side, factsOf(dispute, incentive));
  if (fault)
    throw new Refusal(
      fault === 'side' ? 'FORBIDDEN' : 'CONFLICT',
      disputeFaultWords(fault, incentive.incentivePaise),
    );
  const after = await writeMessage(context, dispute, {
    action: 'close',
    text: body.text.trim(),
    isTeam: side === 'team',
    set: { state: 'closed', outcome, closedBy: actor.id, closedAt: services.now() },
  });
  await (side === 'team' ? tellAgent(context, after) : tellAnswerers(context, after, 'withdrawn'));
  return after;
};
