import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpAnalytics } from './analytics/httpAnalytics.ts';
import { EInvoiceRefused, type EInvoice } from './eInvoices/EInvoicePortal.ts';
import { httpEInvoices } from './eInvoices/httpEInvoices.ts';
import { ErpRefused } from './erp/Erp.ts';
import { httpErp } from './erp/httpErp.ts';
import { linkGateway } from './gateway/linkGateway.ts';
import { httpHris } from './hris/httpHris.ts';

/* The adapters of outside systems over a real connection: what comes well, late, broken, or as a page of a proxy. */

type Mode = 'good' | 'slow' | 'broken' | 'page' | 'refused' | 'empty' | 'known';

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

let mode: Mode = 'good';
let heard: Heard[] = [];
let url: URL;
/** Milliseconds that the adapters wait; the slow one answers later. */
const patience = 150;

const good = {
  erpId: 'NS-77',
  id: 'plink_1',
  short_url: 'https://pay.example/1',
  Irn: 'a1'.repeat(32),
  AckNo: 112_610_036_563_310,
  AckDt: '2026-11-28 14:05:00',
  SignedQRCode: 'one.two.three',
  employeeCode: 'E7',
  name: 'Meera Nair',
  email: 'meera@example.com',
};

const answer = (response: ServerResponse, method = ''): void => {
  const send = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': type }).end(text);
  const json = (status: number, body: unknown) =>
    send(status, 'application/json', JSON.stringify(body));
  if (mode === 'good') json(200, good);
  else if (mode === 'slow') setTimeout(() => json(200, good), patience * 4).unref();
  else if (mode === 'broken') json(500, { message: 'Out of order' });
  else if (mode === 'known') json(method === 'POST' ? 409 : 200, method === 'POST' ? {} : good);
  else if (mode === 'refused') json(422, { message: 'No such department' });
  else if (mode === 'empty') json(200, {});
  else send(200, 'text/html', '<html><body>Please sign in to the proxy</body></html>');
};

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', part => (text += part));
  request.on('end', () => {
    heard.push({
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    });
    answer(response, request.method);
  });
});

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
beforeEach(() => {
  heard = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const push = {
  entityName: 'Opportunity',
  entityId: 12,
  domain: 1,
  departmentId: 3,
  branchId: null,
  data: { amount: 100 },
  attempt: 1,
  key: 'push-12-1',
} as const;

const link = {
  reference: 'link-1',
  amount: 118_000,
  description: 'Package',
  payer: { name: 'Asha Rao', email: null, phone: null },
  expiresAt: new Date('2031-01-01T00:00:00Z'),
};

const party = {
  gstin: '27AAPFU0939F1ZV',
  name: 'Nivaas Media',
  address: '5 Lake Road',
  city: 'Mumbai',
  pincode: '400001',
  stateCode: '27',
};

const invoice: EInvoice = {
  document: 'CRN',
  number: 'CRN/26-27/000001',
  issuedOn: '2026-11-28',
  supplyKind: 'sez-with-payment',
  placeOfSupply: '27',
  supplier: party,
  buyer: { ...party, gstin: '27ABCDE1234F1Z5', name: 'Asha Homes' },
  lines: [
    {
      description: 'Gold',
      hsnCode: '998365',
      quantity: 3,
      taxBp: 1800,
      taxable: 30_000_01,
      cgst: 0,
      sgst: 0,
      igst: 5_400_00,
    },
  ],
  taxable: 30_000_01,
  cgst: 0,
  sgst: 0,
  igst: 5_400_00,
  total: 35_400_01,
  credits: { number: 'INV/26-27/000001', issuedOn: '2026-11-03' },
};

const portal = () => httpEInvoices(url, 'secret', patience);

/** What each system is asked, and what is thrown when it does not answer well. */
const systems = {
  NetSuite: () => httpErp(url, 'secret', patience).push(push as never),
  'e-invoice portal': () => portal().register(invoice, 1),
  'HR system': () => httpHris(url, 'secret', patience).find('E7'),
  'payment gateway': () =>
    linkGateway({ url, keyId: 'key', keySecret: 'word' }, fetch, patience).makeLink(
      undefined as never,
      link,
    ),
} as const;

const away: Readonly<Record<keyof typeof systems, RegExp>> = {
  NetSuite: /NetSuite (answered|did not respond)/,
  'e-invoice portal': /The e-invoice portal (answered|did not respond|sent an answer)/,
  'HR system': /The HR system does not respond/,
  'payment gateway': /payment|gateway/i,
};

describe.each(Object.keys(systems) as (keyof typeof systems)[])('%s', name => {
  it('takes a good answer and proves itself', async () => {
    mode = 'good';
    const taken = await systems[name]();
    expect(JSON.stringify(taken)).toMatch(/NS-77|E7|plink_1|"irn":"a1/);
    expect(heard[0]?.headers['authorization']).toMatch(/^(Bearer secret|Basic )/);
  });

  it.each<Mode>(['slow', 'broken', 'page', 'empty'])('is away when the answer is %s', async way => {
    mode = way;
    await expect(systems[name]()).rejects.toThrow(away[name]);
  });
});

describe('NetSuite', () => {
  it('is told a push with its key, and what it refuses is told in its own words', async () => {
    mode = 'refused';
    await expect(systems.NetSuite()).rejects.toThrow(new ErpRefused('No such department'));
    expect(heard[0]).toMatchObject({
      method: 'PUT',
      path: '/api/Opportunity/12',
      headers: { 'idempotency-key': 'push-12-1' },
      body: { domain: 1, departmentId: 3, branchId: null, data: { amount: 100 } },
    });
  });
});

describe('e-invoice portal', () => {
  it('gets form INV-01, and gives the IRN with its acknowledgement in Indian time', async () => {
    mode = 'good';
    expect(await systems['e-invoice portal']()).toEqual({
      irn: 'a1'.repeat(32),
      ackNumber: '112610036563310',
      ackAt: new Date('2026-11-28T08:35:00Z'),
      signedQr: 'one.two.three',
    });
    expect(heard[0]).toMatchObject({
      method: 'POST',
      path: '/api/Invoice',
      body: {
        Version: '1.1',
        TranDtls: { TaxSch: 'GST', SupTyp: 'SEZWP', RegRev: 'N' },
        DocDtls: { Typ: 'CRN', No: 'CRN/26-27/000001', Dt: '28/11/2026' },
        SellerDtls: { Gstin: '27AAPFU0939F1ZV', Pin: 400_001, Stcd: '27' },
        BuyerDtls: { Gstin: '27ABCDE1234F1Z5', Pos: '27' },
        ItemList: [
          { SlNo: '1', IsServc: 'Y', HsnCd: '998365', Qty: 3, GstRt: 18, AssAmt: 30_000.01 },
        ],
        ValDtls: { AssVal: 30_000.01, IgstVal: 5400, TotInvVal: 35_400.01 },
        RefDtls: { PrecDocDtls: [{ InvNo: 'INV/26-27/000001', InvDt: '03/11/2026' }] },
      },
    });
  });

  it('tells what a number is registered as when it has it already', async () => {
    mode = 'known';
    expect(await systems['e-invoice portal']()).toMatchObject({ irn: 'a1'.repeat(32) });
    expect(heard[1]?.path).toBe(
      '/api/Invoice/irnbydocdetails?doctype=CRN&docnum=CRN%2F26-27%2F000001&docdate=28%2F11%2F2026',
    );
  });

  it('refuses in its own words, and is not asked about a party whose address is not whole', async () => {
    mode = 'refused';
    await expect(systems['e-invoice portal']()).rejects.toThrow(
      new EInvoiceRefused('No such department'),
    );
    heard = [];
    const buyer = { ...invoice.buyer, pincode: null };
    await expect(portal().register({ ...invoice, buyer }, 1)).rejects.toThrow(
      new EInvoiceRefused('The buyer has no PIN code'),
    );
    expect(heard).toEqual([]);
  });

  it('cancels an IRN with the reason', async () => {
    mode = 'good';
    await portal().cancel('a1'.repeat(32), 'Wrong entity');
    expect(heard[0]).toMatchObject({
      path: '/api/Invoice/Cancel',
      body: { Irn: 'a1'.repeat(32), CnlRsn: '4', CnlRem: 'Wrong entity' },
    });
  });
});

describe('analytics', () => {
  const at = new Date('2031-01-01T00:00:00Z');

  it('get events together, in their order', async () => {
    mode = 'good';
    const analytics = httpAnalytics(url, 'secret', () => at);
    analytics.track({ name: 'call initiated', agentId: 7 });
    analytics.track({ name: 'share link', agentId: 7 });
    await analytics.flush();
    expect(heard.map(({ body }) => body)).toEqual([
      {
        events: [
          { name: 'call initiated', agentId: 7, at: at.toISOString() },
          { name: 'share link', agentId: 7, at: at.toISOString() },
        ],
      },
    ]);
    await analytics.flush();
    expect(heard).toHaveLength(1);
  });

  it('get later what they did not take, and nobody hears of it', async () => {
    mode = 'broken';
    const analytics = httpAnalytics(url, null, () => at);
    for (let event = 0; event < 5; event += 1)
      analytics.track({ name: 'call initiated', agentId: event });
    await analytics.flush();
    mode = 'good';
    analytics.track({ name: 'share link', agentId: 9 });
    await analytics.flush();
    expect(heard.at(-1)?.body).toMatchObject({
      events: [0, 1, 2, 3, 4, 9].map(agentId => ({ agentId })),
    });
  });
});
