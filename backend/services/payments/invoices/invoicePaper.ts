import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaClock, indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { BilledBy, BilledTo } from '#contract/domain/invoices/BilledTo.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { missingDate } from '#contract/domain/texts/missing.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import type { eInvoices, invoiceLines, invoices } from '../../../database/schema/index.ts';
import { amountInWords } from '../../../pdf/amountInWords.ts';
import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';

type Pair = readonly [label: string, value: string];
type Line = Pick<
  typeof invoiceLines.$inferSelect,
  | 'description'
  | 'hsnCode'
  | 'quantity'
  | 'taxBp'
  | 'taxablePaise'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
>;

/** What an invoice was written with. */
export interface InvoicePaper {
  readonly invoice: Pick<
    typeof invoices.$inferSelect,
    | 'billedTo'
    | 'kind'
    | 'dueOn'
    | 'status'
    | 'taxablePaise'
    | 'cgstPaise'
    | 'sgstPaise'
    | 'igstPaise'
    | 'totalPaise'
  >;
  readonly lines: readonly Line[];
  readonly placeOfSupply: { readonly name: string; readonly gstCode: string };
  /** The invoice that a credit note takes back. */
  readonly credits?: { readonly number: string; readonly issuedOn: Day };
  /** How it stands at the e-invoice portal; absent where it is not to be registered. */
  readonly eInvoice?: Pick<
    typeof eInvoices.$inferSelect,
    'state' | 'irn' | 'ackNumber' | 'ackAt' | 'signedQr' | 'isSimulated'
  >;
}

const notes: Readonly<Record<string, string>> = {
  'sez-with-payment': 'Supply to a special economic zone with payment of integrated tax.',
  'sez-without-payment':
    'Supply to a special economic zone under letter of undertaking without payment of integrated tax.',
};

/** Union territories without a legislature, whose half of the tax is the territory’s (UTGST Act 2017). */
const territories = new Set(['04', '26', '31', '35', '38']);

/** The taxes that an invoice has, by the column that holds them. A line of no rate has none. */
const taxesOf = ({ invoice, placeOfSupply }: InvoicePaper) => {
  const half = territories.has(placeOfSupply.gstCode) ? 'UTGST' : 'SGST';
  const all = [
    { name: 'CGST', of: 'cgstPaise', share: 2 },
    { name: half, of: 'sgstPaise', share: 2 },
    { name: 'IGST', of: 'igstPaise', share: 1 },
  ] as const;
  return all.filter(({ of }) => invoice[of] > 0);
};

const stateOf = (name: string | null | undefined, code: string | null | undefined): string =>
  name ? `${name}${code ? ` (${code})` : ''}` : missingDate;

const supplierPairs = (supplier: BilledBy): Pair[] => [
  ['Supplier', supplier.name],
  ['Address of the supplier', supplier.address],
  ['GSTIN of the supplier', supplier.gstin],
  ...(supplier.state === undefined
    ? []
    : ([
        ['State of the supplier', stateOf(supplier.state, supplier.gstin.slice(0, 2))],
      ] satisfies Pair[])),
];

