import { irnPattern } from '#contract/domain/invoices/eInvoice.ts';
import {
  EInvoicePortalAway,
  EInvoiceRefused,
  type EInvoice,
  type EInvoicePortal,
  type RegisteredInvoice,
} from './EInvoicePortal.ts';
import { inv01, portalDay } from './inv01.ts';

const defaultPatience = 20_000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null ? (body as Fields) : {};

const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? String(value)
    : undefined;
};

/** `2026-11-28 14:05:00`, which the portal writes in Indian time. */
const instantOf = (text: string | undefined): Date | undefined => {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  return new Date(`${text.replace(' ', 'T')}+05:30`);
};

const registeredIn = (fields: Fields): RegisteredInvoice => {
  const irn = textIn(fields, 'Irn');
  const ackNumber = textIn(fields, 'AckNo');
  const ackAt = instantOf(textIn(fields, 'AckDt'));
  const signedQr = textIn(fields, 'SignedQRCode');
  if (!irn || !irnPattern.test(irn) || !ackNumber || !ackAt || !signedQr)
    throw new EInvoicePortalAway('The e-invoice portal sent an answer without a whole IRN');
  return { irn, ackNumber, ackAt, signedQr };
};

/**
 * A provider (GSP) before the invoice registration portal, with the portal's own calls: `POST <url>/Invoice` takes form INV-01
 * and answers `{ Irn, AckNo, AckDt, SignedQRCode }`; 409 says that the number is registered, and
 * `GET <url>/Invoice/irnbydocdetails` tells as what. `POST <url>/Invoice/Cancel` cancels. Another status of 400 to 499 with
 * `{ message }` is a refusal.
 * @param token Sent as a bearer token when there is one.
 * @param patience Milliseconds in which it has to answer.
 */
export const httpEInvoices = (
  url: URL,
  token: string | null,
  patience = defaultPatience,
): EInvoicePortal => {
  const base = url.href.endsWith('/') ? url : new URL(`${url.href}/`);
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(new URL(path, base), {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch((error: unknown) => {
      throw new EInvoicePortalAway('The e-invoice portal did not respond', { cause: error });
    });
    const fields = fieldsOf(await answer.json().catch(() => null));
    return { status: answer.status, fields };
  };
  const expectGood = ({ status, fields }: Awaited<ReturnType<typeof ask>>): Fields => {
    const isBusy = status === 408 || status === 429 || status === 401 || status === 403;
    if (status >= 400 && status < 500 && !isBusy)
      throw new EInvoiceRefused(
        textIn(fields, 'message') ?? `The e-invoice portal answered ${status}`,
      );
    if (status < 200 || status > 299)
      throw new EInvoicePortalAway(`The e-invoice portal answered ${status}`);
    return fields;
  };
  const known = ({ document, number, issuedOn }: EInvoice) => {
    const query = new URLSearchParams({
      doctype: document,
      docnum: number,
      docdate: portalDay(issuedOn),
    });
    return ask('GET', `Invoice/irnbydocdetails?${query.toString()}`);
  };
  return {
    isSimulated: false,
    register: async invoice => {
      const answer = await ask('POST', 'Invoice', inv01(invoice));
      return registeredIn(expectGood(answer.status === 409 ? await known(invoice) : answer));
    },
    cancel: async (irn, reason) => {
      // 4 is "others" among the reasons of the portal.
      const body = { Irn: irn, CnlRsn: '4', CnlRem: reason.slice(0, 100) };
      expectGood(await ask('POST', 'Invoice/Cancel', body));
    },
  };
};
