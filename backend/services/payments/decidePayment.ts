import type { Text } from '#contract/model/types.ts';
import { eq, sql } from 'drizzle-orm';
import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { paperModes, paymentSteps, walletMode } from '#contract/domain/payments/paymentActs.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notAllowed, Refusal } from '../../calls/Refusal.ts';
import {
  depositSlips,
  legalEntities,
  opportunities,
  payments,
  tanThresholds,
  tdsCertificates,
} from '../../database/schema/index.ts';
import { refuseRefundInBatch } from '../../policies/refuseInBatch.ts';
import { freeNotice } from './bankNotice.ts';
import {
  book,
  bookedOf,
  clearedColumns,
  creditWallet,
  returnToWallet,
  takeBackAdvance,
  type Booking,
} from './bookEntries.ts';
import {
  closeWhenFinished,
  reopenUnlessFinished,
} from '../opportunities/cases/closeWhenFinished.ts';
import { refuseDay } from './collectPayment.ts';
import { judgeRevival } from './judgeAgain.ts';
import { notify, type Notice } from '../notifications/notify.ts';
import { paymentRecords } from './paymentRecords.ts';
import { keepsBooks, paymentOrRefuse, refusePaymentAct, type PaymentRow } from './paymentScope.ts';
import { amountFor } from './amountFor.ts';

type Told = Awaited<ReturnType<typeof paymentRecords.readOne>>;

const toldOf = ({
  statusId,
  clearance,
  amount,
  booked,
  refunded,
  remark,
  referenceNumber,
  yesBankResponseId,
}: Told) => ({
  statusId,
  clearance,
  amount,
  booked,
  refunded,
  remark,
  referenceNumber,
  yesBankResponseId,
});

const tones: Readonly<Record<string, readonly [Notice['tone'], title: Text]>> = {
  clear: ['success', { en: 'Payment cleared', hi: 'भुगतान क्लियर हुआ' }],
  bounce: ['error', { en: 'Payment bounced', hi: 'भुगतान बाउंस हुआ' }],
  reject: ['error', { en: 'Payment rejected', hi: 'भुगतान अस्वीकृत हुआ' }],
  'send-back': ['warning', { en: 'Payment sent back', hi: 'भुगतान वापस भेजा गया' }],
  revive: ['info', { en: 'Payment revived', hi: 'भुगतान फिर चालू हुआ' }],
  refund: ['warning', { en: 'Payment refunded', hi: 'भुगतान लौटाया गया' }],
  'certify-tds': ['info', { en: 'TDS certified', hi: 'टीडीएस प्रमाणित हुआ' }],
};
const otherwise: readonly [Notice['tone'], Text] = [
  'info',
  { en: 'Payment changed', hi: 'भुगतान बदला गया' },
];

/** Anyone who works the deal hears what others did with its payment. */
const tellAgent = async (
  context: Booking,
  row: PaymentRow,
  action: AuditAct,
  after: Told,
): Promise<void> => {
  const [deal] = await context.db
    .select({ agentId: opportunities.agentId })
    .from(opportunities)
    .where(eq(opportunities.id, row.opportunityId));
  const [tone, title] = tones[action] ?? otherwise;
  if (deal?.agentId)
    await notify(context, [deal.agentId], {
      kind: 'payment',
      tone,
      title,
      body: amountFor(row.amountPaise, after.opportunityName),
      link: `/payment/${row.id}`,
      entity: 'payments',
      entityId: row.id,
    });
};

/** Writes what became of a payment, of the notice that it holds, and its history. @returns the record as it is now */
export const movePayment = async (
  context: Booking,
  row: PaymentRow,
  action: AuditAct,
  set: Partial<typeof payments.$inferInsert>,
  entries: () => Promise<void>,
) => {
  const { db, actor, audit } = context;
  const before = await paymentRecords.readOne(context, row.id);
  const freed = await freeNotice(context, row, set.statusId);
  await db
    .update(payments)
    .set({ ...set, ...freed, version: sql`${payments.version} + 1`, updatedBy: actor.id })
    .where(eq(payments.id, row.id));
  await entries();
  const after = await paymentRecords.readOne(context, row.id);
  await audit.record({
    action,
    entity: 'payments',
    entityId: row.id,
    version: after.version,
    before: toldOf(before),
    after: toldOf(after),
  });
  await tellAgent(context, row, action, after);
  return after;
};

/** What a cleared payment adds to the books, or to the wallet. */
export const bookCleared = async (context: Booking, row: PaymentRow): Promise<void> => {
  const arrived = row.amountPaise - row.tdsPaise;
  if (row.milestoneId === null) await creditWallet(context, row);
  else if (arrived > 0) await book(context, row, { kind: 'collection', amountPaise: arrived });
  await closeWhenFinished(context, row.opportunityId);
};

/** Takes back what the books hold of it: history stays, the sum falls (T48). */
const bounce = async (context: Booking, row: PaymentRow): Promise<void> => {
  if (row.statusId !== paymentSteps.cleared) return;
  if (row.milestoneId === null) {
    await takeBackAdvance(context, row, row.amountPaise - row.tdsPaise, 'reversal');
    return;
  }
  const held = await bookedOf(context, row.id);
  if (row.modeOfPaymentId === walletMode) await returnToWallet(context, row, held);
  else if (held > 0) await book(context, row, { kind: 'bounce', amountPaise: -held });
  await reopenUnlessFinished(context, row.opportunityId);
};

