import { eInvoiceOf } from '#contract/domain/invoices/eInvoice.ts';
import type { InvoiceKind } from '#contract/domain/invoices/invoiceNumber.ts';
import { usualSupplier } from '#contract/domain/invoices/usualSupplier.ts';
import { irnOf, simulatedQr } from '../../../adapters/eInvoices/simulatedQr.ts';
import type * as schema from '../../schema/money/eInvoices.ts';

interface Issued {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly sequence: number;
  readonly issuedOn: string;
  readonly gstin: string | null;
  readonly total: number;
  readonly isCancelled: boolean;
  readonly at: Date;
}

type Row = typeof schema.eInvoices.$inferInsert;

/** How an invoice of the demo stands at the portal: most are registered, some were refused; undefined for one that has no IRN. */
export const eInvoiceSeed = (invoice: Issued): Row | undefined => {
  const { id, kind, number, issuedOn, gstin, total, at } = invoice;
  const document = eInvoiceOf(kind, gstin);
  if (!document || !gstin) return undefined;
  const common = { invoiceId: id, isSimulated: true, attempts: 1, createdAt: at, updatedAt: at };
  if (invoice.sequence % 37 === 0 && !invoice.isCancelled)
    return { ...common, state: 'refused', error: 'The GSTIN of the buyer is inactive' };
  const named = { document, number, issuedOn, total, supplier: usualSupplier, buyer: { gstin } };
  return {
    ...common,
    state: invoice.isCancelled && kind === 'digislate' ? 'cancelled' : 'registered',
    irn: irnOf(named),
    ackNumber: `1126${String(id).padStart(11, '0')}`,
    ackAt: at,
    signedQr: simulatedQr({ ...named, lines: [{ hsnCode: '998365' }] }),
  };
};
