import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { invoiceMessages, invoiceRefusals } from '#contract/domain/invoices/invoiceMessages.ts';
import { invoiceTax } from '#contract/domain/invoices/invoiceTax.ts';
import { allowsTermsheetAct } from '#contract/domain/termsheets/termsheetActs.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { outboxMail } from '../../../../adapters/mail/outboxMail.ts';
import type { Context, Verb } from '../../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../../calls/Refusal.ts';
import { contacts, invoices, payments } from '../../../../database/schema/index.ts';
import { dueOf } from '../collectPayment.ts';
import { invalidChoice } from '../../../../tables/refuseReferences.ts';
import { billedOrRefuse, customerOf, linesOf, type Billed, type Billing } from './billing.ts';
import { invoicePdfOf } from './invoicePdf.ts';
import { invoiceRecords } from './invoiceRecords.ts';
import { issueInvoice } from './issueInvoice.ts';

type Kind = 'proforma' | 'tax' | 'digislate';
/** Both calls ask the same. */
type Mailing = Pick<
  Context<CallOf<'invoices.emailTax'>>,
  'db' | 'actor' | 'services' | 'audit' | 'body'
>;

const refuse = (words: Told): Refusal =>
  new Refusal('CONFLICT', words, {
    errors: [{ in: 'body', field: '/milestoneId', code: 'check', ...words }],
  });

/** The invoice of a kind that stands for a milestone. */
export const standingOf = async ({ db }: Pick<Billing, 'db'>, milestoneId: number, kind: Kind) => {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.milestoneId, milestoneId),
        eq(invoices.kind, kind),
        eq(invoices.status, 'issued'),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(1);
  return row;
};

/** Paid is what is due no more, though nothing of it is only being collected. */
const refuseUnpaid = async (context: Billing, { milestone }: Billed): Promise<void> => {
  const { db } = context;
  const [waiting] = await db
    .select({ sum: sql<number>`coalesce(sum(${payments.amountPaise}), 0)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.milestoneId, milestone.id),
        sql`${payments.statusId} in (1, 2, 3, 4, 5, 9, 12, 13, 20)`,
      ),
    );
  if ((await dueOf(context, milestone.id)) + (waiting?.sum ?? 0) > 0)
    throw refuse(invoiceRefusals.notPaid);
};

/** Writes an invoice of a milestone over an amount without tax. */
export const issueFor = async (context: Billing, billed: Billed, kind: Kind, amount: number) => {
  const customer = await customerOf(context, billed);
  const lines = await linesOf(context, billed, amount);
  const tax = invoiceTax(
    lines.map(({ taxable }) => taxable),
    customer.supply.kind,
  );
  return issueInvoice(context, { kind, billed, customer, lines, tax });
};

const issueTax = async (context: Billing, billed: Billed) => {
  if (!billed.termsheet || !allowsTermsheetAct(billed.termsheet.statusId, 'activate'))
    throw refuse(invoiceRefusals.noTermsheet);
  await refuseUnpaid(context, billed);
  const digislate = await standingOf(context, billed.milestone.id, 'digislate');
  const left = billed.milestone.amountPaise - (digislate?.taxablePaise ?? 0);
  if (left <= 0) throw refuse(invoiceRefusals.billed);
  return issueFor(context, billed, 'tax', left);
};

/** A proforma follows the milestone: one over another amount is cancelled and another is issued. */
const issueProforma = async (context: Billing, billed: Billed) => {
  const { db, actor, services } = context;
  const earlier = await standingOf(context, billed.milestone.id, 'proforma');
  if (earlier)
    await db
      .update(invoices)
      .set({
        status: 'cancelled',
        cancelledAt: services.now(),
        cancelReason: 'Replaced by another proforma invoice',
        version: sql`${invoices.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(invoices.id, earlier.id));
  return issueFor(context, billed, 'proforma', billed.milestone.amountPaise);
};

const recipientOf = async (
  { db, body }: Mailing,
  { deal }: Billed,
): Promise<{ name: string; email: string } | undefined> => {
  if (body.contactId === null || body.contactId === undefined) return undefined;
  const [to] = await db
    .select({ name: contacts.name, email: contacts.email })
    .from(contacts)
    .where(
      and(
        eq(contacts.id, body.contactId),
        eq(contacts.accountId, deal.accountId),
        isNull(contacts.deletedAt),
      ),
    );
  if (!to) throw invalidField('/contactId', 'reference', invalidChoice);
  if (!to.email) throw invalidField('/contactId', 'check', invoiceRefusals.noEmail);
  return { name: to.name, email: to.email };
};

const send = async (
  context: Mailing,
  id: number,
  to: { name: string; email: string },
): Promise<void> => {
  const { db, actor, services, audit } = context;
  const { number, total } = await invoiceRecords.readOne(context, id);
  const bytes = await invoicePdfOf(context, id);
  await db
    .update(invoices)
    .set({
      sentAt: services.now(),
      sentTo: to.email,
      version: sql`${invoices.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(invoices.id, id));
  const after = await invoiceRecords.readOne(context, id);
  await audit.record({
    action: 'send',
    entity: 'invoices',
    entityId: id,
    version: after.version,
    after: { sentTo: to.email },
  });
  const mail = services.mail.isSimulated ? outboxMail(db) : services.mail;
  await mail
    .send({
      to: to.email,
      subject: `${services.config.product.name}: invoice ${number ?? ''}`,
      text: `${to.name}, here is the invoice ${number ?? ''} over ${formatRupees(total ?? 0)}.`,
      attachments: [
        { name: `${(number ?? '').replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes },
      ],
    })
    .catch(() => {
      throw new Refusal('UPSTREAM_UNREACHABLE', refusals.mailNotSent);
    });
};

const emailed =
  (
    kind: 'proforma' | 'tax',
    generated: string,
    issue: (context: Billing, billed: Billed) => Promise<{ id: number }>,
  ) =>
  async (context: Mailing) => {
    const { body, services, audit } = context;
    const billed = await billedOrRefuse(context, body.milestoneId);
    const to = await recipientOf(context, billed);
    const standing = await standingOf(context, body.milestoneId, kind);
    const isStale = kind === 'proforma' && standing?.taxablePaise !== billed.milestone.amountPaise;
    const isNew = standing === undefined || isStale;
    const { id } = isNew ? await issue(context, billed) : standing;
    if (to) await send(context, id, to);
    else if (!isNew) audit.nothingChanged();
    return {
      message: isNew ? generated : invoiceMessages.sent,
      isSimulated: services.mail.isSimulated,
      invoice: await invoiceRecords.readOne(context, id),
    };
  };

/** POST email-proforma-invoice. */
export const emailProforma: Verb<CallOf<'invoices.emailProforma'>> = emailed(
  'proforma',
  invoiceMessages.proformaGenerated,
  issueProforma,
);

/** POST email-tax-invoice: the same request again mails the same invoice. */
export const emailTax: Verb<CallOf<'invoices.emailTax'>> = emailed(
  'tax',
  invoiceMessages.taxGenerated,
  issueTax,
);
