import { eq, sql } from 'drizzle-orm';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { sendMail } from '../../../adapters/mail/sendMail.ts';
import { invoices } from '../../../database/schema/index.ts';
import type { Billing } from './billing.ts';
import { invoicePdfOf } from './invoicePdf.ts';
import { invoiceRecords } from './invoiceRecords.ts';

/** A person of contact, as an invoice is mailed to them. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

/** Mails an invoice with its paper, and notes to whom. */
export const sendInvoice = async (context: Billing, id: number, to: Recipient): Promise<void> => {
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
  await sendMail(
    { db, services },
    {
      to: to.email,
      subject: `${services.config.product.name}: invoice ${number ?? ''}`,
      text: `${to.name}, here is invoice ${number ?? ''} for ${formatRupees(total ?? 0)}.`,
      attachments: [
        { name: `${(number ?? '').replaceAll('/', '-')}.pdf`, type: 'application/pdf', bytes },
      ],
    },
    refusals.mailNotSent,
  );
};
