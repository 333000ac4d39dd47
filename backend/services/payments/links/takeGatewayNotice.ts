import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { linkMode } from '#contract/domain/payments/paymentLinkMessages.ts';
import { tdsOf } from '#contract/domain/payments/tdsOf.ts';
import type { GatewayNotice } from '../../../adapters/gateway/PaymentGateway.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import {
  gatewayNotices,
  legalEntities,
  milestones,
  opportunities,
  paymentLinks,
  payments,
} from '../../../database/schema/index.ts';
import { notify, type Notice } from '../../notifications/notify.ts';
import { dueOf, isCollectable } from '../collectPayment.ts';
import { netOfLink } from './paymentLinkRecords.ts';
import { amountFor } from '../amountFor.ts';

interface Taking {
  readonly db: Database;
  readonly services: Services;
}
type Link = typeof paymentLinks.$inferSelect;
type Deal = typeof opportunities.$inferSelect;
type Outcome = NonNullable<(typeof gatewayNotices.$inferSelect)['outcome']>;

const auditOf = ({ db }: Taking) =>
  createAudit(db, undefined, { id: randomUUID(), surface: 'job' });

/** The agent of the deal and the person who made the link. */
const tell = async (
  { db, services }: Taking,
  deal: Deal,
  link: Link,
  notice: Pick<Notice, 'tone' | 'title' | 'body' | 'link' | 'entity' | 'entityId'>,
): Promise<void> =>
  notify(
    { db, services },
    [deal.agentId, link.createdBy].filter(id => id !== null),
    { kind: 'payment', ...notice },
  );

const payerOf = async ({ db }: Taking, deal: Deal, milestoneId: number | null) => {
  const [milestone] =
    milestoneId === null
      ? []
      : await db.select().from(milestones).where(eq(milestones.id, milestoneId));
  if (milestone?.legalEntityId) return milestone.legalEntityId;
  const [first] = await db
    .select({ id: legalEntities.id })
    .from(legalEntities)
    .where(and(eq(legalEntities.accountId, deal.accountId), isNull(legalEntities.deletedAt)))
    .orderBy(asc(legalEntities.id))
    .limit(1);
  return first?.id ?? null;
};

/**
 * Notes what came in. Money that arrived is never left aside: what does not fit its milestone any more, or comes a second
 * time, is an advance, which Finance clears into the wallet or pays back.
 */
const takePaid = async (
  taking: Taking,
  deal: Deal,
  link: Link,
  notice: GatewayNotice,
): Promise<Outcome> => {
  const { db, services } = taking;
  const isWhole = notice.amount === netOfLink({ amount: link.amountPaise, tdsBp: link.tdsBp });
  const amountPaise = isWhole ? link.amountPaise : notice.amount;
  const tdsBp = isWhole ? link.tdsBp : 0;
  const isFirst = link.paymentId === null;
  const fits =
    isFirst &&
    link.milestoneId !== null &&
    (await isCollectable(taking, link.milestoneId)) &&
    amountPaise <= (await dueOf(taking, link.milestoneId));
  const milestoneId = fits ? link.milestoneId : null;
  const today = indiaDay(services.now());
  const told = indiaDay(notice.at);
  const [made] = await db
    .insert(payments)
    .values({
      accountId: deal.accountId,
      opportunityId: deal.id,
      milestoneId,
      legalEntityId: await payerOf(taking, deal, link.milestoneId),
      modeOfPaymentId: linkMode,
      amountPaise,
      tdsBp,
      tdsPaise: tdsOf(amountPaise, tdsBp),
      referenceNumber: notice.paymentId,
      paymentDate: told > today ? today : told,
      createdBy: link.createdBy,
      updatedBy: link.createdBy,
    })
    .returning({ id: payments.id });
  const id = made?.id ?? 0;
  if (isFirst)
    await db
      .update(paymentLinks)
      .set({
        status: 'paid',
        paymentId: id,
        failureReason: null,
        version: sql`${paymentLinks.version} + 1`,
      })
      .where(eq(paymentLinks.id, link.id));
  await auditOf(taking).record(
    {
      action: 'collect',
      entity: 'payments',
      entityId: id,
      version: 1,
      after: { amount: amountPaise, referenceNumber: notice.paymentId, milestoneId },
    },
    ...(isFirst
      ? [
          {
            action: 'paid' as const,
            entity: 'payment-links',
            entityId: link.id,
            version: link.version + 1,
            before: { status: link.status },
            after: { status: 'paid', paymentId: id },
          },
        ]
      : []),
  );
  await tell(taking, deal, link, {
    tone: 'success',
    title: { en: 'Payment received by link', hi: 'लिंक से भुगतान आया' },
    body: amountFor(amountPaise, deal.name),
    link: `/payment/${id}`,
    entity: 'payments',
    entityId: id,
  });
  return fits || (isFirst && link.milestoneId === null) ? 'paid' : 'advance';
};

