import { inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { packagePrices } from '#backend/database/schema/index.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';
import { openSource } from './openSource.ts';
import type { Matching } from './RecordSource.ts';

const test = await startTestApp();
afterAll(() => test.close());

const sourceOf = async (persona: string, resource: string) =>
  openSource(await settingOf(test, persona, resource));

const idsOf = (rows: readonly { readonly id: unknown }[]) => rows.map(({ id }) => Number(id));

describe('decision 0242: a list that is read to its end', () => {
  it('has every row once, in the order of its beginning, whatever is written meanwhile', async () => {
    const prices = await sourceOf('admin', 'package-prices');
    const asked: Matching = { where: true, sort: { field: 'updatedAt', order: 'DESC' } };
    const before = idsOf(await prices.readMatching(asked));
    expect(before.length).toBeGreaterThan(1000);
    // What is written now would come first, and push rows of the first page onto the second.
    const moved = before.slice(-5);
    const removed = before.at(-8) ?? 0;
    const read: number[] = [];
    for await (const { rows } of prices.pages(asked)) {
      if (read.length === 0) {
        const { db } = test.client;
        await db
          .update(packagePrices)
          .set({ updatedAt: new Date('2030-01-01T00:00:00Z') })
          .where(inArray(packagePrices.id, moved));
        await db
          .update(packagePrices)
          .set({ deletedAt: new Date('2030-01-01T00:00:00Z') })
          .where(inArray(packagePrices.id, [removed]));
      }
      read.push(...idsOf(rows));
    }
    expect(read).toEqual(before.filter(id => id !== removed));
  });

  it('goes on where all rows of a page are gone meanwhile', async () => {
    const prices = await sourceOf('admin', 'package-prices');
    const all = idsOf(
      await prices.readMatching({ where: true, sort: { field: 'id', order: 'ASC' } }),
    );
    const size = 1000;
    const isThere = async (deletedAt: Date | null) => {
      await test.client.db
        .update(packagePrices)
        .set({ deletedAt })
        .where(inArray(packagePrices.id, all.slice(size, 2 * size)));
    };
    const read: number[] = [];
    try {
      for await (const { rows } of prices.pages({
        where: true,
        sort: { field: 'id', order: 'ASC' },
      })) {
        if (read.length === 0) await isThere(new Date('2030-01-01T00:00:00Z'));
        read.push(...idsOf(rows));
      }
    } finally {
      await isThere(null);
    }
    expect(read).toEqual([...all.slice(0, size), ...all.slice(2 * size)]);
  });
});

const exported = [...test.screens.values()].flatMap(screen =>
  screen.type === 'records' &&
  screen.data.calls &&
  canDo(screen, ['admin'], 'list') &&
  canDo(screen, ['admin'], 'export')
    ? [screen]
    : [],
);

it.each(exported.map(screen => [screen.resource, screen] as const))(
  'the list of %s answers the fields that are asked for as it answers all of them',
  async (resource, screen) => {
    const source = await sourceOf('admin', resource);
    const fields = screen.list.columns.map(({ field }) => field);
    const asked: Matching = { where: true, verb: 'export' };
    const whole = await source.pages(asked).next();
    const some = await source.pages({ ...asked, fields }).next();
    const tableOf = ({ value, done }: typeof whole) =>
      done ? [] : value.rows.map(row => [row.id, ...fields.map(path => valueAt(row, path))]);
    expect(tableOf(some)).toEqual(tableOf(whole));
  },
);

it('deals are read with the fields alone that are asked for', async () => {
  const deals = await sourceOf('admin', 'opportunities');
  const page = await deals.pages({ where: true, fields: ['name', 'cityName'] }).next();
  const [row] = page.done ? [] : page.value.rows;
  expect(Object.keys(row ?? {}).toSorted()).toEqual(['cityName', 'id', 'name']);
});
