import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAssignments, accounts, opportunities } from '#backend/database/schema/index.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { inactiveAccountMessage } from '#contract/domain/accounts/accountStatus.ts';
import { startClients, type Clients, type Rows } from './startClients.ts';
import { ok } from '#tests/support/server/ok.ts';

interface Account {
  id: number;
  accountName: string;
  version: number;
  agentId?: number;
  [field: string]: unknown;
}

let test: Clients;
beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

const page = async (name: string, id: number): Promise<Account> =>
  ok<Account>(await test.by(name).get(`/sapna/v3/account-page/${id}`));
const list = async (name: string, query: Record<string, string | number> = {}) =>
  ok<Rows<Account>>(await test.by(name).get('/sapna/v1/account', { query }));
const faults = (response: { json: <T>() => T }) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);

describe('an account', () => {
  it('is created with its cities, belongs to the agent who creates it, and is told as the list tells it', async () => {
    const body = {
      accountName: '  Sunrise Realty ',
      clientTypeId: 2,
      clientStatusId: 1,
      cityIds: [2, 1],
      pocName: 'Asha Rao',
      email: 'asha@sunrise.example',
      mobile: '9876512345',
      pan: 'ABCDE1234F',
    };
    const made = ok<Account>(await test.by('agent').post('/sapna/v1/account', body));
    expect(made).toMatchObject({
      ...body,
      accountName: 'Sunrise Realty',
      mobile: 'XX76512345',
      agentId: test.idOf('agent'),
      cityId: 2,
      cityName: expect.stringMatching(/^.+, .+$/),
      dealValue: 0,
      collectedAmount: 0,
      pendingCollectionAmount: 0,
      totalAccountValue: 0,
      accountWalletAmount: 0,
      activeOpportunities: 0,
      closedOpportunities: 0,
      pocContactNumbers: [],
      active: true,
      statusId: 1,
      version: 1,
    });
    expect(made['alert']).toBe(undefined);
    expect(await page('agent', made.id)).toEqual(made);
    const { results } = await list('agent', { filters: `id==${made.id}` });
    expect(results).toEqual([made]);
    const moves = await test.client.db
      .select({ agentId: accountAssignments.agentId })
      .from(accountAssignments)
      .where(eq(accountAssignments.accountId, made.id));
    expect(moves).toEqual([{ agentId: test.idOf('agent') }]);
  });

  it.each<[string, object, string[][]]>([
    [
      'a mobile of nine digits',
      { mobile: '987654321' },
      [['/mobile', 'Phone number must have 10 digits']],
    ],
    ['no e-mail', { email: 'asha' }, [['/email', 'E-mail is not valid']]],
    ['no PAN', { pan: 'ABCDE12345' }, [['/pan', 'PAN is not valid']]],
    [
      'a city that is none',
      { cityIds: [99_999_999] },
      [['/cityIds', 'Invalid ID selected in dropdown field']],
    ],
    [
      'a parent that is not theirs',
      { parentId: 1 },
      [['/parentId', 'Invalid ID selected in dropdown field']],
    ],
    ['a strange agent', { agentId: 1 }, [['/agentId', refusals.agentNotOfTeam.message]]],
  ])('is refused with %s', async (_, fields, expected) => {
    const response = await test.by('agent').post('/sapna/v1/account', {
      accountName: 'Refused',
      clientTypeId: 2,
      cityIds: [1],
      ...fields,
    });
    expect(response.statusCode).toBe(422);
    expect(faults(response)).toEqual(expected);
  });

  it.each([5, 6])('stands below no account in status %d', async statusId => {
    const { id } = test.held('agent');
    const stand = (status: number) =>
      test.client.db.update(accounts).set({ statusId: status }).where(eq(accounts.id, id));
    await stand(statusId);
    const response = await test.by('agent').post('/sapna/v1/account', {
      accountName: 'Below what has gone',
      clientTypeId: 2,
      cityIds: [1],
      parentId: id,
    });
    await stand(1);
    expect(response.statusCode).toBe(422);
    expect(faults(response)).toEqual([['/parentId', inactiveAccountMessage]]);
  });

  it('changes with its version, and tells a stale one what it is now', async () => {
    const { id } = test.held('mate');
    const { version } = await page('mate', id);
    const changed = ok<Account>(
      await test
        .by('mate')
        .put(`/sapna/v2/account/${id}`, { clientStatusId: 1, cityIds: [3], version }),
    );
    expect(changed).toMatchObject({ clientStatusId: 1, cityIds: [3], version: version + 1 });
    const stale = await test
      .by('mate')
      .put(`/sapna/v1/account/${id}`, { accountName: 'Late', version });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'STALE_VERSION',
      current: { id, version: version + 1, mobile: expect.stringMatching(/^XX/) },
    });
  });

  it('keeps its number when it is sent back as it is shown', async () => {
    const { id, phone } = test.held('trainee');
    const shown = await page('trainee', id);
    await test.by('trainee').put(`/sapna/v2/account/${id}`, {
      mobile: shown['mobile'],
      pocName: 'Ravi',
      version: shown.version,
    });
    const [stored] = await test.client.db.select().from(accounts).where(eq(accounts.id, id));
    expect(stored).toMatchObject({ mobile: phone, pocName: 'Ravi' });
  });

  it.each([5, 6])('is not editable in status %i', async statusId => {
    const { db } = test.client;
    const { id } = test.held('otherLead');
    await db.update(accounts).set({ statusId, isActive: false }).where(eq(accounts.id, id));
    const shown = await page('otherLead', id);
    expect(shown['alert']).toBe('This account is currently in Inactive/Deleted state in Lookup');
    const response = await test
      .by('otherLead')
      .put(`/sapna/v2/account/${id}`, { pocName: 'Nobody', version: shown.version });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect((await page('otherLead', id))['pocName']).toBe(undefined);
  });

  it('T37, T38 tells what its opportunities come to', async () => {
    const { db } = test.client;
    const { id, opportunityId } = test.held('lead');
    const deal = { dealValuePaise: 500, collectedPaise: 200, statusId: 1 };
    await db.update(opportunities).set(deal).where(eq(opportunities.id, opportunityId));
    await db.insert(opportunities).values([
      {
        name: 'Closed',
        line: 'broker',
        accountId: id,
        statusId: 2,
        dealValuePaise: 1000,
        collectedPaise: 1000,
      },
      { name: 'Lost', line: 'broker', accountId: id, statusId: 6, dealValuePaise: 70 },
      {
        name: 'Gone',
        line: 'broker',
        accountId: id,
        statusId: 1,
        dealValuePaise: 9,
        deletedAt: new Date(),
      },
    ]);
    expect(await page('lead', id)).toMatchObject({
      dealValue: 1570,
      collectedAmount: 1200,
      // Nothing is collected any more of a deal that is lost.
      pendingCollectionAmount: 300,
      totalAccountValue: 1500,
      activeOpportunities: 1,
      closedOpportunities: 1,
    });
  });

  it.each([
    ['accountName=like=sunrise', 'sunrise'],
    ['clientStatusId==1', 'hot'],
    ['activeOpportunities=gt=0', 'open'],
    ['agentName=like=clients', 'agent'],
  ])('is found by %s', async filters => {
    expect((await list('keeper', { filters })).totalCount).toBeGreaterThan(0);
  });

  it('is found by a city, and sorted by warmth as people mean it', async () => {
    expect((await list('agent', { cityId: 2 })).results.map(row => row.accountName)).toEqual([
      'Sunrise Realty',
    ]);
  });
});
