import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { expect, it, vi } from 'vitest';
import { startWalk } from './Walk.ts';

const deals = pgTable('deals', { id: bigint({ mode: 'number' }) });
const clients = pgTable('clients', { id: bigint({ mode: 'number' }) });

const finding = (ids: readonly number[]) =>
  vi.fn((most: number) => Promise.resolve(ids.slice(0, most)));

it('finds the order once for all pages, asking for one row more than is kept', async () => {
  const walk = startWalk(3);
  const find = finding([7, 5, 6]);
  expect(await walk.orderOf(deals.id, find)).toEqual([7, 5, 6]);
  expect(await walk.orderOf(deals.id, finding([1]))).toEqual([7, 5, 6]);
  expect(find.mock.calls).toEqual([[4]]);
});

it('keeps no order of more rows than that, and does not look again', async () => {
  const walk = startWalk(3);
  const find = finding([1, 2, 3, 4]);
  expect(await walk.orderOf(deals.id, find)).toBeUndefined();
  expect(await walk.orderOf(deals.id, find)).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(1);
});

it('is of one list, and leaves others that are read beside it alone', async () => {
  const walk = startWalk(3);
  await walk.orderOf(deals.id, finding([1]));
  const beside = finding([2]);
  expect(await walk.orderOf(clients.id, beside)).toBeUndefined();
  expect(beside).not.toHaveBeenCalled();
});
