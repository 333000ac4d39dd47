import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseClient } from '#backend/database/client.ts';
import {
  auditEntries,
  opportunityPackages,
  opportunityProducts,
  packages,
  productActivations,
} from '#backend/database/schema/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';

let client: DatabaseClient;
beforeAll(async () => {
  client = await openTestDatabase();
});
afterAll(() => client.close());

const migration = readFileSync('backend/database/migrations/0004_activated_dates.sql', 'utf8');

interface Old {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly promotedDays: number | null;
  readonly state: 'active' | 'pending';
  readonly productStart: string | null;
}

/** A package as it stood before activation dated it; its attempt was in the last hour of 9 November in India. */
const old = async (one: Partial<Old>) => {
  const stood: Old = {
    startDate: null,
    endDate: null,
    promotedDays: 30,
    state: 'active',
    productStart: null,
    ...one,
  };
  const { db } = client;
  const [made] = await db
    .select({ id: productActivations.id, productId: productActivations.opportunityProductId })
    .from(productActivations)
    .limit(1);
  const [product] = await db
    .select()
    .from(opportunityProducts)
    .where(eq(opportunityProducts.id, made?.productId ?? 0));
  const packageId = product?.opportunityPackageId ?? 0;
  await db
    .update(opportunityProducts)
    .set({ activationState: 'pending', startDate: null, endDate: null })
    .where(eq(opportunityProducts.opportunityPackageId, packageId));
  await db
    .update(opportunityProducts)
    .set({ activationState: stood.state, startDate: stood.productStart })
    .where(eq(opportunityProducts.id, made?.productId ?? 0));
  await db
    .update(productActivations)
    .set({ isProcessed: true, error: null, createdAt: new Date('2026-11-09T18:00:00Z') })
    .where(eq(productActivations.opportunityProductId, made?.productId ?? 0));
  const [row] = await db
    .update(opportunityPackages)
    .set({
      startDate: stood.startDate,
      endDate: stood.endDate,
      promotedDays: stood.promotedDays,
    })
    .where(eq(opportunityPackages.id, packageId))
    .returning();
  if (!row) throw new Error('The demo data have no activation');
  return row;
};

const datesAfter = async (before: typeof opportunityPackages.$inferSelect) => {
  await client.db.execute(sql.raw(migration));
  const [row] = await client.db
    .select()
    .from(opportunityPackages)
    .where(eq(opportunityPackages.id, before.id));
  return { dates: [row?.startDate, row?.endDate], grown: (row?.version ?? 0) - before.version };
};

it.each<[string, Partial<Old>, (string | null)[], number]>([
  ['nothing: from the day of its activation in India', {}, ['2026-11-09', '2026-12-08'], 1],
  ['the start of its product', { productStart: '2026-11-05' }, ['2026-11-05', '2026-12-04'], 1],
  ['a start that was agreed', { startDate: '2026-11-20' }, ['2026-11-20', '2026-12-19'], 1],
  [
    'both dates: they stay',
    { startDate: '2026-11-01', endDate: '2026-11-10' },
    ['2026-11-01', '2026-11-10'],
    0,
  ],
  ['nothing, and not active: it has none', { state: 'pending' }, [null, null], 0],
])('what ran before has dates: %s', async (_, one, dates, grown) => {
  expect(await datesAfter(await old(one))).toEqual({ dates, grown });
});

it('takes the days of the package where the order has none, and keeps it in the history', async () => {
  const row = await old({ promotedDays: null });
  const [sold] = await client.db.select().from(packages).where(eq(packages.id, row.packageId));
  const days = sold?.durationDays ?? 0;
  const end = days > 0 ? addDays('2026-11-09', days - 1) : null;
  expect((await datesAfter(row)).dates).toEqual(['2026-11-09', end]);
  const told = await client.db
    .select()
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.entity, 'opportunity-packages'),
        eq(auditEntries.entityId, String(row.id)),
      ),
    )
    .orderBy(auditEntries.id);
  expect(told.at(-1)).toMatchObject({
    entity: 'opportunity-packages',
    action: 'activate',
    after: { startDate: '2026-11-09', endDate: end },
  });
});
