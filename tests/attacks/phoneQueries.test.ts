import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, accountIpMatches, contacts } from '#backend/database/schema/index.ts';
import { phoneShape } from '#backend/policies/phones/phoneShape.ts';
import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';
import { wireOperators } from '#contract/rules/filterString.ts';
import { maskPhone } from '#contract/domain/checks/phone.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/*
 * A number that is masked is found by the whole of it alone: every call that lists, every field that its schema says is a phone
 * number, every operator and order, asked by a role that may call it and sees numbers masked (T88, T89).
 */

const phone = '9812345678';

const wholeSeers: readonly RoleCode[] = ['admin', 'master-data'];

/** A role that may make the call and sees numbers masked. */
const maskedRole = ({ access }: Call): RoleCode | undefined =>
  typeof access === 'string'
    ? 'broker-tele-sales'
    : access.find(code => !wholeSeers.includes(code));

const asked = callList.flatMap((call: Call) => {
  const rows = phoneShape(call.answer).properties.get('results')?.items;
  const role = maskedRole(call);
  const query = Object.keys(call.query?.properties ?? {});
  if (!rows || !role || !query.includes('filters') || !query.includes('sort')) return [];
  return [...rows.properties]
    .filter(([, shape]) => shape.isPhone)
    .map(([field]) => ({ id: call.id, path: call.path, field, role }));
});

/** All that the grammar of filters can say of a field, and values that are not a whole number. */
const partial: readonly string[] = [
  ...Object.values(wireOperators)
    .filter(op => !['==', '=in='].includes(op))
    .map(op => (op === '=in=' || op === '=out=' ? `${op}(${phone})` : `${op}${phone}`)),
  '==98123',
  '==12345678',
  '==*12345678',
  `=in=(${phone},12345678)`,
];

let test: TestApp;
const callers = new Map<RoleCode, Caller>();
beforeAll(async () => {
  test = await startTestApp();
  for (const role of new Set(asked.map(one => one.role))) {
    await addUser(test.client, `phones-${role}@example.com`, [role]);
    callers.set(role, await test.as(`phones-${role}`));
  }
});
afterAll(() => test.close());

const by = (role: RoleCode): Caller => callers.get(role) as Caller;

describe('masked numbers', () => {
  it('are looked for in the lists that have them', () => {
    expect(asked.map(({ id, field }) => `${id} ${field}`)).toEqual(
      expect.arrayContaining(['contacts.list phone', 'accounts.list mobile']),
    );
    expect(roleCodes.length).toBeGreaterThan(wholeSeers.length);
  });

  it.each(asked)('$id: $field takes a whole number, however it is written', async one => {
    for (const text of [phone, `+91 ${phone}`, `0${phone}`]) {
      const answer = await by(one.role).get(one.path, {
        query: { filters: `${one.field}=="${text}"` },
      });
      expect([text, answer.statusCode, answer.body]).toEqual([text, 200, expect.any(String)]);
    }
    const several = `${one.field}=in=(${phone},9812345679)`;
    expect((await by(one.role).get(one.path, { query: { filters: several } })).statusCode).toBe(
      200,
    );
  });

  it.each(asked)('$id: $field takes no part of one, no range, no order', async one => {
    for (const how of partial) {
      const filters = `${one.field}${how}`;
      const answer = await by(one.role).get(one.path, { query: { filters } });
      expect([filters, answer.statusCode]).toEqual([filters, 400]);
    }
    for (const sort of [one.field, `-${one.field}`, `id,${one.field}`]) {
      const answer = await by(one.role).get(one.path, { query: { sort } });
      expect([sort, answer.statusCode]).toEqual([sort, 400]);
    }
  });

  it.each(['accounts', 'contacts'])('%s: nor does the file of an export', async resource => {
    const agent = by('broker-tele-sales');
    const field = resource === 'accounts' ? 'mobile' : 'phone';
    const queries: Record<string, string>[] = [
      { filters: `${field}=like=98` },
      { sort: `["${field}","ASC"]` },
    ];
    for (const query of queries) {
      const answer = await agent.get(`/console/v1/exports/${resource}`, { query });
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });

  it('may be looked for in part, and put in order, by anyone who sees them whole', async () => {
    const admin = await test.as('admin');
    const queries: Record<string, string>[] = [{ filters: 'phone=like=98' }, { sort: 'phone' }];
    for (const query of queries)
      expect((await admin.get('/sapna/v1/contact', { query })).statusCode).toBe(200);
  });

  it('are found by the search box as a whole, and not by their end', async () => {
    const [agent] = await test.client.db
      .select({ id: sql<number>`id` })
      .from(sql`users`)
      .where(sql`email = 'phones-broker-tele-sales@example.com'`);
    const { db } = test.client;
    const [account] = await db
      .insert(accounts)
      .values({ name: 'Searched', clientTypeId: 2, agentId: Number(agent?.id), mobile: phone })
      .returning({ id: accounts.id });
    await db.insert(contacts).values({ accountId: account?.id ?? 0, name: 'Found', phone });
    const found = async (search: string) =>
      (await by('broker-tele-sales').get('/sapna/v1/contact', { query: { search } })).json<{
        results: { phone: string }[];
      }>().results;
    for (const whole of [phone, '+91 98123 45678', '(0)98123-45678'])
      expect((await found(whole)).map(row => row.phone)).toEqual([maskPhone(phone)]);
    for (const part of ['5678', '12345678', '812345678', '98123'])
      expect(await found(part)).toEqual([]);
  });

  it('are masked in the list of accounts seen from one address', async () => {
    const { db } = test.client;
    const [match] = await db.select().from(accountIpMatches).limit(1);
    if (!match) throw new Error('The demo data have no match');
    for (const id of [match.accountId, match.otherAccountId])
      await db.update(accounts).set({ mobile: phone }).where(eq(accounts.id, id));
    const role = asked.find(({ id }) => id === 'accountIpMatches.list')?.role;
    expect(role).toBeDefined();
    const { body } = await by(role as RoleCode).get('/console/v1/account-ip-matches', {
      query: { pageSize: 100 },
    });
    expect(body).toContain(maskPhone(phone));
    expect(body).not.toContain(phone);
  });
});
