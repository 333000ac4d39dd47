import { afterAll, describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { mostGroups } from '#backend/query/sumAlone.ts';
import type { RecordSource } from '#backend/records/source/RecordSource.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { openTestSource } from '#tests/support/server/openTestSource.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/* What a list adds up is what its rows add up to, read page by page, for whoever reads it. */

const all = [...readScreens().values()].filter(screen => screen.type === 'records');
const payments = all.find(({ resource }) => resource === 'payments') as RecordScreen;

/** Payments as someone sees them whose grant hides what was paid. */
const narrow: RecordScreen = {
  ...payments,
  resource: 'narrow-payments',
  route: '',
  menu: null,
  access: { finance: { do: ['list'], rows: true, hide: ['amount'], lock: [] } },
};

const test = await startTestApp({ screens: [narrow] });
afterAll(() => test.close());

/** What a list shows nothing without. */
const needed: Readonly<Record<string, Condition>> = {
  'tile-rows': { keyName: { eq: 'paymentpending' } },
};

const summed = all.filter(({ list }) => list.totals.length > 0);

const pendingIds: readonly number[] = paymentGroups.pending.statusIds;

const rowsOf = async (source: RecordSource, where: Condition, search?: string) => {
  const rows = [];
  for await (const page of source.pages({ where, ...(search && { search }) }))
    rows.push(...page.rows.map(source.present));
  return rows;
};

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Of a field that a screen shows of some records alone, those are added up. */
const addUp = ({ list, fields }: RecordScreen, rows: Rows) => ({
  count: rows.length,
  sums: Object.fromEntries(
    list.totals.map(path => [
      path,
      rows
        .filter(record => evaluate(fields[path]?.visible ?? true, { record }))
        .reduce((sum, row) => sum + ((row[path] as number | null) ?? 0), 0),
    ]),
  ),
});

const asked = async (
  persona: string,
  name: string,
  where: Condition = true,
  more: Record<string, string> = {},
) => {
  const caller = await test.as(persona);
  const query = { ...(where !== true && { filters: toFilterString(where) }), ...more };
  return caller.get(`/console/v1/totals/${name}`, { query });
};

describe.each(summed.map(screen => [screen.resource, screen] as const))('%s', (name, screen) => {
  const where = needed[name] ?? true;

  it.each(['admin', 'finance', 'broker-agent', 'support'])('adds up for %s', async persona => {
    const source = await openTestSource(test, persona, name);
    const answer = await asked(persona, name, where);
    if (!source.may('list')) return expect(answer.statusCode).toBe(403);
    const rows = rowsOf(source, where);
    // A tile is for those who work its rows.
    if (answer.statusCode === 403) return expect(rows).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(answer.json()).toEqual(addUp(screen, await rows));
  });
});

describe('payments', () => {
  it('are added up within what is filtered and searched', async () => {
    const where = { modeOfPaymentId: { in: [1, 3] } };
    const source = await openTestSource(test, 'finance', 'payments');
    const answer = await asked('finance', 'payments', where, { search: 'a' });
    const rows = await rowsOf(source, where, 'a');
    expect(rows.length).toBeGreaterThan(0);
    expect(answer.json()).toEqual(addUp(payments, rows));
  });

  const grounds = [payments.list.chart ?? '', ...payments.list.groups];

  it.each([
    ...grounds.filter(by => payments.fields[by]?.kind !== 'date').map(by => [by, '']),
    ['paymentDate', 'week'],
    ['paymentDate', 'month'],
    ['createdAt', 'month'],
  ])('are grouped by %s, %s', async (by, span) => {
    const answer = await asked('finance', 'payments', true, { by, ...(span && { span }) });
    const { groups, count, sums } = answer.json<{
      groups: { value: unknown; count: number; sums: Record<string, number> }[];
      count: number;
      sums: Record<string, number>;
    }>();
    const sumOf = (one: (group: (typeof groups)[number]) => number) =>
      groups.reduce((sum, group) => sum + one(group), 0);
    expect(sumOf(group => group.count)).toBe(count);
    expect(sumOf(group => group.sums['amount'] ?? 0)).toBe(sums['amount']);
    expect(new Set(groups.map(({ value }) => value)).size).toBe(groups.length);
  });

  it.each(grounds.filter(by => payments.fields[by]?.kind !== 'date'))(
    'have groups by %s that are what their values find',
    async by => {
      const answer = await asked('finance', 'payments', true, { by });
      const { groups } = answer.json<{ groups: { value: string | number | null }[] }>();
      expect(groups.length).toBeGreaterThan(1);
      for (const { value, ...group } of groups.slice(0, 12)) {
        const where = value === null ? { empty: true } : { eq: value };
        const one = await asked('finance', 'payments', { [by]: where });
        expect([value, one.json()]).toEqual([value, group]);
      }
    },
  );

  it('have waited to be cleared since their day, until they are decided', async () => {
    const rows = await rowsOf(await openTestSource(test, 'finance', 'payments'), true);
    const today = Date.parse(indiaDay(test.services.now()));
    const bands = rows.map(({ clearance, statusId, paymentDate, clearingAge }) => {
      const isWaiting = clearance === 'uncleared' && pendingIds.includes(statusId as number);
      const days = (today - Date.parse(paymentDate as string)) / 86_400_000;
      const band = days <= 7 ? 'up-to-7-days' : days <= 15 ? 'up-to-15-days' : undefined;
      const late = days <= 30 ? 'up-to-30-days' : 'over-30-days';
      return [clearingAge ?? null, isWaiting ? (band ?? late) : null];
    });
    expect(bands.map(([told]) => told)).toEqual(bands.map(([, expected]) => expected));
    expect(new Set(bands.map(([told]) => told)).size).toBeGreaterThan(2);
  });

  it('have at most so many days, the last ones', async () => {
    const answer = await asked('finance', 'payments', true, { by: 'paymentDate', span: 'day' });
    const { groups, isWhole } = answer.json<{ groups: { value: string }[]; isWhole: boolean }>();
    const days = groups.map(({ value }) => value);
    expect([days.length, isWhole]).toEqual([mostGroups, false]);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('are grouped by filters of the list alone', async () => {
    expect((await asked('finance', 'payments', true, { by: 'remark' })).statusCode).toBe(400);
  });
});

describe('an amount from and to', () => {
  it.each(summed.map(screen => [screen.resource, screen] as const))('%s', async (name, screen) => {
    // The narrow screen of this suite keeps the amounts of payments from finance.
    const persona = name === 'payments' ? 'ap-admin' : 'finance';
    const source = await openTestSource(test, persona, name);
    if (!source.may('list')) return;
    for (const path of screen.list.filters.filter(one => screen.fields[one]?.kind === 'money')) {
      const where = {
        all: [needed[name] ?? true, { [path]: { gte: 100 } }, { [path]: { lte: 5_000_000 } }],
      };
      for (const row of await rowsOf(source, where)) {
        expect(row[path]).toBeGreaterThanOrEqual(100);
        expect(row[path]).toBeLessThanOrEqual(5_000_000);
      }
    }
  });

  it.each([
    ['payments', 'amount'],
    ['refunds', 'amount'],
    ['invoices', 'total'],
    ['payment-links', 'amount'],
    ['bank-notices', 'amount'],
    ['wallet-payments', 'amount'],
    ['termsheets', 'total'],
  ])('is a filter of %s', (name, path) => {
    expect(all.find(({ resource }) => resource === name)?.list.filters).toContain(path);
  });
});

describe.each(
  summed.flatMap(screen =>
    screen.list.apart === null ? [] : [[screen.resource, screen] as const],
  ),
)('%s, whose records are not of one kind', (name, screen) => {
  it('are added up for each of them', async () => {
    const by = screen.list.apart ?? '';
    const { groups } = (await asked('finance', name, true, { by })).json<{
      groups: { value: string; count: number; sums: object }[];
    }>();
    expect(groups.length).toBeGreaterThan(1);
    const rows = await rowsOf(await openTestSource(test, 'finance', name), true);
    for (const { value, ...group } of groups)
      expect([value, group]).toEqual([
        value,
        addUp(
          screen,
          rows.filter(row => row[by] === value),
        ),
      ]);
  });
});

describe('a grant that hides a field', () => {
  it('hides what it adds up to', async () => {
    const { sums } = (await asked('finance', 'narrow-payments')).json<{ sums: object }>();
    expect(Object.keys(sums)).toEqual(['tds', 'booked']);
  });

  it('lets nobody else have any', async () => {
    expect((await asked('support', 'narrow-payments')).statusCode).toBe(403);
  });
});
