import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accounts,
  didNumbers,
  dndNumbers,
  ledgerEntries,
  milestones,
  opportunities,
  tanThresholds,
} from '#backend/database/schema/index.ts';
import { inactiveAccountMessage } from '#contract/domain/accounts/accountStatus.ts';
import { startClients, type Clients, type Rows } from './startClients.ts';
import { ok } from '#tests/support/server/ok.ts';
import { testNow } from '#tests/support/server/template.ts';

let test: Clients;
beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

describe('an account', () => {
  it('gets a city, once', async () => {
    const { id } = test.held('agent');
    const url = `/sapna/v1/account/city?accountId=${id}&cityId=2`;
    const added = ok<{ message: string; account: { cityIds: number[] } }>(
      await test.by('agent').call('POST', url),
    );
    expect(added.message).toMatch(/^.+ city added successfully$/);
    expect(added.account.cityIds).toEqual([1, 2]);
    const again = ok<typeof added>(await test.by('agent').call('POST', url));
    expect(again.account.cityIds).toEqual([1, 2]);
    const none = await test.by('agent').call('POST', `${url}9999999`);
    expect(none.statusCode).toBe(422);
  });

  it('is marked as do not disturb with its numbers, and not for ever', async () => {
    const { id, phone } = test.held('mate');
    const url = `/sapna/v1/account/mark/dnd?accountId=${id}&dndMarked=`;
    const status = `/sapna/v1/account/mark/get-dnd-status?accountId=${id}`;
    const stored = () =>
      test.client.db.select().from(dndNumbers).where(eq(dndNumbers.phone, phone));
    expect(ok(await test.by('mate').get(status))).toEqual({ isDnd: false });
    ok(await test.by('mate').call('POST', `${url}true`));
    expect(ok(await test.by('mate').get(status))).toEqual({
      isDnd: true,
      dndMarkedAt: expect.any(String),
    });
    expect(await stored()).toHaveLength(1);
    ok(await test.by('mate').call('POST', `${url}false`));
    expect(await stored()).toHaveLength(0);
  });

  it('tells its DID number, or that it has none', async () => {
    const { id } = test.held('mate');
    const url = `/sapna/v1/did-contact-number/${id}`;
    expect(ok(await test.by('mate').get(url))).toEqual({ is_did_number: false, did_number: null });
    await test.client.db.insert(didNumbers).values({ accountId: id, number: '5400000001' });
    expect(ok(await test.by('mate').get(url))).toEqual({
      is_did_number: true,
      did_number: '5400000001',
    });
  });

  it('comes over from the old CRM with one of three outcomes', async () => {
    const { db } = test.client;
    const { id } = test.held('mate');
    const migrate = async () =>
      ok(
        await test.by('mate').post('/sapna/v1/migrate-account-lsq', { id, doMigrateAllData: true }),
      );
    const isMigrated = async () =>
      ok(await test.by('mate').get(`/sapna/v1/check-if-account-migrated?accountId=${id}`));
    expect(await migrate()).toEqual({
      status: 'ERROR',
      kind: 'error',
      message: 'Account Migration Unsuccessful',
    });
    await db.update(accounts).set({ email: 'mate@client.example' }).where(eq(accounts.id, id));
    expect(await isMigrated()).toEqual({ isMigrated: false });
    expect(await migrate()).toEqual({
      status: 'SUCCESS',
      kind: 'success',
      message: 'Account Migrated Successfully',
    });
    expect(await migrate()).toEqual({
      status: 'ALREADY MIGRATED',
      kind: 'warning',
      message: 'Account Already Migrated',
    });
    expect(await isMigrated()).toMatchObject({ isMigrated: true });
  });

  it('tells the thresholds of its TANs of this year', async () => {
    const { id, legalEntityId } = test.held('mate');
    const now = testNow();
    const financialYear = now.getFullYear() - (now.getMonth() < 3 ? 1 : 0);
    const row = { legalEntityId, tan: 'MUMA12345B', limitPaise: 500, utilizedPaise: 200 };
    await test.client.db.insert(tanThresholds).values([
      { ...row, financialYear },
      { ...row, financialYear: financialYear - 1 },
    ]);
    expect(ok(await test.by('mate').get(`/sapna/v1/get-all-tan-threshold/${id}`))).toEqual({
      results: [
        {
          legalEntityName: 'mate Homes',
          tan: 'MUMA12345B',
          thresholdLimit: 500,
          thresholdUtilized: 200,
        },
      ],
    });
  });

  it('has a pending amount that is the sum of its milestones, payments and what neither names', async () => {
    const { db } = test.client;
    const { id, opportunityId } = test.held('lead');
    await db
      .update(opportunities)
      .set({ dealValuePaise: 1500 })
      .where(eq(opportunities.id, opportunityId));
    const [milestone] = await db
      .insert(milestones)
      .values({
        opportunityId,
        name: 'First part',
        amountPaise: 1000,
        gstPaise: 180,
        startDate: '2026-11-01',
      })
      .returning({ id: milestones.id });
    const entry = {
      accountId: id,
      opportunityId,
      kind: 'collection',
      bookedOn: '2026-11-02',
    } as const;
    await db.insert(ledgerEntries).values([
      { ...entry, milestoneId: milestone?.id ?? null, amountPaise: 300 },
      { ...entry, amountPaise: 20 },
    ]);
    const partsOf = async (path: string) => {
      const { results } = ok<
        Rows<{ title: { en: string }; note: { en: string; hi: string }; amount: number }>
      >(await test.by('lead').get(path));
      return results.map(({ title, note, amount }) => [title.en, note.en, amount]);
    };
    expect(
      await partsOf(`/console/v1/accounts/${id}/figure-parts?of=pendingCollectionAmount`),
    ).toEqual([
      ['Deal of lead: First part', '₹11.80 agreed, ₹3 paid', 880],
      ['Deal of lead: outside milestones', '₹3.20 agreed, ₹0.20 paid', 300],
    ]);
    const ofDeal = (of: string) =>
      partsOf(`/console/v1/opportunities/${opportunityId}/figure-parts?of=${of}`);
    expect(await ofDeal('dealValue')).toEqual([
      ['First part', '₹11.80 agreed, ₹3 paid', 1180],
      ['outside milestones', '₹3.20 agreed, ₹0.20 paid', 320],
    ]);
    expect(await ofDeal('pendingCollectionAmount')).toEqual([
      ['First part', '₹11.80 agreed, ₹3 paid', 880],
      ['outside milestones', '₹3.20 agreed, ₹0.20 paid', 300],
    ]);
    expect(await ofDeal('collectedAmount')).toEqual([
      ['Payment', '2/11/2026', 20],
      ['Payment', '2/11/2026 · First part', 300],
    ]);
    const page = ok<{ pendingCollectionAmount: number }>(
      await test.by('lead').get(`/sapna/v3/account-page/${id}`),
    );
    expect(page.pendingCollectionAmount).toBe(1180);
    // Of a deal that was lost nothing is to be collected.
    await db.update(opportunities).set({ statusId: 7 }).where(eq(opportunities.id, opportunityId));
    expect(
      await partsOf(`/console/v1/accounts/${id}/figure-parts?of=pendingCollectionAmount`),
    ).toEqual([]);
    expect(await test.by('lead').get(`/sapna/v3/account-page/${id}`).then(ok)).toMatchObject({
      pendingCollectionAmount: 0,
    });
  });
});

