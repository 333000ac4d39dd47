import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { billingObstacles, type BillingState } from '#contract/domain/invoices/billingState.ts';
import { invoiceMessages, invoiceRefusals } from '#contract/domain/invoices/invoiceMessages.ts';
import { invoiceTax } from '#contract/domain/invoices/invoiceTax.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { contacts, invoices, milestones } from '../../../database/schema/index.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { billingOf } from '../../opportunities/billingOf.ts';
import { billedOrRefuse, customerOf, linesOf, type Billed, type Billing } from './billing.ts';
import { mailOnceRegistered } from './eInvoiceRow.ts';
import { invoiceRecords } from './invoiceRecords.ts';
import { issueInvoice } from './issueInvoice.ts';
import { sendInvoice, type Recipient } from './sendInvoice.ts';

type Kind = 'proforma' | 'tax' | 'digislate';
type Row = typeof invoices.$inferSelect;
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

const billingStateOf = async ({ db }: Billing, { milestone }: Billed): Promise<BillingState> => {
  const [row] = await db
    .select({ state: billingOf(sql`${milestones.id}`) })
    .from(milestones)
    .where(eq(milestones.id, milestone.id));
  if (!row) throw new Error(`Milestone ${milestone.id} was there`);
  return row.state;
};

/** What a bill is over: paise without GST, and the GST that was asked. */
export interface ToBill {
  readonly amount: Paise;
  readonly gst: Paise;
}

/** What of a milestone is billed: tax and digislate invoices that stand, less their credit notes. */
export const billedSums = async (
  { db }: Pick<Billing, 'db'>,
  milestoneId: number,
): Promise<ToBill> => {
  const sign = sql`case ${invoices.kind} when 'credit-note' then -1 else 1 end`;
  const [row] = await db
    .select({
      amount: sql<number>`coalesce(sum(${sign} * ${invoices.taxablePaise}), 0)`.mapWith(Number),
      gst: sql<number>`coalesce(sum(${sign} * (${invoices.totalPaise} - ${invoices.taxablePaise})), 0)`.mapWith(
        Number,
      ),
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.milestoneId, milestoneId),
        eq(invoices.status, 'issued'),
        inArray(invoices.kind, ['tax', 'digislate', 'credit-note']),
      ),
    );
  return row ?? { amount: 0, gst: 0 };
};

const leftToBill = async (context: Billing, { milestone }: Billed): Promise<ToBill> => {
  const { amount, gst } = await billedSums(context, milestone.id);
  return { amount: milestone.amountPaise - amount, gst: milestone.gstPaise - gst };
};

/** Writes an invoice of a milestone; its lines and its taxes come to what is billed, to the paisa. */
export const issueFor = async (context: Billing, billed: Billed, kind: Kind, bill: ToBill) => {
  const customer = await customerOf(context, billed);
  const lines = await linesOf(context, billed, bill.amount);
  const taxables = lines.map(({ taxable }) => taxable);
  const tax = invoiceTax(taxables, customer.supply.kind, bill.gst);
  return issueInvoice(context, { kind, billed, customer, lines, tax });
};

const issueTax = async (context: Billing, billed: Billed) => {
  const obstacle = billingObstacles[await billingStateOf(context, billed)];
  if (obstacle) throw refuse(obstacle);
  return issueFor(context, billed, 'tax', await leftToBill(context, billed));
};

const wholeOf = ({ milestone }: Billed): ToBill => ({
  amount: milestone.amountPaise,
  gst: milestone.gstPaise,
});

/** Whether the invoice that stands says less than is to be billed by now. */
const isOver = {
  proforma: async (_context: Billing, { milestone }: Billed, standing: Row) =>
    standing.taxablePaise !== milestone.amountPaise ||
    standing.totalPaise !== milestone.amountPaise + milestone.gstPaise,
  // What was refunded and paid again is billed again.
  tax: async (context: Billing, billed: Billed) =>
    (await billingStateOf(context, billed)) === 'to-bill',
} as const;

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
  return issueFor(context, billed, 'proforma', wholeOf(billed));
};

const recipientOf = async (
  { db, body }: Mailing,
  { deal }: Billed,
): Promise<Recipient | undefined> => {
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

/** A proforma asks for money; once the tax invoice says that it came, only what was given back since is asked for again. */
const refuseAfterTax = async (context: Billing, billed: Billed): Promise<void> => {
  if (!(await standingOf(context, billed.milestone.id, 'tax'))) return;
  if ((await leftToBill(context, billed)).amount <= 0) throw refuse(invoiceRefusals.afterTax);
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
    if (kind === 'proforma') await refuseAfterTax(context, billed);
    const to = await recipientOf(context, billed);
    const standing = await standingOf(context, body.milestoneId, kind);
    const isNew = standing === undefined || (await isOver[kind](context, billed, standing));
    const { id } = isNew ? await issue(context, billed) : standing;
    const waits = to !== undefined && (await mailOnceRegistered(context, id, to));
    if (to && !waits) await sendInvoice(context, id, to);
    // Whom it is mailed to is in history once it is mailed.
    else if (!isNew) audit.nothingChanged();
    const told = waits ? invoiceMessages.sentOnceRegistered : invoiceMessages.sent;
    return {
      message: isNew ? generated : told,
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
