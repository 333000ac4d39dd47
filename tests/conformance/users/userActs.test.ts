import { afterAll, describe, expect, it } from 'vitest';
import { virtualNumbers } from '#backend/database/schema/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { startUsers, type User } from './startUsers.ts';

const test = await startUsers();
const { admin, idOf, get, make } = test;
afterAll(() => test.close());

describe('the HR system', () => {
  const ask = (employeeCode: string) =>
    admin.get('/madrox/app/v1/hris-user-details', { query: { employeeCode } });

  it('tells an employee with the manager and designation that they have here', async () => {
    const found = ok<Record<string, unknown>>(await ask(' nv1121 '));
    expect(found).toMatchObject({ employeeCode: 'NV1121', isSimulated: true, designationId: 1 });
    expect(found['managerId']).toBeTypeOf('number');
  });

  it('says to the letter that nobody has the id, and apart from that that it is away', async () => {
    const none = await ask('NV9');
    expect([none.statusCode, none.json<{ message: string }>().message]).toEqual([
      404,
      'No employee exists with this id',
    ]);
    test.hris.isAway = true;
    expect((await ask('NV1121')).statusCode).toBe(502);
    test.hris.isAway = false;
  });
});

describe('calling', () => {
  it('needs an agent phone, which is nobody else’s', async () => {
    const made = await make();
    const activate = () => admin.post('/madrox/app/v1/activate-calling', { userId: made.id });
    expect((await activate()).statusCode).toBe(409);
    const contact = (id: number, agentPhone: string) =>
      admin.put(`/madrox/app/v1/update-contact-details/${id}`, { agentPhone });
    expect((await contact(made.id, '12345')).statusCode).toBe(422);
    expect(ok<User>(await contact(made.id, '+91 98765 00011')).agentPhone).toBe('9876500011');
    expect(ok<User>(await activate()).isCallingActive).toBe(true);
    const other = await make();
    expect((await contact(other.id, '9876500011')).statusCode).toBe(422);
  });

  it('a virtual number moves with one holder at a time', async () => {
    const [number] = await test.client.db.select().from(virtualNumbers).limit(1);
    const before = number?.userId ?? 0;
    const made = await make();
    const none = await admin.get(`/madrox/app/v1/virtual-number/${made.id}`);
    expect(none.json<{ message: string }>().message).toBe('No virtual Number present');
    const moved = ok<User>(
      await admin.post('/madrox/app/v1/vn-reallocate', {
        userId: made.id,
        virtualNumberId: number?.id,
      }),
    );
    expect(moved.virtualNumber).toBe(number?.number);
    expect((await get(before)).virtualNumber).toBeUndefined();
  });

  it('campaigns are for owner agents alone', async () => {
    const agent = await make();
    const other = await make({ userRoles: ['broker-tele-sales'] });
    const add = (id: number) =>
      admin.post(`/madrox/app/v1/agent-campaign/${id}`, { campaignId: 1 });
    expect((await add(other.id)).statusCode).toBe(409);
    expect(ok<User>(await add(agent.id)).campaignIds).toEqual([1]);
    const set = ok<User>(
      await admin.put(`/madrox/app/v1/agent-campaign/${agent.id}`, { campaignIds: [2, 3] }),
    );
    expect(set.campaignIds).toEqual([2, 3]);
  });

  it('hands all accounts over, or none', async () => {
    const from = await idOf('broker-agent');
    const to = await make({ userRoles: ['broker-tele-sales'] });
    const { accountCount } = await get(from);
    const answer = await admin.put('/madrox/app/v1/update-assigned-accounts', {
      userId: from,
      agentId: to.id,
    });
    expect(ok<{ moved: number }>(answer).moved).toBe(accountCount);
    expect((await get(to.id)).accountCount).toBe(accountCount);
    expect((await get(from)).accountCount).toBe(0);
  });
});
