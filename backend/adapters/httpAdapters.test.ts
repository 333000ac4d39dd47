import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpAnalytics } from './analytics/httpAnalytics.ts';
import { ErpRefused } from './erp/Erp.ts';
import { httpErp } from './erp/httpErp.ts';
import { linkGateway } from './gateway/linkGateway.ts';
import { httpHris } from './hris/httpHris.ts';

/* The adapters of outside systems over a real connection: what comes well, late, broken, or as a page of a proxy. */

type Mode = 'good' | 'slow' | 'broken' | 'page' | 'refused' | 'empty';

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
  employeeCode: 'E7',
  name: 'Meera Nair',
  email: 'meera@example.com',
};

const answer = (response: ServerResponse): void => {
  const send = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': type }).end(text);
  const json = (status: number, body: unknown) =>
    send(status, 'application/json', JSON.stringify(body));
  if (mode === 'good') json(200, good);
  else if (mode === 'slow') setTimeout(() => json(200, good), patience * 4).unref();
  else if (mode === 'broken') json(500, { message: 'Out of order' });
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
    answer(response);
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

/** What each system is asked, and what is thrown when it does not answer well. */
const systems = {
  NetSuite: () => httpErp(url, 'secret', patience).push(push as never),
  'HR system': () => httpHris(url, 'secret', patience).find('E7'),
  'payment gateway': () =>
    linkGateway({ url, keyId: 'key', keySecret: 'word' }, fetch, patience).makeLink(
      undefined as never,
      link,
    ),
} as const;

const away: Readonly<Record<keyof typeof systems, RegExp>> = {
  NetSuite: /NetSuite (answered|did not respond)/,
  'HR system': /The HR system does not respond/,
  'payment gateway': /payment|gateway/i,
};

describe.each(Object.keys(systems) as (keyof typeof systems)[])('%s', name => {
  it('takes a good answer and proves itself', async () => {
    mode = 'good';
    const taken = await systems[name]();
    expect(JSON.stringify(taken)).toMatch(/NS-77|E7|plink_1/);
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
