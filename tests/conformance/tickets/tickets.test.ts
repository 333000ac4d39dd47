import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, auditEntries, tickets } from '#backend/database/schema/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Ticket {
  id: number;
  key: string;
  version: number;
  accountId: number;
  status: number;
  type: number;
  priority: number;
  reporterName: string;
  assignee?: string;
  ticket_attributes: { attribute_id: number; attribute_value: string }[];
}

let test: TestApp;
let agent: Caller;
/** An account of the broker agent, and one of a builder, which is none of theirs. */
let own: number;
let other: number;

beforeAll(async () => {
  test = await startTestApp();
  agent = await test.as('broker-agent');
  const mine = await agent.get('/sapna/v1/account', { query: { pageSize: 1 } });
  own = mine.json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
  const [builder] = await test.client.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.clientTypeId, 1))
    .limit(1);
  other = builder?.id ?? 0;
});
afterAll(() => test.close());

const create = '/tickets/api/v1/ticket/create';
/** Category 1 asks for attribute 1 (a number) and may be told attribute 2 (a choice). */
const ticket = () => ({
  accountId: own,
  summary: 'Listing is not live',
  category: 1,
  sub_category: 6,
  ticket_attributes: [{ attribute_id: 1, attribute_value: '4711' }],
});

describe('a ticket', () => {
  it('is created open, of type and priority 1, reported by the signed-in person, and followed', async () => {
    const answer = await agent.call('POST', create, { body: ticket() });
    expect(answer.statusCode, answer.body).toBe(200);
    const made = answer.json<Ticket>();
    expect(made).toMatchObject({
      accountId: own,
      type: 1,
      priority: 1,
      status: 1,
      reporterName: 'Imran Qureshi',
      ticket_attributes: [{ attribute_id: 1, attribute_value: '4711' }],
    });
    expect(made.key).toMatch(/^NIV-2\d{4}$/);
    const again = (await agent.call('POST', create, { body: ticket() })).json<Ticket>();
    expect(again.key).not.toBe(made.key);

    const tab = await agent.get('/console/v1/tickets', { query: { accountId: own } });
    expect(tab.json<{ results: Ticket[] }>().results.map(({ id }) => id)).toContain(made.id);

    // Support takes it and resolves it; the agent sees both.
    const support = await test.as('support');
    const at = `/console/v1/tickets/${made.id}`;
    const took = await support.call('PUT', at, { body: { status: 2, version: made.version } });
    expect(took.statusCode, took.body).toBe(200);
    expect(took.json<Ticket>().assignee).toBeTruthy();
    const stale = await support.call('PUT', at, { body: { status: 3, version: made.version } });
    expect(stale.statusCode).toBe(409);
    const { version } = took.json<Ticket>();
    await support.call('PUT', at, { body: { status: 3, version } });
    expect((await agent.get(at)).json<Ticket>().status).toBe(3);
    const history = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(made.id)));
    expect(history.filter(({ entity }) => entity === 'client-tickets')).toHaveLength(3);
  });

  it.each<[string, object, string]>([
    ['without an answer that the category needs', { ticket_attributes: [] }, '/ticket_attributes'],
    [
      'with an answer of another category',
      { ticket_attributes: [{ attribute_id: 3, attribute_value: '1' }] },
      '/ticket_attributes/0/attribute_id',
    ],
    [
      'with words where a number is asked',
      { ticket_attributes: [{ attribute_id: 1, attribute_value: 'many' }] },
      '/ticket_attributes/0/attribute_value',
    ],
    [
      'with a choice that is not offered',
      {
        ticket_attributes: [
          { attribute_id: 1, attribute_value: '1' },
          { attribute_id: 2, attribute_value: 'Never' },
        ],
      },
      '/ticket_attributes/1/attribute_value',
    ],
    ['with a subcategory of another category', { sub_category: 9 }, '/sub_category'],
    ['with a subcategory as its category', { category: 6 }, '/category'],
    ['that is resolved from the start', { status: 3 }, '/status'],
    ['T25 in the name of somebody else', { reporter: 1 }, '/reporter'],
    ['without a summary', { summary: ' ' }, '/summary'],
  ])('is refused %s', async (_name, part, field) => {
    const answer = await agent.call('POST', create, { body: { ...ticket(), ...part } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map(one => one.field)).toContain(
      field,
    );
  });

  it('names a field that it does not know', async () => {
    const answer = await agent.call('POST', create, { body: { ...ticket(), colour: 'red' } });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'UNKNOWN_FIELD',
    ]);
  });

  it('of a client that is not theirs is as one that does not exist', async () => {
    const [one] = await test.client.db
      .select({ id: tickets.id, accountId: tickets.accountId })
      .from(tickets)
      .innerJoin(accounts, eq(accounts.id, tickets.accountId))
      .where(eq(accounts.clientTypeId, 1))
      .limit(1);
    if (!one) throw new Error('The demo data has no ticket of a builder');
    const theirs = await agent.get(`/console/v1/tickets/${one.id}`);
    const none = await agent.get('/console/v1/tickets/999999999');
    const words = (answer: typeof none) => answer.json<{ message: string }>().message;
    expect([theirs.statusCode, words(theirs)]).toEqual([404, words(none)]);
    const list = await agent.get('/console/v1/tickets', {
      query: { accountId: one.accountId ?? 0 },
    });
    expect(list.json<{ results: Ticket[] }>().results).toEqual([]);
    const made = await agent.call('POST', create, { body: { ...ticket(), accountId: other } });
    expect(made.statusCode).toBe(404);
  });
});
