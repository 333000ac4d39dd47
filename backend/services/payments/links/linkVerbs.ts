import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  paymentLinkMessages,
  paymentLinkRefusals,
} from '#contract/domain/payments/paymentLinkMessages.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { sendMail } from '../../../adapters/mail/sendMail.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { notFound, Refusal } from '../../../calls/Refusal.ts';
import { paymentLinks } from '../../../database/schema/index.ts';
import { dealOrRefuse } from '../collectPayment.ts';
import { contactOf, makeLink } from './makeLink.ts';
import { netOfLink, paymentLinkRecords } from './paymentLinkRecords.ts';

type Sharing = Context<CallOf<'paymentLinks.share'>>;
type Row = typeof paymentLinks.$inferSelect;

const basisPointsOf = (percent: number | null | undefined): number =>
  Math.round((percent ?? 0) * 100);

/** POST owner/payment-link-generation. */
export const generateLink: Verb<CallOf<'paymentLinks.generate'>> = context => {
  const { tdsPercentage, ...wanted } = context.body;
  return makeLink(context, { ...wanted, tdsBp: basisPointsOf(tdsPercentage) });
};

const notShared = (words: (typeof paymentLinkRefusals)['ended'], field: string): Refusal =>
  new Refusal('CONFLICT', paymentLinkMessages.notShared, {
    errors: [{ in: 'query', field, code: 'check', ...words }],
  });

const rowOrRefuse = async (context: Sharing): Promise<{ row: Row; accountId: number }> => {
  const { db, query } = context;
  const byId = eq(paymentLinks.id, query.paymentLinkId);
  const [found] = await db.select().from(paymentLinks).where(byId);
  if (!found) throw notFound(notThere.paymentLink);
  const deal = await dealOrRefuse(context, found.opportunityId).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND'
      ? notFound(notThere.paymentLink)
      : error;
  });
  const [row] = await db.select().from(paymentLinks).where(byId).for('update');
  if (!row) throw notFound(notThere.paymentLink);
  return { row, accountId: deal.accountId };
};

/** Its link as it is to be mailed: with another TDS the client pays another amount, which is another link. */
const linkToMail = async (context: Sharing, row: Row): Promise<Row> => {
  const { db, query } = context;
  const tdsBp = query.tdsPercentage === undefined ? row.tdsBp : basisPointsOf(query.tdsPercentage);
  if (tdsBp === row.tdsBp) return row;
  const made = await makeLink(context, {
    opportunityId: row.opportunityId,
    milestoneId: row.milestoneId,
    contactId: query.contactId ?? row.contactId,
    amount: row.amountPaise,
    tdsBp,
  });
  const [written] = await db.select().from(paymentLinks).where(eq(paymentLinks.id, made.id));
  if (!written) throw notFound(notThere.paymentLink);
  return written;
};

/** GET share-payment-link: a change in the dress of a read (T15, T104), so it needs the token of the session. */
export const shareLink: Verb<CallOf<'paymentLinks.share'>> = async context => {
  const { db, actor, services, query, audit } = context;
  const { row: asked, accountId } = await rowOrRefuse(context);
  const now = services.now();
  if (
    !['created', 'shared', 'failed'].includes(asked.status) ||
    (asked.expiresAt !== null && asked.expiresAt <= now)
  )
    throw notShared(paymentLinkRefusals.ended, 'paymentLinkId');
  const row = await linkToMail(context, asked);
  const to = await contactOf(context, accountId, query.contactId ?? row.contactId);
  if (!to?.email) throw notShared(paymentLinkRefusals.noEmail, 'contactId');
  const before = await paymentLinkRecords.readOne(context, row.id);
  await db
    .update(paymentLinks)
    .set({
      status: 'shared',
      sharedAt: now,
      contactId: to.id,
      version: sql`${paymentLinks.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(paymentLinks.id, row.id));
  const after = await paymentLinkRecords.readOne(context, row.id);
  await audit.record({
    action: 'share',
    entity: 'payment-links',
    entityId: row.id,
    version: after.version,
    before: { status: before.status, contactName: before.contactName },
    after: { status: after.status, contactName: after.contactName },
  });
  const net = netOfLink({ amount: row.amountPaise, tdsBp: row.tdsBp });
  const until = row.expiresAt ? ` It is valid until ${formatDay(indiaDay(row.expiresAt))}.` : '';
  const isSimulated = await sendMail(
    { db, services },
    {
      to: to.email,
      subject: `${services.config.product.name}: pay ${formatRupees(net)}`,
      text: `${to.name}, please pay ${formatRupees(net)} with this link:\n\n${new URL(row.url, services.config.publicUrl).href}\n\n${until.trim()}`,
    },
    paymentLinkMessages.notShared,
  );
  return {
    message: paymentLinkMessages.shared,
    paymentLinkId: row.id,
    tdsPercentage: row.tdsBp / 100,
    isSimulated,
  };
};
