import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryFaults } from '#contract/domain/messages/queryFaults.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { createFoldedText } from '#tests/support/createFoldedText.ts';
import { Refusal } from '../calls/Refusal.ts';
import { conditionToSql } from './conditionToSql.ts';
import { filterToSql } from './filterToSql.ts';
import type { FieldMap } from './QueryField.ts';

const things = pgTable('things', {
  id: integer().primaryKey(),
  name: text(),
  count: integer(),
  flag: boolean(),
  due: date({ mode: 'string' }),
  at: timestamp({ withTimezone: true, mode: 'string' }),
});

const fields: FieldMap = {
  id: { expression: things.id, kind: 'integer' },
  name: { expression: things.name, kind: 'text' },
  count: { expression: things.count, kind: 'integer' },
  flag: { expression: things.flag, kind: 'boolean' },
  due: { expression: things.due, kind: 'day' },
  at: { expression: things.at, kind: 'instant' },
};

const rows = [
  {
    id: 1,
    name: 'Premium +',
    count: 0,
    flag: true,
    due: '2026-03-31',
    at: '2026-03-31T18:29:59.999Z',
  },
  {
    id: 2,
    name: 'premium',
    count: 10,
    flag: false,
    due: '2026-04-01',
    at: '2026-03-31T18:30:00.000Z',
  },
  { id: 3, name: '50%_off\\', count: -5, flag: null, due: null, at: '2026-04-01T18:29:59.999Z' },
  { id: 4, name: null, count: null, flag: true, due: '2024-02-29', at: null },
  {
    id: 5,
    name: 'Ünïcode पैकेज',
    count: 2147483647,
    flag: false,
    due: '2026-04-02',
    at: '2026-04-01T18:30:00.000Z',
  },
];

const engine = new PGlite();
const db = drizzle(engine, { casing: 'snake_case' });

beforeAll(async () => {
  await createFoldedText(engine);
  await engine.exec(
    'create table things (id int primary key, name text, count int, flag boolean, due date, at timestamptz)',
  );
  await db.insert(things).values(rows);
});
afterAll(() => engine.close());

const idsOf = async (condition: Condition): Promise<number[]> => {
  const found = await db
    .select({ id: things.id })
    .from(things)
    .where(conditionToSql(condition, fields))
    .orderBy(things.id);
  return found.map(({ id }) => id);
};

const conditions: Condition[] = [
  true,
  false,
  { name: { eq: 'premium' } },
  { name: { ne: 'premium' } },
  { name: { contains: 'PREMIUM' } },
  { name: { contains: '%_' } },
  { name: { contains: '\\' } },
  { name: { contains: 'पैकेज' } },
  { name: { lt: 'a' } },
  { name: { gte: 'premium' } },
  { name: { in: ['premium', 'Premium +'] } },
  { name: { nin: ['premium'] } },
  { name: { empty: true } },
  { name: { empty: false } },
  { count: { eq: 0 } },
  { count: { eq: '10' } },
  { count: { ne: 0 } },
  { count: { lt: 0 } },
  { count: { lte: 10 } },
  { count: { gt: 9_007_199_254 } },
  { count: { in: [0, 10, 99_999_999_999] } },
  { count: { nin: [0] } },
  { count: { in: [] } },
  { flag: { eq: true } },
  { flag: { ne: true } },
  { flag: { empty: true } },
  { due: { gte: '2026-04-01' } },
  { due: { lt: '2026-04-01' } },
  { due: { in: ['2024-02-29', '2026-04-02'] } },
  { at: { eq: '2026-04-01' } },
  { at: { ne: '2026-04-01' } },
  { at: { lt: '2026-04-01' } },
  { at: { lte: '2026-04-01' } },
  { at: { gt: '2026-04-01' } },
  { at: { gte: '2026-04-01' } },
  { at: { in: ['2026-03-31', '2026-04-02'] } },
  { at: { nin: ['2026-03-31'] } },
  { at: { gte: '2026-04-01T00:00:00' } },
  { at: { eq: '2026-04-01T18:29:59.999Z' } },
  { not: { count: { lt: 5 } } },
  { not: { all: [{ flag: { eq: true } }, { count: { gt: -1 } }] } },
  { any: [{ id: { eq: 1 } }, { all: [{ flag: { eq: false } }, { count: { gte: 10 } }] }] },
  { all: [] },
  { any: [] },
];