describe('key search', () => {
  const search = (selectors: unknown) =>
    test.by('agent').get('/mystique/v1/sac/key-search', {
      query: { salesAccountSelectorsArray: JSON.stringify(selectors) },
    });

  it('answers each of at most five selectors, in their order', async () => {
    const { id, phone } = test.held('agent');
    const selectors = [
      { key: 'accountName', value: 'client of AGENT' },
      { key: 'phone', value: `+91 ${phone}` },
      { key: 'accountId', value: String(id) },
      { key: 'accountId', value: '999999999' },
      { key: 'email', value: 'nobody@client.example' },
    ];
    const { results } = ok<Rows<{ key: string; accounts: { id: number }[] }>>(
      await search(selectors),
    );
    expect(results.map(({ key }) => key)).toEqual(selectors.map(({ key }) => key));
    expect(results.map(found => found.accounts.map(one => one.id))).toEqual([
      [id],
      [id],
      [id],
      [],
      [],
    ]);
  });

  it.each([
    [[]],
    ['x'],
    [[{ key: 'pan', value: 'x' }]],
    [[{ key: 'phone' }]],
    [Array.from({ length: 6 }, () => ({ key: 'phone', value: '1' }))],
  ])('refuses %j or answers nothing', async selectors => {
    const response = await search(selectors);
    expect(response.statusCode).toBe(
      Array.isArray(selectors) && selectors.length === 0 ? 200 : 400,
    );
  });
});

describe('mapped accounts', () => {
  const map = (mappedAccountId: number) =>
    test.by('agent').post('/console/v1/account-mappings', {
      accountId: test.held('agent').id,
      mappedAccountId,
    });
  const message = async (mappedAccountId: number) =>
    (await map(mappedAccountId)).json<{ errors: { message: string }[] }>().errors[0]?.message;

  it('are told apart by name, and come back once', async () => {
    const made = ok<{ id: number; mappedAccountName: string; version: number }>(
      await map(test.held('mate').id),
    );
    expect(made.mappedAccountName).toBe('Client of mate');
    expect(await message(test.held('mate').id)).toBe('Unable to map account');
    expect(await message(test.held('agent').id)).toBe('Unable to map account');
    expect(await message(test.held('stranger').id)).toBe('No Such Accounts Exists.');
    expect(await message(999_999_999)).toBe('No Such Accounts Exists.');
    const other = eq(accounts.id, test.held('trainee').id);
    await test.client.db.update(accounts).set({ statusId: 6 }).where(other);
    expect(await message(test.held('trainee').id)).toBe(inactiveAccountMessage);
    await test.client.db.update(accounts).set({ statusId: 1 }).where(other);
    ok(
      await test
        .by('agent')
        .call('DELETE', `/console/v1/account-mappings/${made.id}?version=${made.version}`),
    );
  });
});
