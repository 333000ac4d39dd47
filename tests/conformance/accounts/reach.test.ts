import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { LightMyRequestResponse } from 'fastify';
import { startClients, type Clients, type Held } from './startClients.ts';

let test: Clients;
beforeAll(async () => {
  test = await startClients();
  const of = (entity: string, id: number, phone: string) => ({
    actorId: test.idOf('keeper'),
    surface: 'form' as const,
    action: 'update',
    entity,
    entityId: String(id),
    before: { mobile: phone, phone },
    after: { mobile: '9000000000', phone: '9000000000' },
  });
  await test.client.db.insert(auditEntries).values(
    ['agent', 'mate', 'trainee', 'stranger'].flatMap(name => {
      const { id, contactId, phone } = test.held(name);
      return [of('accounts', id, phone), of('contacts', contactId, phone)];
    }),
  );
});
afterAll(() => test.close());

type Read = (held: Held) => string;

/** Everything that tells of an account or of what hangs on it, one record at a time. */
const reads: readonly [string, Read][] = [
  ['account page', ({ id }) => `/sapna/v3/account-page/${id}`],
  ['legal entities', ({ id }) => `/sapna/v2/account-legal-entity/account/${id}`],
  ['wallet', ({ id }) => `/sapna/v1/seller-wallet-payments/${id}`],
  ['thresholds', ({ id }) => `/sapna/v1/get-all-tan-threshold/${id}`],
  ['update history', ({ id }) => `/sapna/v1/account-update-history-lsq?accountId=${id}`],
  ['DND', ({ id }) => `/sapna/v1/account/mark/get-dnd-status?accountId=${id}`],
  ['DID', ({ id }) => `/sapna/v1/did-contact-number/${id}`],
  ['migration', ({ id }) => `/sapna/v1/check-if-account-migrated?accountId=${id}`],
  ['figures', ({ id }) => `/console/v1/accounts/${id}/figure-parts?of=dealValue`],
  ['history', ({ id }) => `/console/v1/history?resource=accounts&id=${id}`],
  [
    'history of a contact',
    ({ contactId }) => `/console/v1/history?resource=contacts&id=${contactId}`,
  ],
];

/** Lists that could tell of them. */
const lists: readonly [string, Read][] = [
  ['accounts', () => '/sapna/v1/account?pageSize=1000'],
  ['accounts by id', ({ id }) => `/sapna/v1/account?filters=id==${id}`],
  ['accounts by name', () => '/sapna/v1/account?search=Client%20of'],
  ['contacts', () => '/sapna/v1/contact?pageSize=1000&search=Person%20of'],
  ['contacts of the account', ({ id }) => `/sapna/v1/contact?accountId=${id}`],
  ['contacts by number', ({ phone }) => `/sapna/v1/contact?search=${phone}`],
  ['legal entities', ({ id }) => `/console/v1/legal-entities?accountId=${id}`],
  ['activities', ({ id }) => `/console/v1/account-activities?accountId=${id}`],
  ['mapped accounts', ({ id }) => `/console/v1/account-mappings?accountId=${id}`],
  ['lead profiles', () => '/console/v1/lead-profiles?filters=accountName=like=Client'],
  ['recent changes', () => '/console/v1/recent-changes?limit=100'],
  [
    'key search',
    ({ phone }) =>
      `/mystique/v1/sac/key-search?salesAccountSelectorsArray=${encodeURIComponent(
        JSON.stringify([{ key: 'phone', value: phone }]),
      )}`,
  ],
];

