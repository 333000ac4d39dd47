import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { maskPhone } from '#contract/domain/checks/phone.ts';
import { realPng } from '#tests/conformance/slots/pictures.fixture.ts';
import { startClients, type Clients, type Held } from '../conformance/accounts/startClients.ts';

/*
 * Whose accounts, contacts, opportunities and documents someone reads, changes and exports, by what they are to them; and
 * that a number which is masked for them leaves the server in no way (record 0072). By hand, so that a slip in the policies is
 * noticed.
 */

/** Whose it is, as the agent of the suite sees it. */
const relations = {
  own: 'agent',
  team: 'mate',
  subordinate: 'trainee',
  other: 'stranger',
} as const;
type Relation = keyof typeof relations;

/** Status of reading and of changing, and whether it is in what they export. */
const table: Readonly<Record<Relation, { read: number; change: number; isExported: boolean }>> = {
  own: { read: 200, change: 200, isExported: true },
  team: { read: 200, change: 403, isExported: false },
  subordinate: { read: 200, change: 200, isExported: true },
  other: { read: 404, change: 404, isExported: false },
};

type Owned = Held & { readonly documentId: number };

interface Thing {
  readonly what: string;
  readonly read: (held: Owned) => Promise<LightMyRequestResponse>;
  readonly change: (held: Owned) => Promise<LightMyRequestResponse>;
  /** The file that the agent gets, and what of the record would be in it; documents are in no file. */
  readonly exported?: (name: string) => readonly [resource: string, words: string];
}

let test: Clients;
const owned = new Map<string, Owned>();
const logged: string[] = [];

const png = (words: string): Buffer => Buffer.concat([realPng(40, 30), Buffer.from(words)]);

const documentAt = '/pixie/data/v1/entity/document';