const takeLost = async (
  taking: Taking,
  deal: Deal,
  link: Link,
  { kind, reason }: GatewayNotice,
): Promise<Outcome> => {
  if (link.status === 'paid' || link.paymentId !== null) return 'overtaken';
  const status = kind === 'failed' ? 'failed' : 'expired';
  // A try that failed does not open a link again that is over.
  if (link.status === 'expired') return 'overtaken';
  await taking.db
    .update(paymentLinks)
    .set({ status, failureReason: reason, version: sql`${paymentLinks.version} + 1` })
    .where(eq(paymentLinks.id, link.id));
  await auditOf(taking).record({
    action: status,
    entity: 'payment-links',
    entityId: link.id,
    version: link.version + 1,
    before: { status: link.status },
    after: { status, failureReason: reason },
  });
  if (kind === 'failed')
    await tell(taking, deal, link, {
      tone: 'error',
      title: { en: 'Payment by link failed', hi: 'लिंक से भुगतान विफल हुआ' },
      body: {
        en: `${deal.name}: ${reason ?? 'no reason given'}`,
        hi: `${deal.name}: ${reason ?? 'कारण नहीं बताया गया'}`,
      },
      link: `/opportunity/${deal.id}`,
      entity: 'opportunities',
      entityId: deal.id,
    });
  return kind === 'failed' ? 'failed' : 'ended';
};

/**
 * Takes a notice once, in whatever order they come: the opportunity is locked before its link, as by every money call.
 * @returns `known` for one that was taken before, `unknown` for a link that nobody made
 */
export const takeGatewayNotice = async (
  taking: Taking,
  notice: GatewayNotice,
): Promise<Outcome | 'known'> => {
  const { db, services } = taking;
  const taken = await db
    .insert(gatewayNotices)
    .values({
      id: notice.id,
      linkExternalId: notice.linkId,
      kind: notice.kind,
      gatewayPaymentId: notice.paymentId,
      amountPaise: notice.amount,
      reason: notice.reason,
      toldAt: notice.at,
      receivedAt: services.now(),
    })
    .onConflictDoNothing()
    .returning({ id: gatewayNotices.id });
  if (taken.length === 0) return 'known';
  const byExternalId = eq(paymentLinks.externalId, notice.linkId);
  const [found] = await db.select().from(paymentLinks).where(byExternalId);
  const [deal] = found
    ? await db
        .select()
        .from(opportunities)
        .where(eq(opportunities.id, found.opportunityId))
        .for('update')
    : [];
  const [link] = deal ? await db.select().from(paymentLinks).where(byExternalId).for('update') : [];
  const take = notice.kind === 'paid' ? takePaid : takeLost;
  const outcome = deal && link ? await take(taking, deal, link, notice) : 'unknown';
  await db.update(gatewayNotices).set({ outcome }).where(eq(gatewayNotices.id, notice.id));
  return outcome;
};
