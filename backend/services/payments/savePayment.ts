import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { PaymentFields } from '#contract/calls/recordTypes.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { walletMode } from '#contract/domain/payments/paymentActs.ts';
import { paymentVersion } from '#contract/domain/payments/paymentVersion.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { payments } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { closeWhenFinished } from '../opportunities/cases/closeWhenFinished.ts';
import { clearedColumns, debitWallet } from './bookEntries.ts';
import { judgePayment, type Wanted } from './collectPayment.ts';
import { refuseOtherArrival } from './judgeAgain.ts';
import { paymentRecords } from './paymentRecords.ts';
import { paymentOrRefuse, refusePaymentAct } from './paymentScope.ts';

type Version = 'v1' | 'v2' | 'v3';

/** What is paid out of the wallet is there already: it is in the books at once. */
const settleWallet = async (context: InWrite, id: number): Promise<void> => {
  const [row] = await context.db.select().from(payments).where(eq(payments.id, id));
  if (!row) return;
  await debitWallet(context, row);
  await closeWhenFinished(context, row.opportunityId);
};

/** One command behind the three calls (T47). */
export const collect = async (
  context: InWrite,
  wanted: Wanted,
  version: Version,
  set: Partial<typeof payments.$inferInsert> = {},
) => {
  const { columns, told } = await judgePayment(context, wanted, version);
  const { previousPaymentId: _before, ...body } = wanted;
  const isOfWallet = wanted.modeOfPaymentId === walletMode;
  return paymentRecords.create(
    context,
    { ...body, ...told },
    {
      action: 'collect',
      set: {
        ...columns,
        ...set,
        ...(isOfWallet && {
          ...clearedColumns(context),
          decidedBy: context.actor.id,
          decidedAt: context.services.now(),
        }),
      },
      written: async ({ id }) => {
        if (isOfWallet) await settleWallet(context, id);
      },
    },
  );
};

const createAs = (version: Version) => (context: InWrite & { body: PaymentFields }) =>
  collect(context, context.body, version);

/** POST v1/payment: whatever has neither mode 10 nor a notice of the bank. */
export const createPayment = createAs('v1');
/** POST v2/payment: mode 10. */
export const createPaymentV2: Verb<CallOf<'payments.createV2'>> = context =>
  createAs('v2')(context as unknown as InWrite & { body: PaymentFields });
/** POST v3/payment: what the bank told of. */
export const createPaymentV3: Verb<CallOf<'payments.createV3'>> = context =>
  createAs('v3')(context as unknown as InWrite & { body: PaymentFields });

/** PUT v1/payment/{id}: until it is decided, and after it was sent back; then it is pending again. */
export const updatePayment = async (
  context: InWrite & {
    params: { id: number };
    body: Partial<PaymentFields> & { version: number };
  },
) => {
  const { db, actor, params, body } = context;
  const row = await paymentOrRefuse(db, actor, 'change', params.id);
  refusePaymentAct(row, 'edit');
  for (const field of ['opportunityId', 'modeOfPaymentId', 'yesBankResponseId'] as const)
    if (body[field] !== undefined && body[field] !== row[field])
      throw invalidField(`/${field}`, 'readonly', fieldFaults.readonly);
  const stored = await paymentRecords.readOne(context, row.id);
  // What says nothing new is not judged again: rules may be stricter than when it was collected.
  const isSame = Object.entries({ ...body, version: undefined }).every(
    ([name, value]) =>
      value === undefined ||
      isDeepStrictEqual(value ?? undefined, stored[name as keyof typeof stored] ?? undefined),
  );
  if (isSame) return paymentRecords.update(context, { id: row.id, body });
  const wanted: Wanted = {
    opportunityId: row.opportunityId,
    milestoneId: body.milestoneId === undefined ? row.milestoneId : body.milestoneId,
    modeOfPaymentId: row.modeOfPaymentId,
    amount: body.amount ?? row.amountPaise,
    tdsPercentage: body.tdsPercentage ?? row.tdsBp / 100,
    referenceNumber:
      body.referenceNumber === undefined ? row.referenceNumber : body.referenceNumber,
    paymentDate: body.paymentDate ?? row.paymentDate,
    pincode: body.pincode === undefined ? stored.pincode : body.pincode,
    yesBankResponseId: row.yesBankResponseId,
  };
  const { columns } = await judgePayment(context, wanted, paymentVersion(wanted), row.id);
  await refuseOtherArrival(context, row, wanted, wanted.amount - columns.tdsPaise);
  return paymentRecords.update(
    context,
    { id: row.id, body },
    { set: { ...columns, ...(row.statusId === 9 || row.statusId === 16 ? { statusId: 1 } : {}) } },
  );
};

/** POST payment/{id}/again: a payment of its own that stands in for one that was rejected or bounced (T28). */
export const collectAgain: Verb<CallOf<'payments.again'>> = async context => {
  const { db, actor, params, body } = context;
  const row = await paymentOrRefuse(db, actor, 'change', params.id);
  refusePaymentAct(row, body.paymentType === 'Representation' ? 'represent' : 'recollect');
  const wanted: Wanted = {
    opportunityId: row.opportunityId,
    milestoneId: row.milestoneId,
    modeOfPaymentId: body.modeOfPaymentId,
    amount: row.amountPaise,
    tdsPercentage: row.tdsBp / 100,
    referenceNumber: body.referenceNumber ?? row.referenceNumber,
    paymentDate: body.paymentDate,
    pincode: (await paymentRecords.readOne(context, row.id)).pincode,
  };
  const made = await collect(context as unknown as InWrite, wanted, paymentVersion(wanted), {
    paymentType: body.paymentType,
    previousPaymentId: row.id,
  });
  // It stands for the older one, which is over with that.
  await db
    .update(payments)
    .set({ statusId: 22, version: sql`${payments.version} + 1`, updatedBy: actor.id })
    .where(eq(payments.id, row.id));
  await context.audit.record({
    action: 'update',
    entity: 'payments',
    entityId: row.id,
    version: row.version + 1,
    before: { statusId: row.statusId },
    after: { statusId: 22 },
  });
  return made;
};