const uploadFor = async (name: string, accountId: number): Promise<number> => {
  const form = new FormData();
  form.set('objectType', 'account');
  form.set('objectId', String(accountId));
  form.set('file', new Blob([new Uint8Array(png(name))]), `${name}.png`);
  const sent = new Response(form);
  const answer = await test.by(name).call('POST', documentAt, {
    body: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ id: number }>().id;
};

/** The lines that the server writes to its log, in place of writing them. */
const catchLog = (): void => {
  const { log } = test.app;
  const key = Object.getOwnPropertySymbols(log).find(one => one.description === 'pino.stream');
  // The logger keeps its stream under a symbol of its own, which its types do not name.
  const kept = log as unknown as Record<symbol, { write: (line: string) => boolean }>;
  const stream = key && kept[key];
  if (!stream) throw new Error('The log has no stream');
  vi.spyOn(stream, 'write').mockImplementation(line => logged.push(line) > 0);
};

beforeAll(async () => {
  test = await startClients({ LOG_LEVEL: 'info' });
  catchLog();
  for (const name of Object.values(relations)) {
    const held = test.held(name);
    owned.set(name, { ...held, documentId: await uploadFor(name, held.id) });
  }
});
afterAll(() => test.close());

const of = (relation: Relation): Owned => {
  const found = owned.get(relations[relation]);
  if (!found) throw new Error(`Nothing is ${relation}`);
  return found;
};
const agent = () => test.by('agent');
const versionOf = async (read: Promise<LightMyRequestResponse>): Promise<number> => {
  const answer = (await read).json<{ version?: number; results?: { version: number }[] }>();
  return answer.version ?? answer.results?.[0]?.version ?? 1;
};

const things: readonly Thing[] = [
  {
    what: 'account',
    read: ({ id }) => agent().get(`/sapna/v3/account-page/${id}`),
    change: async ({ id }) =>
      agent().put(`/sapna/v2/account/${id}`, {
        pocName: 'Changed',
        version: await versionOf(test.by('keeper').get(`/sapna/v3/account-page/${id}`)),
      }),
    exported: name => ['accounts', `Client of ${name}`],
  },
  {
    what: 'contact',
    read: ({ contactId }) => agent().get(`/console/v1/history?resource=contacts&id=${contactId}`),
    change: async ({ id, contactId }) =>
      agent().put(`/sapna/v1/contact/${contactId}`, {
        pocType: 'Owner',
        version: await versionOf(test.by('keeper').get(`/sapna/v1/contact?accountId=${id}`)),
      }),
    exported: name => ['contacts', `Person of ${name}`],
  },
  {
    what: 'opportunity',
    read: ({ opportunityId }) => agent().get(`/sapna/v3/opportunity-page/${opportunityId}`),
    change: async ({ opportunityId }) =>
      agent().put(`/sapna/v1/opportunity/${opportunityId}`, {
        cityId: 1,
        version: await versionOf(
          test.by('keeper').get(`/sapna/v3/opportunity-page/${opportunityId}`),
        ),
      }),
    exported: name => ['opportunities', `Deal of ${name}`],
  },
  {
    what: 'document',
    read: ({ documentId }) => agent().get(`${documentAt}/${documentId}/content`),
    change: ({ documentId }) => agent().call('DELETE', `${documentAt}/${documentId}`),
  },
];

const rows = things.flatMap(thing =>
  (Object.keys(table) as Relation[]).map(relation => [thing.what, relation, thing] as const),
);

describe('an agent', () => {
  it.each(rows)(
    '%s, %s: reads, changes and exports as the table says',
    async (_, relation, thing) => {
      const held = of(relation);
      const expected = table[relation];
      const answers = [await thing.read(held), await thing.change(held)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([expected.read, expected.change]);
      if (!thing.exported) return;
      const [resource, words] = thing.exported(relations[relation]);
      const file = await agent().get(`/console/v1/exports/${resource}`);
      expect([file.statusCode, file.body.includes(words)]).toEqual([200, expected.isExported]);
    },
  );
});

describe('a number that is masked', () => {
  const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  /** Pages, lists, files, searches, refusals: everything that could tell a number. */
  const asked: readonly ((held: Owned) => Promise<LightMyRequestResponse>)[] = [
    ({ id }) => agent().get(`/sapna/v3/account-page/${id}`),
    ({ id }) => agent().get(`/sapna/v1/contact?accountId=${id}`),
    () => agent().get('/sapna/v1/account?pageSize=1000'),
    () => agent().get('/console/v1/exports/accounts'),
    () => agent().get('/console/v1/exports/accounts?use=change'),
    () => agent().get('/console/v1/exports/contacts'),
    ({ id }) => agent().get(`/console/v1/history?resource=accounts&id=${id}`),
    ({ id }) => agent().get(`/sapna/v1/account-update-history-lsq?accountId=${id}`),
    () => agent().get('/console/v1/recent-changes?limit=100'),
    ({ phone }) => agent().get(`/sapna/v1/contact?search=${phone}`),
    ({ phone }) => agent().get(`/sapna/v2/opportunity?within=search&search=${phone}`),
    ({ phone }) =>
      agent().get(
        `/mystique/v1/sac/key-search?salesAccountSelectorsArray=${json([{ key: 'phone', value: phone }])}`,
      ),
    ({ phone }) =>
      agent().post('/mystique/v1/soc/post/key-search', {
        selectors: [{ key: 'phone', value: phone }],
      }),
    ({ id, phone }) => agent().put(`/sapna/v2/account/${id}`, { mobile: `${phone}1`, version: 1 }),
    ({ contactId, phone }) =>
      agent().put(`/sapna/v1/contact/${contactId}`, { phone: `${phone}x`, version: 1 }),
    ({ id, phone }) => agent().post('/sapna/v1/contact', { accountId: id, name: '!', phone }),
    ({ id }) => agent().put(`/sapna/v2/account/${id}`, { pocName: 'Stale', version: 0 }),
    ({ contactId }) => agent().post(`/sapna/v1/resendVerificationLink/${contactId}`),
  ];

  it.each(Object.keys(relations) as Relation[])('%s: stands in no answer', async relation => {
    const held = of(relation);
    for (const [at, ask] of asked.entries()) {
      const answer = await ask(held);
      expect(answer.statusCode).toBeLessThan(500);
      // What they typed themselves is said back to nobody, either.
      expect([at, answer.body.includes(held.phone)]).toEqual([at, false]);
      expect(JSON.stringify(answer.headers)).not.toContain(held.phone);
    }
  });

  it('is there, masked, where they may read it: the search for a leak can find one', async () => {
    const { body } = await asked[0]!(of('own'));
    expect(body).toContain(maskPhone(of('own').phone));
  });

  it('stands in no line of the log', () => {
    expect(logged.length).toBeGreaterThan(20);
    const numbers = [...owned.values()].map(({ phone }) => phone);
    expect(logged.filter(line => numbers.some(phone => line.includes(phone)))).toEqual([]);
  });

  it('stands in no event that others may hear', async () => {
    const found = await test.client.db
      .select({ text: sql<string>`coalesce(string_agg(event::text, ' '), '')` })
      .from(sql`events event`);
    for (const { phone } of owned.values()) expect(found[0]?.text).not.toContain(phone);
  });
});
