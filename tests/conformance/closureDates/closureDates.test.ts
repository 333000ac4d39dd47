import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import type { ClosureDate, ClosureDateChange } from '#contract/calls/recordTypes.ts';
import {
  closureDateRefusals,
  salesMonth,
} from '#contract/domain/closureDates/closureDateFaults.ts';
import { addDays, addMonthsToMonth, monthEnd } from '#contract/domain/days/addDays.ts';
import { indiaDay, monthOf } from '#contract/domain/days/indiaDay.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

let test: TestApp;
let keeper: Caller;
let other: Caller;

beforeAll(async () => {
  test = await startTestApp();
  keeper = await test.as('master-data');
  other = await test.as('admin');
});
afterAll(() => test.close());

const path = '/sapna/v1/sales-month-closure-date';
const thisMonth = () => monthOf(indiaDay(test.services.now()));
const monthAt = (offset: number) => {
  const month = addMonthsToMonth(thisMonth(), offset);
  return { month: Number(month.slice(5)), year: Number(month.slice(0, 4)), end: monthEnd(month) };
};

const lookUp = async (offset: number): Promise<ClosureDate | undefined> => {
  const { month, year } = monthAt(offset);
  const answer = await keeper.get(path, { query: { month, year } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: ClosureDate[] }>().results[0];
};

const set = (caller: Caller, offset: number, more: object) => {
  const { month, year } = monthAt(offset);
  return caller.call('POST', path, { body: { month, year, ...more } });
};

const changesOf = async (closureDateId: number): Promise<ClosureDateChange[]> => {
  const answer = await keeper.get('/console/v1/closure-date-changes', { query: { closureDateId } });
  return answer.json<{ results: ClosureDateChange[] }>().results;
};

describe('the closure date of a sales month', () => {
  it('is looked up by month and year, by name or number', async () => {
    const found = await lookUp(0);
    expect(found).toMatchObject({
      monthNumber: monthAt(0).month,
      year: monthAt(0).year,
      closureDate: monthAt(0).end,
      state: 'open',
    });
    const byName = await keeper.get(path, {
      query: { month: found?.month ?? '', year: found?.year ?? 0 },
    });
    expect(byName.json<{ results: ClosureDate[] }>().results).toEqual([found]);
    const unknown = await keeper.get(path, { query: { month: 'Brumaire' } });
    expect(unknown.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: closureDateRefusals.month.message,
    });
  });

  it('is set for a month that has none, and changed by anyone who has seen what stands', async () => {
    const late = addDays(monthAt(1).end, 2);
    const made = await set(keeper, 1, { closureDate: late });
    expect(made.statusCode, made.body).toBe(200);
    expect(await lookUp(1)).toMatchObject({ closureDate: late, state: 'open' });

    const { version } = made.json<ClosureDate>();
    const unseen = await set(other, 1, { closureDate: monthAt(1).end });
    expect(unseen.json()).toMatchObject({
      code: 'STALE_VERSION',
      current: { closureDate: late },
    });
    const changed = await set(other, 1, { closureDate: monthAt(1).end, version });
    expect(changed.json()).toMatchObject({ closureDate: monthAt(1).end, version: version + 1 });
    const history = await test.client.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, 'closure-dates'),
          eq(auditEntries.entityId, String(made.json<ClosureDate>().id)),
        ),
      );
    expect(history.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it.each<[string, () => object, string]>([
    [
      'a day that has passed',
      () => ({ closureDate: addDays(indiaDay(test.services.now()), -1) }),
      '/closureDate',
    ],
    ['a day of the month before', () => ({ closureDate: monthAt(-1).end }), '/closureDate'],
    ['the day it has', () => ({ closureDate: monthAt(0).end }), '/closureDate'],
  ])('is refused for an open month: %s', async (_, body, field) => {
    const { version } = (await lookUp(0)) as ClosureDate;
    const answer = await set(keeper, 0, { ...body(), version });
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json<{ errors: { field: string }[] }>().errors[0]?.field).toBe(field);
  });
});

describe('T57 a closed month', () => {
  it('keeps its date until somebody else agrees, and names the deals that move', async () => {
    const closed = (await lookUp(-2)) as ClosureDate;
    expect(closed.state).toBe('closed');
    const wanted = addDays(closed.closureDate, 20);
    const body = { closureDate: wanted, version: closed.version };
    const silent = await set(keeper, -2, body);
    expect(silent.json()).toMatchObject({
      errors: [{ field: '/reason', message: closureDateRefusals.reason.message }],
    });
    const asked = await set(keeper, -2, { ...body, reason: 'Cheques cleared late' });
    expect(asked.json()).toMatchObject({ closureDate: closed.closureDate, askedDate: wanted });
    const twice = await set(other, -2, { ...body, reason: 'Me too' });
    expect(twice.json()).toMatchObject({
      code: 'CONFLICT',
      message: closureDateRefusals.pending.message,
    });

    const [change] = await changesOf(closed.id);
    if (!change) throw new Error('Nothing was asked for');
    const deals = await keeper.get('/console/v1/closure-date-deals', {
      query: { closureDateId: closed.id, pageSize: 1000 },
    });
    const { results } = deals.json<{ results: { closedAt: string; dealValue: number }[] }>();
    expect(results.length).toBeGreaterThan(0);
    expect(change.dealCount).toBe(results.length);
    expect(change.dealValue).toBe(results.reduce((sum, { dealValue }) => sum + dealValue, 0));
    for (const { closedAt } of results) {
      const day = indiaDay(new Date(closedAt));
      expect(day > closed.closureDate && day <= wanted).toBe(true);
    }

    const at = `/console/v1/closure-date-changes/${change.id}`;
    const decision = { decision: 'approve', version: change.version };
    const own = await keeper.call('PUT', at, { body: decision });
    expect(own.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: closureDateRefusals.fourEyes.message,
    });
    const stale = await other.call('PUT', at, { body: { ...decision, version: 99 } });
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION' });
    const agreed = await other.call('PUT', at, { body: decision });
    expect(agreed.json()).toMatchObject({ state: 'approved', decidedByName: expect.any(String) });
    expect(await lookUp(-2)).toMatchObject({ closureDate: wanted, version: closed.version + 1 });
    const again = await other.call('PUT', at, { body: decision });
    expect(again.json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('is turned down with a remark, and stays', async () => {
    const before = (await lookUp(-1)) as ClosureDate;
    const [waiting] = await changesOf(before.id);
    if (!waiting) throw new Error('The demo data has no change to decide');
    const at = `/console/v1/closure-date-changes/${waiting.id}`;
    const silent = await other.call('PUT', at, {
      body: { decision: 'reject', version: waiting.version },
    });
    expect(silent.json()).toMatchObject({ errors: [{ field: '/remark' }] });
    const rejected = await other.call('PUT', at, {
      body: { decision: 'reject', remark: 'Paid out', version: waiting.version },
    });
    expect(rejected.json()).toMatchObject({ state: 'rejected', remark: 'Paid out' });
    const after = (await lookUp(-1)) as ClosureDate;
    expect(after.closureDate).toBe(before.closureDate);
    expect(after.askedDate).toBeUndefined();
  });

  it('without a date is one that closed with the calendar', async () => {
    const { month, year, end } = monthAt(-9);
    const asked = await set(keeper, -9, {
      closureDate: addDays(end, -1),
      reason: 'As agreed then',
    });
    expect(asked.json()).toMatchObject({ closureDate: end, askedDate: addDays(end, -1) });
    expect(salesMonth(year, month)).toBe(end.slice(0, 7));
  });
});
