import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  paymentLinkMessages,
  paymentLinkRefusals,
} from '#contract/domain/payments/paymentLinkMessages.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import { paymentLinks } from '../../database/schema/index.ts';
import { dealOrRefuse } from '../payments/collectPayment.ts';
import { makeLink } from '../payments/links/makeLink.ts';
import { noteShared } from '../payments/links/noteShared.ts';
import { packagesOfDeal } from './packagesOfDeal.ts';
import { notSent, recipientOf } from './recipientOf.ts';
import { sendShared } from './sendShared.ts';
import { toldAs } from '../../policies/toldAs.ts';

type Sharing = Context<CallOf<'paymentLinks.share'>>;
type Row = typeof paymentLinks.$inferSelect;

const failed = paymentLinkMessages.notShared;

const rowOrRefuse = async (context: Sharing) => {
  const { db, query } = context;
  const byId = eq(paymentLinks.id, query.paymentLinkId);
  const [found] = await db.select().from(paymentLinks).where(byId);
  if (!found) throw notFound(notThere.paymentLink);
  const deal = await dealOrRefuse(context, found.opportunityId).catch(toldAs(notThere.paymentLink));
  const [row] = await db.select().from(paymentLinks).where(byId).for('update');
  if (!row) throw notFound(notThere.paymentLink);
  return { row, deal };
};

/** The link that goes out: with another TDS the client pays another amount, which is another link. */
const linkToSend = async (context: Sharing, row: Row, contactId: number | null) => {
  const { tdsPercentage } = context.query;
  const tdsBp = tdsPercentage === undefined ? row.tdsBp : Math.round(tdsPercentage * 100);
  if (tdsBp === row.tdsBp) return row.id;
  const made = await makeLink(context, {
    opportunityId: row.opportunityId,
    milestoneId: row.milestoneId,
    contactId: contactId ?? row.contactId,
    amount: row.amountPaise,
    tdsBp,
  });
  return made.id;
};

/** GET share-payment-link: a change in the dress of a read (T15, T104), so it needs the token of the session. */
export const sharePaymentLink: Verb<CallOf<'paymentLinks.share'>> = async context => {
  const { db, services, query } = context;
  const { row: asked, deal } = await rowOrRefuse(context);
  const now = services.now();
  if (
    !['created', 'shared', 'failed'].includes(asked.status) ||
    (asked.expiresAt !== null && asked.expiresAt <= now)
  )
    throw notSent(failed, 'query', 'paymentLinkId', paymentLinkRefusals.ended);
  const named = query.contactId ?? (query.address === undefined ? asked.contactId : null);
  const to = await recipientOf(
    context,
    deal,
    { ...query, ...(named !== null && { contactId: named }) },
    { failed, place: 'query' },
  );
  const link = await noteShared(
    context,
    await linkToSend(context, asked, to.contactId),
    to.contactId,
  );
  const isSimulated = await sendShared(context, {
    opportunityId: deal.id,
    to,
    shared: {
      kind: 'payment',
      note: query.note?.trim() || null,
      amount: link.amountPaise,
      tdsBp: link.tdsBp,
      until: indiaDay(link.expiresAt ?? now),
      packages: await packagesOfDeal({ db, services }, deal.id),
    },
    paymentLinkId: link.id,
    expiresAt: link.expiresAt,
    failed,
  });
  return {
    message: paymentLinkMessages.shared,
    paymentLinkId: link.id,
    tdsPercentage: link.tdsBp / 100,
    isSimulated,
  };
};