const buyerPairs = (to: BilledTo): Pair[] => [
  ['Billed to', to.legalName],
  ['GSTIN', to.gstin || 'Unregistered'],
  [
    'Billing address',
    [to.address, [to.city, to.pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ') ||
      missingDate,
  ],
  ['State', stateOf(to.state, to.stateCode)],
];

/** A credit note gives back: it falls due on no day and names no account. */
const asksForMoney = ({ kind }: Pick<InvoicePaper['invoice'], 'kind'>): boolean =>
  kind !== 'credit-note';

/** The IRN with the portal's signed code (rule 46(r)). */
const registrationOf = ({ eInvoice }: InvoicePaper): PaperPart[] => {
  if (!eInvoice?.irn || !eInvoice.signedQr || !eInvoice.ackAt) return [];
  const { irn, ackNumber, ackAt, signedQr, state } = eInvoice;
  const isCancelled = state === 'cancelled';
  return [
    {
      kind: 'code',
      title: 'Signed QR code of the e-invoice portal',
      text: signedQr,
      of: [
        [isCancelled ? 'IRN (cancelled)' : 'IRN', irn],
        ['Acknowledgement number', ackNumber ?? missingDate],
        ['Acknowledgement date', `${formatDay(indiaDay(ackAt))} ${indiaClock(ackAt)}`],
      ],
    },
  ];
};

/** What a reader must not take the paper for. */
const warningsOf = ({ invoice, eInvoice }: InvoicePaper): PaperPart[] => {
  const isMissing = eInvoice && !eInvoice.irn && invoice.status === 'issued';
  const texts = [
    invoice.kind === 'proforma' &&
      'This is not a tax invoice. No input tax credit can be claimed by it.',
    isMissing && 'This invoice is not valid before the e-invoice portal has given its IRN.',
    eInvoice?.irn &&
      eInvoice.isSimulated &&
      'The IRN is simulated: no portal has registered this invoice.',
  ];
  return texts.flatMap(text => (text ? [{ kind: 'note', text }] : []));
};

const headOf = ({ invoice, placeOfSupply, credits }: InvoicePaper): PaperPart => ({
  kind: 'pairs',
  of: [
    ...supplierPairs(invoice.billedTo.supplier),
    ...buyerPairs(invoice.billedTo),
    ['Place of supply', stateOf(placeOfSupply.name, placeOfSupply.gstCode)],
    ['Tax on reverse charge', 'No'],
    ...(asksForMoney(invoice) ? ([['Due', formatDay(invoice.dueOn)]] satisfies Pair[]) : []),
    ...(credits
      ? ([['Takes back', `${credits.number} of ${formatDay(credits.issuedOn)}`]] satisfies Pair[])
      : []),
    ...(invoice.status === 'cancelled' ? ([['Status', 'Cancelled']] satisfies Pair[]) : []),
  ],
});

/** An amount with its rate: `₹9.00 (9%)`. */
const taxAt = (amount: Paise, basisPoints: number): string =>
  `${formatRupees(amount)} (${writeNumber(basisPoints / 100)}%)`;

const tableOf = (paper: InvoicePaper): PaperPart => {
  const taxes = taxesOf(paper);
  return {
    kind: 'table',
    title: 'Lines',
    columns: [
      { title: 'Description', share: 5 },
      { title: 'HSN/SAC', share: 2 },
      { title: 'Quantity', share: 1.6, isAmount: true },
      { title: 'Rate', share: 2.2, isAmount: true },
      { title: 'Taxable value', share: 2.4, isAmount: true },
      ...taxes.map(({ name }) => ({ title: name, share: 2.6, isAmount: true })),
    ],
    rows: paper.lines.map(line => [
      line.description,
      line.hsnCode,
      writeNumber(line.quantity),
      formatRupees(line.taxablePaise / line.quantity),
      formatRupees(line.taxablePaise),
      ...taxes.map(({ of, share }) => taxAt(line[of], line.taxBp / share)),
    ]),
  };
};

const accountPairs = ({ account }: BilledBy): Pair[] =>
  account
    ? [
        ['Pay to', `${account.bank}, account ${account.number}`],
        ['IFSC', account.ifsc],
      ]
    : [];

/**
 * What stands on an invoice, as rule 46 of the CGST rules wants it (a credit note: rule 53), from what was written on the
 * day of issue: who bills and who is billed with State and code, each line with HSN, quantity, rate and tax, only the
 * taxes that apply, the total in words, the account, and who signs.
 */
export const invoicePaper = (paper: InvoicePaper): readonly PaperPart[] => {
  const { invoice } = paper;
  const { supplier, supplyKind } = invoice.billedTo;
  const note = notes[supplyKind ?? ''];
  return [
    headOf(paper),
    ...registrationOf(paper),
    tableOf(paper),
    {
      kind: 'total',
      of: [
        ['Taxable value', formatRupees(invoice.taxablePaise)],
        ...taxesOf(paper).map(({ name, of }): Pair => [name, formatRupees(invoice[of])]),
        ['Total', formatRupees(invoice.totalPaise)],
      ],
    },
    {
      kind: 'pairs',
      of: [
        ['Total in words', amountInWords(invoice.totalPaise)],
        ...(asksForMoney(invoice) ? accountPairs(supplier) : []),
        ['Signed for', supplier.name],
        ['Authorised signatory', supplier.signatory ?? '______________________'],
      ],
    },
    ...(note === undefined ? [] : ([{ kind: 'note', text: note }] as const)),
    ...warningsOf(paper),
  ];
};
