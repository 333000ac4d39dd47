import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import { accountActivities, calls } from '../../../database/schema/index.ts';
import { lockOwnCall } from '../callRow.ts';
import { caseToCall } from '../caseToCall.ts';
import { numbersOf } from '../floor/numbersOf.ts';

/** POST create-call-detail: the call of a number is on record with the opportunity that was chosen for it. */
export const createDetail: Verb<CallOf<'calls.createDetail'>> = async context => {
  const { db, actor, body, audit, services } = context;
  const row = await lockOwnCall(db, actor.id, body.callId);
  const deal = await caseToCall(context, body.opportunityId);
  const numbers = await numbersOf(db, deal);
  const whom = numbers.find(({ phone }) => phone === row.receiverNumber);
  if (!whom) throw invalidField('/opportunityId', 'reference', callRefusals.notOfCase);
  const answer = { id: row.id, opportunityId: deal.id, communicationId: row.communicationId };
  const [known] = await db
    .select({ id: accountActivities.id })
    .from(accountActivities)
    .where(
      sql`${accountActivities.opportunityId} = ${deal.id} and ${accountActivities.agentId} = ${actor.id}
        and ${accountActivities.activityType} = 'Call' and ${accountActivities.performedAt} = ${row.startedAt}`,
    );
  if (known && row.opportunityId === deal.id) {
    audit.nothingChanged();
    return answer;
  }
  await db
    .update(calls)
    .set({
      opportunityId: deal.id,
      contactId: whom.contactId,
      line: deal.line,
      version: sql`${calls.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(calls.id, row.id));
  await db.insert(accountActivities).values({
    accountId: deal.accountId,
    opportunityId: deal.id,
    agentId: actor.id,
    activityType: 'Call',
    performedAt: row.startedAt,
    createdBy: actor.id,
    createdAt: services.now(),
  });
  await audit.record({
    action: 'create-call-detail',
    entity: 'calls',
    entityId: row.id,
    version: row.version + 1,
    before: { opportunityId: row.opportunityId },
    after: { opportunityId: deal.id },
  });
  return answer;
};
