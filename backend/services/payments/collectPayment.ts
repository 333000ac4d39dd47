import { and, asc, between, eq, gt, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { PaymentFields } from '#contract/calls/recordTypes.ts';
import { checkPaymentPin } from '#contract/domain/checks/legalEntityChecks.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { moneyDayFault } from '#contract/domain/payments/moneyDays.ts';
import { paperModes, walletMode } from '#contract/domain/payments/paymentActs.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import { tdsOf } from '#contract/domain/payments/tdsOf.ts';
import { paymentVersion } from '#contract/domain/payments/paymentVersion.ts';
import { invalidField } from '../../calls/Refusal.ts';
import {
  accounts,
  addresses,
  legalEntities,
  milestones,
  opportunities,
  payments,
  tanThresholds,
  termsheetMilestones,
  termsheets,
} from '../../database/schema/index.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { takenOf } from '../opportunities/milestoneStandings.ts';
import { takeNamedNotice } from './bankNotice.ts';
import { keepsBooks } from './paymentScope.ts';

type Writing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
export type Wanted = PaymentFields & { readonly previousPaymentId?: number };

const lostIds = [...paymentGroups.rejected.statusIds, 11, 10, 14];

/** The deal, locked, for anyone who works it or keeps the books. */
export const dealOrRefuse = async ({ db, actor }: Writing, id: number) => {
  await refuseOpportunity(db, actor, keepsBooks(actor) ? 'read' : 'change', id);
  const [deal] = await db
    .select()
    .from(opportunities)
    .where(eq(opportunities.id, id))
    .for('update');
  if (!deal) throw new Error(`Opportunity ${id} was there`);
  const [account] = await db
    .select({ isSubBroker: accounts.isSubBroker, parentId: accounts.parentId })
    .from(accounts)
    .where(eq(accounts.id, deal.accountId));
  if (account?.isSubBroker)
    throw invalidField('/opportunityId', 'check', paymentRefusals.subBroker(account.parentId));
  return deal;
};

/** What is still due for a milestone: less what is in the books and what is being collected. */
export const dueOf = async (
  { db }: Pick<Writing, 'db'>,
  milestoneId: number,
  exceptId = 0,
): Promise<number> => {
  const [row] = await db
    .select({
      due: sql<number>`${milestones.amountPaise} + ${milestones.gstPaise}
        - ${takenOf(sql`${milestoneId}::bigint`, exceptId)}`.mapWith(Number),
    })
    .from(milestones)
    .where(eq(milestones.id, milestoneId));
  return row?.due ?? 0;
};

/** Whether a milestone is of no termsheet, or of one that was neither cancelled nor dropped. */
export const isCollectable = async (
  { db }: Pick<Writing, 'db'>,
  milestoneId: number,
): Promise<boolean> => {
  const sheets = await db
    .select({ statusId: termsheets.statusId })
    .from(termsheets)
    .innerJoin(termsheetMilestones, eq(termsheetMilestones.termsheetId, termsheets.id))
    .where(eq(termsheetMilestones.milestoneId, milestoneId));
  return sheets.length === 0 || sheets.some(({ statusId }) => statusId !== 5 && statusId !== 6);
};

/** @throws Refusal on `/milestoneId` when it is of another deal, or of termsheets that are all over */
export const refuseMilestone = async (
  context: Pick<Writing, 'db'>,
  { opportunityId, milestoneId }: Pick<Wanted, 'opportunityId' | 'milestoneId'>,
) => {
  const { db } = context;
  if (milestoneId === null || milestoneId === undefined) return undefined;
  const [milestone] = await db
    .select()
    .from(milestones)
    .where(and(eq(milestones.id, milestoneId), isNull(milestones.deletedAt)));
  if (milestone?.opportunityId !== opportunityId)
    throw invalidField('/milestoneId', 'reference', paymentRefusals.otherMilestone);
  if (!(await isCollectable(context, milestoneId)))
    throw invalidField('/milestoneId', 'check', paymentRefusals.endedTermsheet);
  return milestone;
};

/** Who pays; its billing address needs a PIN, which may come with the payment (T91). */
export const payerOf = async (
  { db, actor }: Writing,
  accountId: number,
  entityId: number | null,
  pincode: string | null | undefined,
): Promise<number | null> => {
  const [entity] = await db
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(
      entityId === null
        ? and(eq(legalEntities.accountId, accountId), isNull(legalEntities.deletedAt))
        : eq(legalEntities.id, entityId),
    )
    .orderBy(asc(legalEntities.id))
    .limit(1);
  const billing = and(
    eq(addresses.legalEntityId, entity?.id ?? 0),
    eq(addresses.type, 'Billing'),
    isNull(addresses.deletedAt),
  );
  const [place] = await db.select({ pincode: addresses.pincode }).from(addresses).where(billing);
  const given = pincode?.trim() ?? '';
  const fault = checkPaymentPin(given || place?.pincode);
  if (fault !== undefined) throw invalidField('/pincode', 'check', fault);
  if (given !== '' && place && !place.pincode)
    await db
      .update(addresses)
      .set({ pincode: given, version: sql`${addresses.version} + 1`, updatedBy: actor.id })
      .where(billing);
  return entity?.id ?? null;
};

/** What is written on paper has a number, which is noted once among what is not lost. */
export const refuseReference = async (
  { db }: Pick<Writing, 'db'>,
  wanted: { readonly modeOfPaymentId: number; readonly referenceNumber?: string | null },
  accountId: number,
  exceptId: number,
) => {
  const reference = wanted.referenceNumber?.trim() ?? '';
  if (!paperModes.includes(wanted.modeOfPaymentId)) return;
  if (reference === '')
    throw invalidField('/referenceNumber', 'required', paymentRefusals.referenceNeeded);
  const [second] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        inArray(payments.modeOfPaymentId, [...paperModes]),
        sql`lower(${payments.referenceNumber}) = lower(${reference}::text)`,
        sql`${payments.statusId} not in (${sql.raw(lostIds.join(', '))})`,
        ne(payments.id, exceptId),
      ),
    )
    .limit(1);
  if (second) throw invalidField('/referenceNumber', 'duplicate', paymentRefusals.secondCheque);
};

