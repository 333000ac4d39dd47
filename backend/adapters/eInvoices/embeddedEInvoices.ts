import { and, eq, isNull, sql } from 'drizzle-orm';
import { isIrnCancellable } from '#contract/domain/invoices/eInvoice.ts';
import type { Database } from '../../database/client.ts';
import { simulatedEInvoices as kept } from '../../database/schema/index.ts';
import { EInvoicePortalAway, EInvoiceRefused, type EInvoicePortal } from './EInvoicePortal.ts';
import { inv01 } from './inv01.ts';
import { irnOf, simulatedQr } from './simulatedQr.ts';

/**
 * The portal as the demo has it: it keeps what is registered under a true hash, gives the same IRN for the same number,
 * refuses an address that is not whole and cancels for a day. Numbers that end in 9 find it away at the first attempt.
 */
export const embeddedEInvoices = (db: Database, now: () => Date): EInvoicePortal => ({
  isSimulated: true,
  register: async (invoice, attempt) => {
    if (invoice.number.endsWith('9') && attempt === 1)
      throw new EInvoicePortalAway('The e-invoice portal did not respond (simulated)');
    const document = inv01(invoice);
    const irn = irnOf(invoice);
    await db
      .insert(kept)
      .values({
        irn,
        ackNumber: sql`'1126' || lpad(currval(pg_get_serial_sequence('simulated_e_invoices', 'id'))::text, 11, '0')`,
        ackAt: now(),
        document,
      })
      .onConflictDoNothing();
    const [row] = await db.select().from(kept).where(eq(kept.irn, irn));
    if (!row) throw new Error('The insert left a row');
    if (row.cancelledAt)
      throw new EInvoiceRefused('The number was registered and cancelled: it is used up');
    return { irn, ackNumber: row.ackNumber, ackAt: row.ackAt, signedQr: simulatedQr(invoice) };
  },
  cancel: async irn => {
    const [row] = await db.select().from(kept).where(eq(kept.irn, irn));
    if (!row) throw new EInvoiceRefused('No invoice is registered under this IRN');
    if (row.cancelledAt) return;
    if (!isIrnCancellable(row.ackAt, now()))
      throw new EInvoiceRefused('The IRN is older than 24 hours');
    await db
      .update(kept)
      .set({ cancelledAt: now() })
      .where(and(eq(kept.id, row.id), isNull(kept.cancelledAt)));
  },
});
