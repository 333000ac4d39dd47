import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createAudit } from '#backend/audit/createAudit.ts';
import { records } from '#backend/database/schema/index.ts';
import { startWebhooks } from './startWebhooks.ts';

const count = Number(process.env['WEBHOOK_VOLUME'] ?? 400);

const test = await startWebhooks();
afterAll(() => test.close());
const { db } = test.client;

/** A change of all of them in one transaction, as a bulk edit or an import makes it. @returns milliseconds */
const changeAll = async (version: number): Promise<number> => {
  const began = performance.now();
  await db.transaction(async inner => {
    const { rows } = (await inner.execute(sql`
      update records set data = data || ${JSON.stringify({ sortOrder: version })}::jsonb, version = ${version}
      where resource = 'amenities' returning id, data`)) as {
      rows: { id: number; data: Record<string, unknown> }[];
    };
    await createAudit(inner, undefined, { id: `volume-${version}`, surface: 'bulk' }).record(
      ...rows.map(({ id, data }) => ({
        action: 'update' as const,
        entity: 'amenities',
        entityId: Number(id),
        version,
        before: { ...data, sortOrder: version - 1 },
        after: data,
      })),
    );
  });
  return performance.now() - began;
};

it(
  'a change of many records is told of each, once, and in the order of each record',
  { timeout: 600_000 },
  async () => {
    await db.insert(records).values(
      Array.from({ length: count }, (_, at) => ({
        resource: 'amenities',
        data: { name: `Pool ${at}`, category: 'sport' },
      })),
    );
    const alone = await changeAll(2);
    await test.subscribe({ events: ['amenities.changed'] });
    const watched = await changeAll(3);
    await changeAll(4);
    const began = performance.now();
    await test.round();
    const drained = performance.now() - began;
    const got = test.receiver.take();
    expect(got).toHaveLength(2 * count);
    expect(new Set(got.map(({ id }) => id)).size).toBe(2 * count);
    const seen = new Map<string, number[]>();
    for (const { body } of got)
      seen.set(body.recordId, [...(seen.get(body.recordId) ?? []), Number(body.version)]);
    expect([...seen.values()].every(versions => versions.join() === '3,4')).toBe(true);
    if (process.env['WEBHOOK_VOLUME'])
      console.log({ count, alone, watched, drained, each: drained / (2 * count) });
  },
);