/** PUT payment/{id}/clearance. Two people at once: the second one's version is stale. */
export const decidePayment: Verb<CallOf<'payments.decide'>> = async context => {
  const { db, actor, services, params, body } = context;
  const { decision } = body;
  if (decision !== 'revive' && !keepsBooks(actor)) throw notAllowed();
  const row = await paymentOrRefuse(db, actor, 'change', params.id);
  if (row.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await paymentRecords.readOne(context, row.id),
    });
  refusePaymentAct(row, decision);
  const reason = body.reason?.trim() || null;
  const needsReason = decision !== 'clear' && decision !== 'revive';
  if (needsReason && reason === null)
    throw invalidField('/reason', 'required', paymentRefusals.reason);
  if (decision === 'revive') await judgeRevival(context, row);
  if (decision === 'bounce') await refuseRefundInBatch(db, row.id);
  const now = services.now();
  const decided = { decidedBy: actor.id, decidedAt: now, remark: reason ?? row.remark };
  const sets = {
    clear: { ...decided, ...clearedColumns(context) },
    bounce: {
      ...decided,
      clearance: 'bounced',
      bouncedAt: now,
      statusId:
        row.statusId === paymentSteps.cleared
          ? paymentSteps.bouncedAfterApproval
          : paymentSteps.bounced,
    },
    reject: { ...decided, statusId: paymentSteps.rejected },
    'send-back': { ...decided, statusId: paymentSteps.sentBack },
    revive: { statusId: paymentSteps.new, clearance: 'uncleared', bouncedAt: null },
  } as const;
  const entries = { clear: bookCleared, bounce } as Partial<
    Record<typeof decision, (context: Booking, row: PaymentRow) => Promise<void>>
  >;
  return movePayment(context, row, decision, sets[decision], async () => {
    await entries[decision]?.(context, row);
  });
};

/** POST tds-certificate: withheld tax is collected once it is certified (T38). */
export const certifyTds: Verb<CallOf<'payments.certifyTds'>> = async context => {
  const { db, actor, params, body } = context;
  const row = await paymentOrRefuse(db, actor, 'change', params.id);
  refusePaymentAct(row, 'certify-tds');
  refuseDay(context, 'certifiedOn', body.certifiedOn, paymentRefusals.futureCertificate);
  const [earlier] = await db
    .select({ id: tdsCertificates.id })
    .from(tdsCertificates)
    .where(eq(tdsCertificates.paymentId, row.id));
  if (row.tdsPaise === 0 || earlier)
    throw invalidField('/certificateNumber', 'check', paymentRefusals.noTds);
  const certificateNumber = body.certificateNumber.trim();
  const made = await db
    .insert(tdsCertificates)
    .values({
      paymentId: row.id,
      certificateNumber,
      amountPaise: row.tdsPaise,
      certifiedOn: body.certifiedOn,
      createdBy: actor.id,
    })
    .onConflictDoNothing()
    .returning({ id: tdsCertificates.id });
  if (made.length === 0)
    throw invalidField('/certificateNumber', 'duplicate', paymentRefusals.certificate);
  if (row.legalEntityId !== null)
    await db
      .update(tanThresholds)
      .set({
        utilizedPaise: sql`least(${tanThresholds.limitPaise}, ${tanThresholds.utilizedPaise} + ${row.tdsPaise})`,
      })
      .where(
        sql`${tanThresholds.legalEntityId} = ${row.legalEntityId}::bigint
          and ${tanThresholds.financialYear} = extract(year from ${row.paymentDate}::date - interval '3 months')
          and ${tanThresholds.tan} = (select billed.tan from ${legalEntities} billed where billed.id = ${row.legalEntityId}::bigint)`,
      );
  return movePayment(context, row, 'certify-tds', {}, async () => {
    if (row.milestoneId !== null)
      await book(context, row, { kind: 'tds', amountPaise: row.tdsPaise });
    await closeWhenFinished(context, row.opportunityId);
  });
};

/** POST deposit-slip: what was taken to the bank is what was collected. */
export const addDepositSlip: Verb<CallOf<'payments.depositSlip'>> = async context => {
  const { db, actor, services, body, audit } = context;
  const row = await paymentOrRefuse(db, actor, 'change', body.paymentId);
  refusePaymentAct(row, 'deposit-slip');
  const arrived = row.amountPaise - row.tdsPaise;
  if (!paperModes.includes(row.modeOfPaymentId) || body.amount !== arrived)
    throw invalidField('/amount', 'check', paymentRefusals.slip);
  const [earlier] = await db
    .select({ id: depositSlips.id })
    .from(depositSlips)
    .where(eq(depositSlips.paymentId, row.id))
    .limit(1);
  if (earlier) throw invalidField('/paymentId', 'duplicate', paymentRefusals.secondSlip);
  const [made] = await db
    .insert(depositSlips)
    .values({
      paymentId: row.id,
      amountPaise: body.amount,
      depositedOn: indiaDay(services.now()),
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: depositSlips.id });
  const id = made?.id ?? 0;
  await audit.record({
    action: 'deposit-slip',
    entity: 'payments',
    entityId: row.id,
    after: { depositSlipId: id, amount: body.amount },
  });
  return { id, paymentId: row.id, amount: body.amount };
};