const changes: readonly [string, (name: string, held: Held) => Promise<LightMyRequestResponse>][] =
  [
    [
      'account',
      (name, { id }) => test.by(name).put(`/sapna/v2/account/${id}`, { pocName: 'X', version: 1 }),
    ],
    [
      'city',
      (name, { id }) =>
        test.by(name).call('POST', `/sapna/v1/account/city?accountId=${id}&cityId=2`),
    ],
    [
      'DND',
      (name, { id }) =>
        test.by(name).call('POST', `/sapna/v1/account/mark/dnd?accountId=${id}&dndMarked=true`),
    ],
    [
      'migration',
      (name, { id }) =>
        test.by(name).post('/sapna/v1/migrate-account-lsq', { id, doMigrateAllData: true }),
    ],
    [
      'contact',
      (name, { contactId }) =>
        test.by(name).put(`/sapna/v1/contact/${contactId}`, { name: 'X', version: 1 }),
    ],
    [
      'new contact',
      (name, { id }) =>
        test.by(name).post('/sapna/v1/contact', { accountId: id, name: 'X', phone: '9123456789' }),
    ],
    [
      'removal',
      (name, { contactId }) =>
        test.by(name).call('DELETE', `/sapna/v1/contact/${contactId}?version=1`),
    ],
    [
      'verification',
      (name, { contactId }) =>
        test.by(name).call('POST', `/sapna/v1/resendVerificationLink/${contactId}`),
    ],
    [
      'legal entity',
      (name, { legalEntityId }) =>
        test
          .by(name)
          .put(`/sapna/v1/account-legal-entity/${legalEntityId}`, { legalName: 'X', version: 1 }),
    ],
    [
      'address',
      (name, { legalEntityId }) =>
        test.by(name).post('/sapna/v1/address', { legalEntityId, type: 'Billing', address: 'X' }),
    ],
  ];

const namesIn = (response: LightMyRequestResponse): string[] =>
  ['agent', 'mate', 'trainee', 'stranger'].filter(name => response.body.includes(`of ${name}"`));

describe('reading', () => {
  // The reader sees every client; the agent their own, the trainee's below them and those of their team.
  it.each([
    ['agent', ['agent', 'mate', 'trainee']],
    ['trainee', ['trainee']],
    ['stranger', ['stranger']],
    ['reader', ['agent', 'mate', 'trainee', 'stranger']],
  ])('%s opens the clients of %j and of nobody else', async (name, own) => {
    for (const other of ['agent', 'mate', 'trainee', 'stranger'])
      for (const [what, url] of reads) {
        const response = await test.by(name).get(url(test.held(other)));
        expect([other, what, response.statusCode]).toEqual([
          other,
          what,
          own.includes(other) ? 200 : 404,
        ]);
      }
  });

  it('what is not theirs answers as what does not exist', async () => {
    for (const [what, url] of reads) {
      const foreign = await test.by('trainee').get(url(test.held('stranger')));
      const absent = await test.by('trainee').get(
        url({
          id: 999_999_999,
          contactId: 999_999_999,
          legalEntityId: 0,
          opportunityId: 0,
          phone: '',
        }),
      );
      const told = (response: LightMyRequestResponse) => {
        const { requestId: _, ...answer } = response.json<Record<string, unknown>>();
        return answer;
      };
      expect([what, told(foreign)]).toEqual([what, told(absent)]);
    }
    const page = await test.by('trainee').get(reads[0]?.[1](test.held('stranger')) ?? '');
    expect(page.json()).toMatchObject(notThere.account);
  });

  it.each(lists.map(([what], at) => [what, at] as const))(
    '%s tell a stranger nothing',
    async (_, at) => {
      const [, url] = lists[at] ?? lists[0] ?? ['', () => ''];
      for (const other of ['agent', 'mate', 'trainee']) {
        const response = await test.by('stranger').get(url(test.held(other)));
        expect(response.statusCode).toBeLessThan(500);
        expect(namesIn(response)).not.toContain(other);
        expect(response.body).not.toContain(test.held(other).phone.slice(2));
      }
    },
  );

  it("lists hold one's own and those below, not those of the team", async () => {
    const response = await test.by('agent').get('/sapna/v1/account?search=Client%20of');
    expect(namesIn(response)).toEqual(['agent', 'trainee']);
  });
});

