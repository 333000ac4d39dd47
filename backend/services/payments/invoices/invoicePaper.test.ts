import { describe, expect, it } from 'vitest';
import { invoiceTax, type SupplyKind } from '#contract/domain/invoices/invoiceTax.ts';
import { invoicePaper, type InvoicePaper } from './invoicePaper.ts';

interface Line {
  readonly description: string;
  readonly hsnCode: string;
  readonly quantity: number;
  readonly taxable: number;
}

const usual: readonly Line[] = [
  { description: 'Gold: First half', hsnCode: '998365', quantity: 3, taxable: 30_000_00 },
];

/** An invoice over lines of one kind of supply; the GST is 18 %, or none. */
const paperOf = (
  kind: SupplyKind,
  place: readonly [name: string, gstCode: string],
  lines: readonly Line[] = usual,
  more: Partial<InvoicePaper> = {},
): InvoicePaper => {
  const taxables = lines.map(({ taxable }) => taxable);
  const whole = taxables.reduce((sum, one) => sum + one, 0);
  const gst = kind === 'sez-without-payment' ? 0 : whole * 0.18;
  const tax = invoiceTax(taxables, kind, gst);
  return {
    invoice: {
      kind: 'tax',
      billedTo: {
        legalName: 'Asha Homes LLP',
        gstin: `${place[1]}ABCDE1234F1Z5`,
        address: '1 High Street',
        city: 'Pune',
        pincode: '411001',
        state: place[0],
        stateCode: place[1],
        supplyKind: kind,
        supplier: {
          name: 'Nivaas Media Pvt Ltd',
          gstin: '27AAPFU0939F1ZV',
          address: '5 Lake Road, Mumbai',
          state: 'Maharashtra',
          account: { bank: 'State Bank', number: '0012345678', ifsc: 'SBIN0000300' },
          signatory: 'Meera Joshi',
        },
      },
      dueOn: '2026-12-28',
      status: 'issued',
      taxablePaise: tax.taxable,
      cgstPaise: tax.cgst,
      sgstPaise: tax.sgst,
      igstPaise: tax.igst,
      totalPaise: tax.total,
    },
    lines: lines.map(({ taxable, ...line }, at) => ({
      ...line,
      taxBp: gst === 0 ? 0 : 1800,
      taxablePaise: taxable,
      cgstPaise: tax.lines[at]?.cgst ?? 0,
      sgstPaise: tax.lines[at]?.sgst ?? 0,
      igstPaise: tax.lines[at]?.igst ?? 0,
    })),
    placeOfSupply: { name: place[0], gstCode: place[1] },
    ...more,
  };
};

/** What is said on the paper: facts by their label, the table, and the sums. */
const read = (paper: InvoicePaper) => {
  const parts = invoicePaper(paper);
  const table = parts.find(part => part.kind === 'table');
  return {
    facts: Object.fromEntries(parts.flatMap(part => (part.kind === 'pairs' ? part.of : []))),
    columns: table?.columns.map(({ title }) => title),
    rows: table?.rows,
    sums: parts.flatMap(part => (part.kind === 'total' ? part.of : [])),
    notes: parts.flatMap(part => (part.kind === 'note' ? [part.text] : [])),
  };
};

const maharashtra = ['Maharashtra', '27'] as const;
const karnataka = ['Karnataka', '29'] as const;

