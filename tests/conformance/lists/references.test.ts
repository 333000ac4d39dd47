import { screenHeads } from 'virtual:screens';
import { afterAll, describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/people/personas.ts';
import { isInMenu } from '#contract/model/rights/mayDo.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';
import { openTestSource } from '#tests/support/server/openTestSource.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/* What stands on a slip of the bank or on a paper finds its record, in lists that the palette of finance looks through. */

const test = await startTestApp();
afterAll(() => test.close());

const numbers = [
  ['payments', 'referenceNumber'],
  ['refunds', 'referenceNumber'],
  ['bank-notices', 'referenceNumber'],
  ['wallet-payments', 'referenceNumber'],
  ['invoices', 'number'],
  ['termsheets', 'id'],
  ['refunds', 'id'],
] as const;

const withNumber = async (name: string, path: string) => {
  const source = await openTestSource(test, 'finance', name);
  const page = await source.pages({ where: true }).next();
  const row = page.done === false ? page.value.rows.find(one => Boolean(one[path])) : undefined;
  return { source, row, words: String(row?.[path]) };
};

describe('the palette of finance', () => {
  const finance = personas.find(({ key }) => key === 'finance');
  const shown = screenHeads().filter(head => finance && isInMenu(head, rolesOf(finance)));

  it.each(numbers)('finds %s by %s', async (name, path) => {
    expect(shown.map(({ resource }) => resource)).toContain(name);
    const { source, row, words } = await withNumber(name, path);
    const found = await source.readMatching({ where: true, search: words });
    expect(found.map(({ id }) => id)).toContain(row?.id);
  });

  it('finds for nobody else what is not in their lists', async () => {
    const { row, words } = await withNumber('payments', 'referenceNumber');
    const source = await openTestSource(test, 'broker-agent', 'payments');
    const own = (await source.readMatching({ where: true })).map(({ id }) => id);
    const found = (await source.readMatching({ where: true, search: words })).map(({ id }) => id);
    expect(row).toBeDefined();
    expect(found.filter(id => !own.includes(id))).toEqual([]);
  });
});