describe('changing', () => {
  it.each([
    ['trainee', 'agent', 404],
    ['stranger', 'agent', 404],
    ['agent', 'mate', 403],
    ['reader', 'agent', 403],
  ] as const)('%s cannot change what is of %s: %i', async (name, other, status) => {
    for (const [what, change] of changes) {
      const { statusCode } = await change(name, test.held(other));
      expect([what, statusCode]).toEqual([what, status]);
    }
  });

  it('the lead chooses from their people', async () => {
    const response = await test.by('lead').get('/console/v1/assignable-agents?search=clients-');
    const { results } = response.json<{ results: { email: string }[] }>();
    expect(results.map(({ email }) => /^clients-(\w+)@/.exec(email)?.[1])).toEqual([
      'agent',
      'lead',
      'mate',
      'trainee',
    ]);
  });

  it('the lead gives accounts of their people to their people; others stay, with the reason', async () => {
    const [agent, mate, stranger] = ['agent', 'mate', 'stranger'].map(name => test.held(name).id);
    const assign = (name: string, accountIds: unknown[], to: string) =>
      test.by(name).put('/sapna/v1/account/mass-update-assignment', {
        accountIds,
        agentId: test.idOf(to),
        reason: 'Load balancing',
      });
    const agentOf = async (id: unknown): Promise<unknown> =>
      (await test.by('lead').get(`/sapna/v3/account-page/${String(id)}`)).json<{
        agentId: unknown;
      }>().agentId;
    expect((await assign('agent', [agent], 'mate')).statusCode).toBe(403);
    expect((await assign('keeper', [agent], 'mate')).statusCode).toBe(403);
    expect((await assign('lead', [stranger], 'mate')).statusCode).toBe(404);
    const partly = await assign('lead', [agent, stranger], 'mate');
    expect([partly.statusCode, partly.json<{ results: unknown }>().results]).toEqual([
      200,
      [
        { id: agent, status: 'assigned' },
        { id: stranger, status: 'refused', ...notThere.account },
      ],
    ]);
    const away = await assign('lead', [agent], 'stranger');
    expect([away.statusCode, away.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining('Failed to assign accounts!'),
    ]);
    expect(away.json<{ errors: unknown }>().errors).toMatchObject([refusals.agentNotOfTeam]);
    const taken = await test.by('lead').post('/console/v1/undo', {
      resource: 'accounts',
      requestIds: [partly.json<{ batchId: string }>().batchId],
    });
    expect([taken.statusCode, taken.json<{ results: unknown }>().results]).toEqual([
      200,
      [{ id: String(agent), status: 'undone' }],
    ]);
    expect(await agentOf(agent)).toBe(test.idOf('agent'));
    const done = await assign('lead', [agent, mate], 'mate');
    expect([done.statusCode, done.json<{ results: unknown[] }>().results.length]).toEqual([200, 2]);
    expect((await test.by('trainee').get(`/sapna/v3/account-page/${agent}`)).statusCode).toBe(404);
  });
});

describe('phone numbers', () => {
  it('never leave the server whole for whom they are masked: answers, files, history, search, refusals', async () => {
    const urls = [...reads, ...lists].map(([, url]) => url);
    const exports = ['accounts', 'contacts'].map(name => `/console/v1/exports/${name}`);
    for (const name of ['agent', 'lead', 'reader'])
      for (const other of ['agent', 'mate', 'trainee', 'stranger']) {
        const held = test.held(other);
        for (const url of [...urls.map(read => read(held)), ...exports]) {
          const { body } = await test.by(name).get(url);
          expect([url, body.includes(held.phone)]).toEqual([url, false]);
        }
        const stale = await test
          .by('agent')
          .put(`/sapna/v2/account/${held.id}`, { pocName: 'Y', version: 99 });
        expect(stale.body).not.toContain(held.phone);
      }
  });

  it('are whole for those who keep the data', async () => {
    const { contactId, phone, id } = test.held('stranger');
    const response = await test.by('keeper').get(`/sapna/v1/contact?accountId=${id}`);
    expect(response.json<{ results: object[] }>().results).toMatchObject([
      { id: contactId, phone },
    ]);
  });
});

it('an export holds the rows of the list, and no other', async () => {
  const { body } = await test.by('agent').get('/console/v1/exports/accounts');
  expect(body).toContain('Client of trainee');
  expect(body).not.toContain('Client of stranger');
});
