import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { checkPhone } from '#contract/domain/checks/contactChecks.ts';
import { phoneFault } from '#contract/domain/checks/phoneFault.ts';
import { toldText } from '#contract/domain/messages/told.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { incomingCalls } from '../../../database/schema/index.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { constantList } from '../../../query/constantList.ts';
import { ownPhone } from '../agents/agentPhone.ts';
import type { Calling } from '../Calling.ts';
import { deskOf } from './deskOf.ts';
import { refuseStranger } from '../refuseStranger.ts';
import { hearLine } from '../incoming/hearLine.ts';
import { lockOwnLine, type IncomingRow } from '../incoming/incomingRow.ts';
import { passLine } from '../incoming/passLine.ts';
import { takeLine } from '../incoming/takeLine.ts';

/** What is settled stays settled. @throws Refusal CONFLICT for a line that was not missed */
const settle = async (context: Calling, row: IncomingRow): Promise<void> => {
  const { db, audit, services } = context;
  if (row.state !== 'missed') throw new Refusal('CONFLICT', callRefusals.notNow);
  if (row.settledAt !== null) return audit.nothingChanged();
  await db
    .update(incomingCalls)
    .set({ settledAt: services.now() })
    .where(eq(incomingCalls.id, row.id));
  await audit.record({
    action: 'settle-call',
    entity: 'incoming-calls',
    entityId: row.id,
    before: { settledAt: null },
    after: { settledAt: services.now().toISOString() },
  });
};

const acts = { take: takeLine, pass: passLine, settle };

/** POST calling/lines/{id}: of one's own lines alone. */
export const actOnLine: Verb<CallOf<'calling.line'>> = async context => {
  const { db, actor, params, body } = context;
  await acts[body.act](context, await lockOwnLine(db, actor.id, params.id));
  return deskOf(context);
};

/** A number of somebody whose case the agent has: who is to call where nobody is named. */
const numberOfClient = async ({ db, actor }: Calling): Promise<string | undefined> => {
  const answer = await db.execute<{ phone: string }>(sql`
    select person.phone from opportunities o
      join contacts person on person.account_id = o.account_id and person.deleted_at is null
    where o.agent_id = ${actor.id}::bigint and o.deleted_at is null
      and o.status_id in ${constantList(opportunityBuckets.open)}
    order by o.fup_time nulls last, o.id, person.id
    limit 1`);
  return (answer as { rows: { phone: string }[] }).rows[0]?.phone;
};

/** POST calling/ring. @throws Refusal CONFLICT where calls are real, or there is nobody to call */
export const ring: Verb<CallOf<'calling.ring'>> = async context => {
  const { db, body, audit, services } = context;
  if (!services.telephony.ring) throw new Refusal('CONFLICT', callRefusals.noRing);
  const typed = body.fromNo === undefined ? undefined : normalisePhone(body.fromNo);
  if (typed !== undefined && checkPhone(typed))
    throw invalidField('/fromNo', 'format', toldText(phoneFault));
  const fromNo = typed ?? (await numberOfClient(context));
  if (fromNo === undefined) throw new Refusal('CONFLICT', callRefusals.noClient);
  audit.nothingChanged();
  const notice = services.telephony.ring(fromNo, await ownPhone(context), services.now());
  await hearLine({ db, services }, notice);
  return deskOf(context);
};

/** POST telephony/incoming: from the company's telephony; each line is heard once. */
export const hearLines: Verb<CallOf<'telephony.incoming'>> = async context => {
  refuseStranger(context);
  const { services, body, audit } = context;
  audit.nothingChanged();
  let taken = 0;
  for (const { at, ...call } of body.calls) {
    const isKnown = await transactionWithEffects(services.db, db =>
      hearLine({ db, services }, { ...call, at: new Date(at) }),
    );
    taken += isKnown ? 1 : 0;
  }
  return { taken, unknown: body.calls.length - taken };
};
