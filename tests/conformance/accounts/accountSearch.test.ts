import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, users } from '#backend/database/schema/index.ts';
import { startClients, type Clients } from './startClients.ts';

let test: Clients;
beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

describe('the search of accounts', () => {
  const found = async (name: string, search: string): Promise<readonly unknown[]> => {
    const query = `search=${encodeURIComponent(search)}&pageSize=100`;
    const response = await test.by(name).get(`/sapna/v1/account?${query}`);
    return response.json<{ results: { id: unknown }[] }>().results.map(({ id }) => id);
  };

  it('finds by id, by phone with and without +91 and spaces, and by agent', async () => {
    const { id, phone } = test.held('mate');
    const agent = await test.client.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, test.idOf('mate')));
    const spaced = `${phone.slice(0, 5)} ${phone.slice(5)}`;
    for (const search of [String(id), phone, `+91${phone}`, `+91 ${spaced}`, spaced])
      expect([search, await found('keeper', search)]).toEqual([
        search,
        expect.arrayContaining([id]),
      ]);
    expect(await found('keeper', agent[0]?.name ?? '')).toContain(id);
  });

  it('finds by a number as it is shown, by a part of it for nobody who sees it masked, and no account of others', async () => {
    const { id, phone } = test.held('agent');
    expect(await found('agent', phone)).toContain(id);
    expect(await found('agent', `XX${phone.slice(-8)}`)).toContain(id);
    for (const part of [phone.slice(-6), phone.slice(-8), phone.slice(-9), `XX${phone.slice(-6)}`])
      expect(await found('agent', part)).not.toContain(id);
    expect(await found('keeper', phone.slice(-6))).toContain(id);
    expect(await found('stranger', phone)).toEqual([]);
  });

  it('finds by the mobile of the account itself, which no contact has, by the same rule', async () => {
    const { id } = test.held('trainee');
    const own = '7700051234';
    await test.client.db.update(accounts).set({ mobile: own }).where(eq(accounts.id, id));
    for (const search of [own, `+91 ${own.slice(0, 5)} ${own.slice(5)}`, `XX${own.slice(-8)}`])
      expect([search, await found('trainee', search)]).toEqual([search, [id]]);
    for (const part of [own.slice(-6), own.slice(-8), own.slice(0, 8), `XX${own.slice(-6)}`])
      expect([part, await found('trainee', part)]).toEqual([part, []]);
    expect(await found('keeper', own.slice(-6))).toContain(id);
    expect(await found('stranger', own)).toEqual([]);
  });
});