describe('selects the rows for which the browser’s evaluation holds', () => {
  it.each(conditions.map(condition => [JSON.stringify(condition), condition] as const))(
    '%s',
    async (_text, condition) => {
      const expected = rows.filter(record => evaluate(condition, { record })).map(({ id }) => id);
      expect(await idsOf(condition)).toEqual(expected);
    },
  );

  it('tells rows apart with the conditions above', () => {
    const told = conditions.map(
      condition => rows.filter(record => evaluate(condition, { record })).length,
    );
    expect(new Set(told)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

const refusal = (filters: string): Refusal => {
  try {
    filterToSql(filters, fields);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error(`not refused: ${filters}`);
};

describe('refuses what it does not know, naming it', () => {
  it.each([
    ['nmae==x', 'UNKNOWN_FIELD', 'there is no field named "nmae"; did you mean "name"?'],
    ['Count==1', 'UNKNOWN_FIELD', 'did you mean "count"?'],
    ['zzzzzzzz==1', 'UNKNOWN_FIELD', 'the fields are: id, name, count, flag, due, at.'],
    ['constructor==1', 'UNKNOWN_FIELD', 'there is no field named "constructor"'],
    ['user.id==1', 'UNKNOWN_FIELD', 'there is no field named "user.id"'],
    ['flag=lt=true', 'BAD_REQUEST', '"flag" knows no =lt=, but: == != =in= =out= =empty='],
    ['count=like=1', 'BAD_REQUEST', '"count" knows no =like='],
    ['name=has=1', 'BAD_REQUEST', '"name" knows no =has='],
    ['count==many', 'BAD_REQUEST', '"count" must be a whole number.'],
    ['count==1.5', 'BAD_REQUEST', '"count" must be a whole number.'],
    ['count==99999999999999999999', 'BAD_REQUEST', '"count" must be a whole number.'],
    ['flag==yes', 'BAD_REQUEST', '"flag" must be true or false.'],
    ['due==2026-02-30', 'BAD_REQUEST', '"due" must be a day such as'],
    ['due=="0000-01-01"', 'BAD_REQUEST', '"due" must be a day such as'],
    ['at==yesterday', 'BAD_REQUEST', '"at" must be a day such as'],
    ['name=wild=x', 'BAD_REQUEST', 'Expected one of =='],
    ['name==x;', 'BAD_REQUEST', 'Expected a field at position 8'],
  ])('%s', (filters, code, words) => {
    const { code: actual, message, details } = refusal(filters);
    expect(actual).toBe(code);
    expect(message).toBe(queryFaults['filters']?.message);
    expect(details.errors).toEqual([
      {
        ...queryFaults['filters'],
        in: 'query',
        field: '/filters',
        code: expect.any(String) as string,
        hint: expect.stringContaining(words) as string,
      },
    ]);
  });

  it.each([undefined, '', 'dummy_filter_key==1', 'name=="||x"'])(
    'narrows nothing by %j',
    filters => {
      expect(filterToSql(filters, fields)).toBeUndefined();
    },
  );

  it('reads back what the browser writes', async () => {
    const condition: Condition = {
      all: [{ name: { contains: 'prem' } }, { at: { lte: '2026-03-31' } }],
    };
    const found = await db
      .select({ id: things.id })
      .from(things)
      .where(filterToSql(toFilterString(condition), fields));
    expect(found).toEqual([{ id: 1 }]);
  });
});
