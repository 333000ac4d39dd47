import { createHash, createHmac } from 'node:crypto';
import { financialYearOf, financialYearText } from '#contract/domain/invoices/invoiceNumber.ts';
import type { EInvoice } from './EInvoicePortal.ts';
import { portalDay } from './inv01.ts';

type Named = Pick<EInvoice, 'document' | 'number' | 'issuedOn'> & {
  readonly supplier: Pick<EInvoice['supplier'], 'gstin'>;
};

/** The IRN as the law makes it: the hash of the supplier, the financial year, and the kind and number of the document. */
export const irnOf = ({ supplier, document, number, issuedOn }: Named): string => {
  const year = financialYearOf(issuedOn);
  const text = `${supplier.gstin}${Math.floor(year / 100)}${financialYearText(year)}${document}${number}`;
  return createHash('sha256').update(text).digest('hex');
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the portal signs it, with what the code of an invoice says; the issuer says that nobody signed it. */
export const simulatedQr = (
  invoice: Named &
    Pick<EInvoice, 'total'> & {
      readonly buyer: Pick<EInvoice['buyer'], 'gstin'>;
      readonly lines: readonly Pick<EInvoice['lines'][number], 'hsnCode'>[];
    },
): string => {
  const data = JSON.stringify({
    SellerGstin: invoice.supplier.gstin,
    BuyerGstin: invoice.buyer.gstin,
    DocNo: invoice.number,
    DocTyp: invoice.document,
    DocDt: portalDay(invoice.issuedOn),
    TotInvVal: invoice.total / 100,
    ItemCnt: invoice.lines.length,
    MainHsnCode: invoice.lines[0]?.hsnCode,
    Irn: irnOf(invoice),
  });
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ data, iss: 'SIMULATED' })}`;
  return `${text}.${createHmac('sha256', 'simulated').update(text).digest('base64url')}`;
};
