import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { workingDayAfter } from '#contract/domain/days/workingHours.ts';
import { disputeRefusals } from '#contract/domain/incentives/disputeMessages.ts';
import { disputableStatuses } from '#contract/domain/incentives/disputes.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  incentiveDisputeMessages as messages,
  incentiveDisputes as disputes,
  payoutBatches,
  payoutLines,
} from '../../../database/schema/index.ts';
import { cityOfPerson, readDaysOff } from '../../../policies/daysOff.ts';
import { disputedAmong } from '../../../policies/refuseDisputed.ts';
import { refuseOpportunity } from '../../../policies/scopes/opportunityScope.ts';
import { incentiveOrRefuse } from '../incentiveDetails.ts';
import { userIncentiveRecords } from '../userIncentives.ts';
import { disputeRecords } from './disputeRecords.ts';
import { tellAnswerers } from './tellDispute.ts';

/** The last day on which an agent may be answered who writes now: working days where they work. */
export const answerDue = async (
  { config, now }: Pick<Services, 'config' | 'now'>,
  db: Database,
  userId: number,
): Promise<string> => {
  const isDayOff = (await readDaysOff(db)).of(await cityOfPerson(db, userId));
  return workingDayAfter(indiaDay(now()), config.disputeDays, isDayOff);
};

const isWithBank = async (db: Database, userIncentiveId: number): Promise<boolean> => {
  const [line] = await db
    .select({ id: payoutLines.id })
    .from(payoutLines)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payoutLines.batchId))
    .where(
      and(
        eq(payoutLines.userIncentiveId, userIncentiveId),
        eq(payoutLines.state, 'waiting'),
        eq(payoutBatches.status, 'sent'),
      ),
    );
  return line !== undefined;
};

/** POST user-incentives/{id}/disputes: of one's own figure, as it was seen, until it is paid; one at a time. */
export const disputeFigure: Verb<CallOf<'incentiveDisputes.open'>> = async context => {
  const { db, actor, services, params, body, audit } = context;
  const row = await incentiveOrRefuse(db, actor, params.id, true);
  if (row.userId !== actor.id) throw new Refusal('FORBIDDEN', disputeRefusals.notOwn);
  if (row.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await userIncentiveRecords.readOne(context, row.id),
    });
  if (!disputableStatuses.includes(row.statusId))
    throw new Refusal('CONFLICT', disputeRefusals.paid);
  if (await isWithBank(db, row.id)) throw new Refusal('CONFLICT', disputeRefusals.inBank);
  if ((await disputedAmong(db, [row.id])).length > 0)
    throw new Refusal('CONFLICT', disputeRefusals.taken);
  const opportunityId = body.opportunityId ?? null;
  if (opportunityId !== null) await refuseOpportunity(db, actor, 'read', opportunityId);
  const reason = body.reason.trim();
  const now = services.now();
  const [made] = await db
    .insert(disputes)
    .values({
      userIncentiveId: row.id,
      opportunityId,
      reason,
      disputedPaise: row.incentivePaise,
      dueOn: await answerDue(services, db, actor.id),
      createdAt: now,
      createdBy: actor.id,
      updatedAt: now,
      updatedBy: actor.id,
    })
    .returning({ id: disputes.id });
  const id = made?.id ?? 0;
  await db.insert(messages).values({
    disputeId: id,
    authorId: actor.id,
    isTeam: false,
    text: reason,
    createdAt: now,
    createdBy: actor.id,
  });
  const after = await disputeRecords.readOne(context, id);
  await audit.record({
    action: 'dispute',
    entity: 'incentive-disputes',
    entityId: id,
    version: after.version,
    after: { reason, disputed: row.incentivePaise, dueOn: after.dueOn },
  });
  await tellAnswerers(context, after, 'asked');
  return after;
};
