import type { Day } from '../days/indiaDay.ts';
import type { Told } from '../messages/told.ts';
import { told } from '../messages/told.ts';
import type { InvoiceKind } from './invoiceNumber.ts';

/**
 * How an invoice stands at the e-invoice portal (CGST rule 48(4)): on its way, registered under its IRN, refused, its
 * cancellation on its way, or cancelled there too.
 */
export const eInvoiceStates = [
  'queued',
  'registered',
  'refused',
  'cancelling',
  'cancelled',
] as const;
/** What the portal calls a document: an invoice or a credit note. */
export type EInvoiceDocument = 'INV' | 'CRN';

/** `03/04/2026`, as the portal writes days. */
export const portalDay = (day: Day): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${date}/${month}/${year}`;
};

/** An invoice reference number: 64 hexadecimal digits. */
export const irnPattern = /^[\da-f]{64}$/;

/** An IRN can be cancelled until a day after it was given, and not later. */
const cancelHours = 24;

/** As which document an invoice is registered; undefined for a proforma, which is none, and for an unregistered buyer. */
export const eInvoiceOf = (
  kind: InvoiceKind,
  buyerGstin: string | null,
): EInvoiceDocument | undefined => {
  if (kind === 'proforma' || !buyerGstin) return undefined;
  return kind === 'credit-note' ? 'CRN' : 'INV';
};

/** Whether the portal still cancels an IRN that it gave at `ackAt`. */
export const isIrnCancellable = (ackAt: Date, now: Date): boolean =>
  now.getTime() - ackAt.getTime() < cancelHours * 3_600_000;

/** The minutes between the tries of a portal that does not answer: then the invoice waits for a person. */
const retryMinutes = [1, 5, 30, 120] as const;

/** When it is tried again; undefined when it waits for a person. `attempts` are those made so far. */
export const nextEInvoiceAttempt = (attempts: number, now: Date): Date | undefined => {
  const minutes = retryMinutes[attempts - 1];
  return minutes === undefined ? undefined : new Date(now.getTime() + minutes * 60_000);
};

export const eInvoiceRefusals = {
  notNeeded: told(
    'Only tax invoices and credit notes to a buyer with a GSTIN are registered with the e-invoice portal.',
    'ई-इनवॉइस पोर्टल पर केवल GSTIN वाले खरीदार के कर बीजक और क्रेडिट नोट दर्ज होते हैं।',
  ),
  onItsWay: told(
    'The e-invoice portal has this invoice already.',
    'यह बीजक ई-इनवॉइस पोर्टल के पास पहले से है।',
  ),
  cancelled: told(
    'The invoice is cancelled, so it needs no IRN.',
    'बीजक रद्द है, इसलिए उसे IRN नहीं चाहिए।',
  ),
  tooLate: told(
    'The IRN is older than 24 hours, so the e-invoice portal no longer cancels it. Take the invoice back by a credit note.',
    'IRN 24 घंटे से पुराना है, इसलिए ई-इनवॉइस पोर्टल इसे रद्द नहीं करता। बीजक को क्रेडिट नोट से वापस लें।',
  ),
} as const satisfies Record<string, Told>;