const financialYear = (day: string): number => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
};

/** TDS that an entity withheld in a year and that is not certified yet; what is lost withholds nothing. */
const waitingTds = async (
  { db }: Pick<Writing, 'db'>,
  entityId: number,
  year: number,
  exceptId: number,
): Promise<Paise> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${payments.tdsPaise}), 0)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.legalEntityId, entityId),
        ne(payments.id, exceptId),
        gt(payments.tdsPaise, 0),
        notInArray(payments.statusId, lostIds),
        between(payments.paymentDate, `${year}-04-01`, `${year + 1}-03-31`),
        sql`not exists (select 1 from tds_certificates proof where proof.payment_id = ${payments.id})`,
      ),
    );
  return row?.sum ?? 0;
};

/** @throws Refusal on the field when money cannot have moved on that day (decision record 0218) */
export const refuseDay = (
  { services }: Pick<Writing, 'services'>,
  field: string,
  day: Day,
  future: Told,
): void => {
  const fault = moneyDayFault(day, indiaDay(services.now()), future);
  if (fault) throw invalidField(`/${field}`, 'check', fault);
};

/** A client withholds no more in a year than its threshold leaves, what waits for its certificate included. */
export const refuseOverThreshold = async (
  context: Pick<Writing, 'db'>,
  entityId: number | null,
  day: string,
  tds: number,
  exceptId = 0,
): Promise<void> => {
  const { db } = context;
  if (tds === 0 || entityId === null) return;
  const [threshold] = await db
    .select()
    .from(tanThresholds)
    .where(
      and(
        eq(tanThresholds.legalEntityId, entityId),
        eq(tanThresholds.financialYear, financialYear(day)),
      ),
    )
    .limit(1)
    // One payment of an entity after another, whichever deals they are of.
    .for('update');
  if (!threshold) return;
  const waiting = await waitingTds(context, entityId, financialYear(day), exceptId);
  const left = threshold.limitPaise - threshold.utilizedPaise - waiting;
  if (tds > left)
    throw invalidField('/tdsPercentage', 'check', paymentRefusals.threshold(Math.max(0, left)));
};

/**
 * All rules of a payment that is to be collected or changed, in one order for v1, v2 and v3 (T47, decision record 0141).
 * @returns the columns that follow from it, and the fields that its notice tells
 */
export const judgePayment = async (
  context: Writing,
  wanted: Wanted,
  version: 'v1' | 'v2' | 'v3',
  exceptId = 0,
) => {
  const deal = await dealOrRefuse(context, wanted.opportunityId);
  const own = paymentVersion(wanted);
  if (own !== version)
    throw invalidField('/modeOfPaymentId', 'check', paymentRefusals.otherVersion(own));
  refuseDay(context, 'paymentDate', wanted.paymentDate, paymentRefusals.future);
  const milestone = await refuseMilestone(context, wanted);
  if (wanted.modeOfPaymentId === walletMode && !milestone)
    throw invalidField('/milestoneId', 'required', paymentRefusals.walletMilestone);
  if (milestone) {
    const due = await dueOf(context, milestone.id, exceptId);
    if (wanted.amount > due)
      throw invalidField('/amount', 'check', paymentRefusals.moreThanDue(Math.max(0, due)));
  }
  await refuseReference(context, wanted, deal.accountId, exceptId);
  const tdsBp = Math.round((wanted.tdsPercentage ?? 0) * 100);
  const tdsPaise = tdsOf(wanted.amount, tdsBp);
  const legalEntityId = await payerOf(
    context,
    deal.accountId,
    milestone?.legalEntityId ?? null,
    wanted.pincode,
  );
  await refuseOverThreshold(context, legalEntityId, wanted.paymentDate, tdsPaise, exceptId);
  const told =
    exceptId === 0 ? await takeNamedNotice(context, wanted, wanted.amount - tdsPaise) : {};
  return { deal, told, columns: { accountId: deal.accountId, legalEntityId, tdsPaise } };
};