describe('an invoice, field by field of rule 46', () => {
  it('within the State: who, to whom, where, each line, half the tax each, the total in words', () => {
    const { facts, columns, rows, sums, notes } = read(paperOf('intra', maharashtra));
    expect(facts).toEqual({
      Supplier: 'Nivaas Media Pvt Ltd',
      'Address of the supplier': '5 Lake Road, Mumbai',
      'GSTIN of the supplier': '27AAPFU0939F1ZV',
      'State of the supplier': 'Maharashtra (27)',
      'Billed to': 'Asha Homes LLP',
      GSTIN: '27ABCDE1234F1Z5',
      'Billing address': '1 High Street, Pune 411001',
      State: 'Maharashtra (27)',
      'Place of supply': 'Maharashtra (27)',
      'Tax on reverse charge': 'No',
      Due: '28/12/2026',
      'Total in words': 'Thirty Five Thousand Four Hundred Rupees Only',
      'Pay to': 'State Bank, account 0012345678',
      IFSC: 'SBIN0000300',
      'Signed for': 'Nivaas Media Pvt Ltd',
      'Authorised signatory': 'Meera Joshi',
    });
    expect(columns).toEqual([
      'Description',
      'HSN/SAC',
      'Quantity',
      'Rate',
      'Taxable value',
      'CGST',
      'SGST',
    ]);
    expect(rows).toEqual([
      ['Gold: First half', '998365', '3', '₹10,000', '₹30,000', '₹2,700 (9%)', '₹2,700 (9%)'],
    ]);
    expect(sums).toEqual([
      ['Taxable value', '₹30,000'],
      ['CGST', '₹2,700'],
      ['SGST', '₹2,700'],
      ['Total', '₹35,400'],
    ]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['to another State', 'inter', karnataka, ['IGST'], '₹5,400 (18%)', []],
    ['in a union territory', 'intra', ['Chandigarh', '04'], ['CGST', 'UTGST'], '₹2,700 (9%)', []],
    [
      'to a zone with tax',
      'sez-with-payment',
      maharashtra,
      ['IGST'],
      '₹5,400 (18%)',
      ['Supply to a special economic zone with payment of integrated tax.'],
    ],
    [
      'to a zone without tax',
      'sez-without-payment',
      maharashtra,
      [],
      '₹30,000',
      [
        'Supply to a special economic zone under letter of undertaking without payment of integrated tax.',
      ],
    ],
  ] as const)('%s has the taxes that apply and no others', (_, kind, place, taxes, last, notes) => {
    const told = read(paperOf(kind, place));
    expect(told.columns?.slice(5)).toEqual(taxes);
    expect(told.rows?.[0]?.at(-1)).toBe(last);
    expect(told.sums.map(([label]) => label)).toEqual(['Taxable value', ...taxes, 'Total']);
    expect(told.facts['Place of supply']).toBe(`${place[0]} (${place[1]})`);
    expect(told.notes).toEqual(notes);
  });

  it('of three packages, one of them at a discount, has a line each with its own rate', () => {
    const { rows } = read(
      paperOf('inter', karnataka, [
        { description: 'Gold: Whole', hsnCode: '998365', quantity: 2, taxable: 20_000_00 },
        { description: 'Silver: Whole', hsnCode: '998314', quantity: 1, taxable: 4_750_00 },
        { description: 'Tour (3 pieces): Whole', hsnCode: '998365', quantity: 1, taxable: 100_00 },
      ]),
    );
    expect(rows?.map(row => row.slice(1))).toEqual([
      ['998365', '2', '₹10,000', '₹20,000', '₹3,600 (18%)'],
      ['998314', '1', '₹4,750', '₹4,750', '₹855 (18%)'],
      ['998365', '1', '₹100', '₹100', '₹18 (18%)'],
    ]);
  });

  it('a credit note names the invoice and its day', () => {
    const credits = { number: 'INV/26-27/000012', issuedOn: '2026-11-03' };
    const { facts } = read(paperOf('intra', maharashtra, usual, { credits }));
    expect(facts['Takes back']).toBe('INV/26-27/000012 of 3/11/2026');
  });

  it('a credit note falls due on no day and asks for no money; a proforma is no tax invoice', () => {
    const paper = paperOf('intra', maharashtra);
    const credit = read({ ...paper, invoice: { ...paper.invoice, kind: 'credit-note' } });
    expect(Object.keys(credit.facts)).not.toEqual(expect.arrayContaining(['Due']));
    expect(credit.facts).not.toHaveProperty('Pay to');
    const proforma = read({ ...paper, invoice: { ...paper.invoice, kind: 'proforma' } });
    expect(proforma.notes).toEqual([
      'This is not a tax invoice. No input tax credit can be claimed by it.',
    ]);
  });

  it('has the IRN with its signed code, and says where it has none yet or a simulated one', () => {
    const registered = {
      state: 'registered',
      irn: 'a1'.repeat(32),
      ackNumber: '112610036563310',
      ackAt: new Date('2026-11-28T08:35:00Z'),
      signedQr: 'one.two.three',
      isSimulated: true,
    } as const;
    const paper = paperOf('intra', maharashtra);
    const parts = invoicePaper({ ...paper, eInvoice: registered });
    expect(parts.find(({ kind }) => kind === 'code')).toEqual({
      kind: 'code',
      title: 'Signed QR code of the e-invoice portal',
      text: 'one.two.three',
      of: [
        ['IRN', 'a1'.repeat(32)],
        ['Acknowledgement number', '112610036563310'],
        ['Acknowledgement date', '28/11/2026 14:05'],
      ],
    });
    expect(read({ ...paper, eInvoice: registered }).notes).toEqual([
      'The IRN is simulated: no portal has registered this invoice.',
    ]);
    const waiting = { ...registered, irn: null, signedQr: null, ackAt: null, ackNumber: null };
    expect(read({ ...paper, eInvoice: { ...waiting, state: 'queued' } }).notes).toEqual([
      'This invoice is not valid before the e-invoice portal has given its IRN.',
    ]);
  });

  it('of a supplier without account and signatory asks for no account, and leaves room to sign', () => {
    const paper = paperOf('intra', maharashtra);
    const {
      account: _account,
      signatory: _signatory,
      ...supplier
    } = paper.invoice.billedTo.supplier;
    const billedTo = { ...paper.invoice.billedTo, gstin: null, stateCode: null, supplier };
    const { facts } = read({ ...paper, invoice: { ...paper.invoice, billedTo } });
    expect(facts).not.toHaveProperty('Pay to');
    expect(facts['Authorised signatory']).toMatch(/^_+$/);
    expect([facts['GSTIN'], facts['State']]).toEqual(['Unregistered', 'Maharashtra']);
  });
});
