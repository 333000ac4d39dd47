import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedOf, reportFor } from '#backend/services/reports/askReport.ts';
import { readPage } from '#backend/services/reports/readReport.ts';
import { sourceOf } from '#backend/services/reports/sourceOf.ts';
import { personas } from '#backend/database/seed/people/personas.ts';
import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import { grouped } from '#contract/domain/lists/grouped.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { canOpen } from '#contract/model/rights/screenAccess.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';
import { asked, shown, year } from './askReport.ts';

/*
 * A column that is empty in all rows tells nothing, and is most likely read from where nothing is kept. Every column of
 * every report has a value in some row of the demo data, and bars hold every row, once, beside rows of its own kind.
 */

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const reports = Object.entries(asked);

/** All rows of a report that a person has; undefined where they may not open it. */
const rowsFor = async (report: string, persona: string) => {
  const { actor, db, screens } = await settingOf(test, persona, 'opportunities');
  const screen = screens.get(report);
  if (!screen || !canOpen(screen, actor.roleCodes)) return undefined;
  const { report: file } = reportFor({ screens }, report, actor);
  const sent = askedOf(file, asked[report] ?? {}, { in: 'body', path: '' });
  const source = sourceOf(file.call)({ asked: sent, actor, today: testDay });
  const { rows } = await readPage(db, source, 0, 50_000);
  return { rows, file };
};

/** The first and the last month that it is asked for. */
const bounds = (report: string) => {
  const days = Object.values(asked[report] ?? {}).filter(value => /^\d{4}-/.test(value));
  const [first = '', last = ''] = days.map(day => day.slice(0, 7)).toSorted();
  return { first, last };
};

it('every report is asked here', () => {
  const all = [...test.screens.values()].filter(screen => screen.type === 'page' && screen.report);
  expect(all.map(({ resource }) => resource).toSorted()).toEqual(
    reports.map(([name]) => name).toSorted(),
  );
});

describe.each(reports)('%s', report => {
  it('has no column that is empty in all rows of somebody who sees rows', async () => {
    const empty: string[] = [];
    let seen = 0;
    for (const { key } of personas.filter(({ isRefused }) => !isRefused)) {
      const found = await rowsFor(report, key);
      if (!found || found.rows.length === 0) continue;
      seen += 1;
      for (const { name } of found.file.columns)
        if (found.rows.every(row => isNoValue(row[name]))) empty.push(`${name} of ${key}`);
    }
    expect(seen).toBeGreaterThan(0);
    expect(empty).toEqual([]);
  });

  it('has every row in its bars, once, beside rows of its own kind', async () => {
    const found = await rowsFor(report, 'admin');
    const { plots, leftOut } = (await shown(await test.as('admin'), report, asked[report] ?? {}))
      .chart;
    const { rows = [], file } = found ?? {};
    const { by, sum, each, without = {} } = file?.chart ?? { by: '' };
    const isOut = (row: Values) => Object.entries(without).some(([name, v]) => row[name] === v);
    const counted = rows.filter(row => !isOut(row));
    expect(leftOut).toBe(rows.length - counted.length);
    const valueOf = (row: Values) => (sum === undefined ? 1 : Number(row[sum] ?? 0));
    const kinds = grouped(counted, row => (each === undefined ? null : row[each]));
    expect(plots.map(({ kind }) => kind)).toHaveLength(kinds.size);
    for (const { kind, bars, total, others } of plots) {
      const own = kinds.get(kind) ?? [];
      expect(total).toBe(own.reduce((all, row) => all + valueOf(row), 0));
      expect(bars.reduce((all, { value }) => all + value, 0) + others.value).toBe(total);
      const as = file?.columns.find(({ name }) => name === by)?.as;
      if (as === 'day' || as === 'moment') {
        expect(others.count).toBe(0);
        const { first, last } = bounds(report);
        const months = bars.map(({ name }) => name ?? '');
        expect([months[0], months.at(-1)]).toEqual([first, last]);
        expect(new Set(months.map((month, at) => addMonthsToMonth(month, -at))).size).toBe(1);
      } else expect(bars.length + others.count).toBe(new Set(own.map(row => row[by] ?? null)).size);
    }
  });
});

it('invoices are added up by kind, credit notes below zero, and without those that were cancelled', async () => {
  const report = 'invoice-report';
  const { plots, leftOut } = (await shown(await test.as('admin'), report, year)).chart;
  const { rows = [] } = (await rowsFor(report, 'admin')) ?? {};
  expect(plots.map(({ kind }) => kind)).toEqual(['proforma', 'tax', 'digislate', 'credit-note']);
  const issued = rows.filter(({ status }) => status === 'issued');
  for (const { kind, total } of plots)
    expect(total).toBe(
      issued
        .filter(row => row['kind'] === kind)
        .reduce((sum, row) => sum + Number(row['total']), 0),
    );
  expect(plots.at(-1)?.total).toBeLessThan(0);
  expect(leftOut).toBe(rows.filter(({ status }) => status === 'cancelled').length);
  expect(leftOut).toBeGreaterThan(0);
});
