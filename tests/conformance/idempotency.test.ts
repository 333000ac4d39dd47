import { askedAgain } from '#tests/support/askedAgain.ts';
import { isDeepStrictEqual } from 'node:util';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { header, lineOf, toCsv } from '#tests/conformance/pricing/priceFile.ts';
import { startPricing, type Pricing } from '#tests/conformance/pricing/startPricing.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';

/*
 * What a key promises, for calls of every sort: fifty requests side by side have one effect and fifty equal answers,
 * and the same key with anything else is refused. History tells how often something happened.
 */

interface Sent {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly query?: Record<string, string>;
}

interface Case {
  readonly name: string;
  /** Kind of record whose history grows, and by how much. */
  readonly entity: string;
  readonly effects?: number;
  readonly role?: string;
  readonly prepare: () => Promise<Sent>;
  readonly other: (sent: Sent) => Sent;
}

let test: Pricing;
const callers = new Map<string, Caller>();
beforeAll(async () => {
  test = await startPricing();
});
afterAll(() => test.close());

/** The same request with other values. */
const withBody = (differs: object) => (sent: Sent) => ({
  ...sent,
  body: { ...sent.body, ...differs },
});
const december = { startDate: '2026-12-01', endDate: '2026-12-31' };

const cases: readonly Case[] = [
  {
    name: 'a package is created',
    entity: 'packages',
    prepare: async () => ({
      method: 'POST',
      path: '/sapna/v2/get-packages/create',
      body: {
        name: 'Once',
        packageFamilyId: (await test.family()).id,
        agentType: 'Both',
        durationDays: 30,
        hsnCode: '998365',
      },
    }),
    other: withBody({ name: 'Twice' }),
  },
  {
    name: 'a price is added',
    entity: 'package-prices',
    prepare: async () => ({
      method: 'POST',
      path: `/sapna/v2/package-price/add/${(await test.pricedPackage()).id}`,
      body: test.fields(),
    }),
    other: withBody({ pricePaise: 1 }),
  },
  {
    name: 'a price is changed',
    entity: 'package-prices',
    prepare: async () => {
      const { id, version } = await test.addPrice((await test.pricedPackage()).id);
      return {
        method: 'PUT',
        path: `/sapna/v2/package-price/updatePackagePrice/${id}`,
        body: { version, pricePaise: 700_000 },
      };
    },
    other: withBody({ pricePaise: 800_000 }),
  },
  {
    name: 'prices come from a file',
    entity: 'package-prices',
    prepare: async () => {
      const { id } = await test.pricedPackage();
      return {
        method: 'POST',
        path: '/sapna/v2/package-price/csv/updatePackagePrice',
        body: { csv: toCsv([header, lineOf(test, id)]) },
      };
    },
    other: sent => ({ ...sent, query: { fileName: 'another.csv' } }),
  },
  {
    name: 'a cap is created',
    entity: 'caps',
    prepare: async () => ({
      method: 'POST',
      path: '/sapna/v1/cap',
      body: {
        level: 'PAN_INDIA',
        limit: 10,
        productId: (await test.product()).id,
        ...december,
      },
    }),
    other: withBody({ limit: 11 }),
  },
  {
    name: 'a product is removed',
    entity: 'products',
    prepare: async () => ({
      method: 'PUT',
      path: '/sapna/v1/products/delete',
      body: { ids: [(await test.product()).id] },
    }),
    other: withBody({ ids: [1] }),
  },
  {
    name: 'a change of many records is begun',
    entity: 'bulk-edits',
    prepare: async () => {
      const ids = [(await test.package()).id];
      const preview = await (
        await callerOf()
      ).post('/console/v1/bulk-edits', {
        resource: 'packages',
        changes: { durationDays: 45 },
        ids,
      });
      const { id, fingerprint } = ok<{ id: number; fingerprint: string }>(preview);
      return { method: 'POST', path: `/console/v1/bulk-edits/${id}/apply`, body: { fingerprint } };
    },
    other: sent => ({ ...sent, path: sent.path.replace('/apply', '/cancel') }),
  },
  {
    name: 'a record of the generic store is created',
    entity: 'faqs',
    role: 'content',
    prepare: () =>
      Promise.resolve({
        method: 'POST',
        path: '/console/v1/records/faqs',
        body: { question: 'Is it stored once?', answer: 'Yes.', category: 'packages' },
      }),
    other: withBody({ answer: 'No.' }),
  },
];

const historyOf = async (entity: string): Promise<number> => {
  const [row] = await test.client.db
    .select({ entries: count() })
    .from(auditEntries)
    .where(eq(auditEntries.entity, entity));
  return row?.entries ?? 0;
};

const callerOf = async (role = 'lookup-admin'): Promise<Caller> => {
  const caller = callers.get(role) ?? (await test.as(role));
  callers.set(role, caller);
  return caller;
};

describe.each(cases)('with a key, $name', ({ name, entity, effects = 1, role, prepare, other }) => {
  it('once, however many ask side by side, and the key is good for nothing else', async () => {
    const caller = await callerOf(role);
    const sent = await prepare();
    const send = ({ method, path, body, query }: Sent) =>
      caller.call(method, path, {
        headers: { 'idempotency-key': `once ${name}` },
        ...(body && { body }),
        ...(query && { query }),
      });
    const before = await historyOf(entity);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => askedAgain(() => send(sent))),
    );
    const [first] = answers.map(answer => ok(answer));
    expect(answers.filter(answer => !isDeepStrictEqual(answer.json(), first))).toEqual([]);
    expect((await historyOf(entity)) - before).toBe(effects);

    const refused = await send(other(sent));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      422,
      'KEY_REUSED',
    ]);
    expect((await historyOf(entity)) - before).toBe(effects);
  });
});
