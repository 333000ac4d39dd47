import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, payments } from '#backend/database/schema/index.ts';
import { startClients, type Clients, type Rows } from './startClients.ts';
import { ok } from '#tests/support/server/ok.ts';

let test: Clients;
beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

describe('a merge', () => {
  const keeper = () => test.by('keeper');
  const preview = (survivorId: number, accountIds: readonly number[]) => {
    const query = accountIds.map(id => `accountIds=${id}`).join('&');
    return keeper().get(`/console/v1/account-merge-previews?survivorId=${survivorId}&${query}`);
  };
  const page = async (id: number) =>
    ok<Record<string, unknown>>(await keeper().get(`/sapna/v3/account-page/${id}`));

  it('moves everything, tells before what it moves, and can be taken back', async () => {
    const [stays, goes] = [test.held('trainee'), test.held('stranger')];
    const seen = ok<{ moves: object[]; obstacles: object[] }>(await preview(stays.id, [goes.id]));
    expect(seen.obstacles).toEqual([]);
    expect(seen.moves).toEqual([
      { entity: 'opportunities', count: 1 },
      { entity: 'contacts', count: 1 },
      { entity: 'legal-entities', count: 1 },
    ]);
    const url = `/sapna/v1/account/merge-accounts/${stays.id}`;
    const body = { accountIds: [goes.id], reason: 'One client' };
    expect((await test.by('trainee').put(url, body)).statusCode).toBe(403);
    const merge = ok<{ id: number; state: string; mergedNames: string; reason: string }>(
      await keeper().put(url, body),
    );
    expect(merge).toMatchObject({
      state: 'undoable',
      mergedNames: 'Client of stranger',
      movedCount: 3,
      reason: 'One client',
    });
    expect(await page(goes.id)).toMatchObject({
      mergedIntoId: stays.id,
      mergedIntoName: 'Client of trainee',
      active: false,
    });
    expect(await page(stays.id)).toMatchObject({ activeOpportunities: 2, contactCount: 2 });
    // What was theirs is the survivor's agent's now, and their own account is found no more.
    expect(
      ok<Rows<object>>(await test.by('stranger').get('/sapna/v1/account?search=Client')).totalCount,
    ).toBe(1);
    const undo = `/console/v1/account-merges/${merge.id}/undo`;
    expect(ok<{ state: string }>(await keeper().post(undo)).state).toBe('undone');
    expect(await page(goes.id)).toMatchObject({
      active: true,
      activeOpportunities: 1,
      contactCount: 1,
    });
    expect((await page(goes.id))['mergedIntoId']).toBe(undefined);
    expect(await page(stays.id)).toMatchObject({ activeOpportunities: 1, contactCount: 1 });
    expect((await keeper().post(undo)).statusCode).toBe(409);
  });

  it('T60 is refused with everything that stands in its way', async () => {
    const [stays, goes] = [test.held('mate'), test.held('lead')];
    await test.client.db.insert(payments).values({
      accountId: goes.id,
      opportunityId: goes.opportunityId,
      modeOfPaymentId: 1,
      statusId: 2,
      amountPaise: 100,
      paymentDate: '2026-11-01',
    });
    await test.client.db
      .update(accounts)
      .set({ parentId: stays.id })
      .where(eq(accounts.id, goes.id));
    const refused = await keeper().put(`/sapna/v1/account/merge-accounts/${stays.id}`, {
      accountIds: [goes.id],
      reason: 'One client',
    });
    expect(refused.statusCode).toBe(409);
    const { errors } = refused.json<{ errors: { message: string }[] }>();
    expect(errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Client of lead: A payment of this account is in progress.',
        expect.stringMatching(/^Client of lead: One of these accounts is the parent of another/),
      ]),
    );
    const itself = await keeper().put(`/sapna/v1/account/merge-accounts/${stays.id}`, {
      accountIds: [stays.id],
      reason: 'One client',
    });
    expect(itself.statusCode).toBe(422);
  });
});
