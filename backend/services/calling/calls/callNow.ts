import { and, desc, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { callerLookupStatuses } from '#contract/domain/opportunities/caseStatus.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { opportunities } from '../../../database/schema/index.ts';
import { opportunityScope } from '../../../policies/scopes/opportunityScope.ts';
import { ownPhone } from '../agents/agentPhone.ts';
import type { Calling } from '../Calling.ts';
import { placeCall } from './placeCall.ts';

/** The newest opportunity of one's own whose client has a number: those in 1 and 57 first, then any (T107). */
const opportunityOfNumber = async ({ db, actor }: Calling, number: string): Promise<number> => {
  const [row] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(
      and(
        isNull(opportunities.deletedAt),
        opportunityScope(actor, 'change'),
        sql`${opportunities.accountId} in (
          select person.account_id from contacts person
          where person.phone = ${number}::text and person.deleted_at is null
          union select client.id from accounts client where client.mobile = ${number}::text)`,
      ),
    )
    .orderBy(
      sql`(${opportunities.caseStatusId} in (${sql.raw(callerLookupStatuses.join(', '))})) desc`,
      desc(opportunities.updatedAt),
      desc(opportunities.id),
    )
    .limit(1);
  if (!row) throw notFound(notThere.opportunity);
  return row.id;
};

/**
 * POST manual/callNow: dialling by hand. A number is called for the opportunity that it belongs to; one that belongs to
 * none of one's own is not called (decision record 0118).
 */
export const callNow: Verb<CallOf<'kira.callNow'>> = async context => {
  const { body } = context;
  const number = normalisePhone(body.toNo);
  if (body.fromNo !== undefined && normalisePhone(body.fromNo) !== (await ownPhone(context)))
    throw new Refusal('FORBIDDEN', callRefusals.notOwnPhone);
  const opportunityId = body.opportunityId ?? (await opportunityOfNumber(context, number));
  const row = await placeCall(context, {
    opportunityId,
    custNumber: number,
    sourceId: body.sourceId,
  });
  return {
    status: row.state,
    id: row.id,
    message: 'Call placed',
    communicationId: row.communicationId,
    opportunityId,
  };
};
