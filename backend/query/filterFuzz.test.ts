import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFoldedText } from '#tests/support/createFoldedText.ts';
import { Refusal } from '../calls/Refusal.ts';
import { filterToSql } from './filterToSql.ts';
import type { FieldMap } from './QueryField.ts';
import { searchToSql } from './searchToSql.ts';

const rows = pgTable('rows', {
  id: integer().primaryKey(),
  name: text(),
  flag: boolean(),
  due: date({ mode: 'string' }),
  at: timestamp({ withTimezone: true, mode: 'string' }),
});

const fields: FieldMap = {
  id: { expression: rows.id, kind: 'integer' },
  name: { expression: rows.name, kind: 'text' },
  flag: { expression: rows.flag, kind: 'boolean' },
  due: { expression: rows.due, kind: 'day' },
  at: { expression: rows.at, kind: 'instant' },
};

const engine = new PGlite();
const db = drizzle(engine, { casing: 'snake_case' });

beforeAll(async () => {
  await createFoldedText(engine);
  await engine.exec(
    "create table rows (id int primary key, name text, flag boolean, due date, at timestamptz); insert into rows values (1, 'a', true, '2026-01-01', now())",
  );
});
afterAll(() => engine.close());

const parts = [
  'id',
  'name',
  'flag',
  'due',
  'at',
  'zz',
  '==',
  '!=',
  '=lt=',
  '=ge=',
  '=in=',
  '=out=',
  '=like=',
  '=empty=',
  '=x=',
  ';',
  ',',
  '(',
  ')',
  '!',
  '||',
  '"',
  "'",
  '\\',
  '%',
  '_',
  '--',
  ';drop table rows',
  '\0',
  'पैकेज',
  ' ',
  '\ud800',
  'true',
  'false',
  'null',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '1.5',
  '2026-02-30',
  '2026-02-28',
  '0000-01-01',
  '9999-12-31',
  '2026-01-01T24:00:00Z',
  '2026-01-01T10:00',
  'x'.repeat(300),
];

/** Repeatable: the same texts on every run. */
const makeRandom = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const makeText = (random: () => number): string =>
  Array.from(
    { length: 1 + Math.floor(random() * 8) },
    () => parts[Math.floor(random() * parts.length)] ?? '',
  ).join('');

/** A field, an operator and a value in this order, so that many texts are understood. */
const makeLeaf = (random: () => number): string => {
  const pick = (from: number, to: number) => parts[from + Math.floor(random() * (to - from))] ?? '';
  const value = pick(32, parts.length);
  const operator = pick(6, 14);
  return (
    pick(0, 5) + operator + (operator === '=in=' || operator === '=out=' ? `(${value})` : value)
  );
};

it('X15 whatever the filter says, it is understood or refused, and never a fault', async () => {
  const random = makeRandom(20_261_121);
  let understood = 0;
  let refused = 0;
  for (let at = 0; at < 20_000; at += 1) {
    const filters = at % 3 === 0 ? makeLeaf(random) : makeText(random);
    try {
      const where = filterToSql(filters, fields);
      if (!where) continue;
      understood += 1;
      if (understood % 5 === 0) await db.select({ id: rows.id }).from(rows).where(where);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 400)
        throw new Error(filters, { cause: error });
      refused += 1;
    }
  }
  expect(understood).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(1000);
});

it('whatever is searched for, a row is found or not', async () => {
  const random = makeRandom(7);
  for (let at = 0; at < 300; at += 1) {
    const search = makeText(random);
    await db
      .select({ id: rows.id })
      .from(rows)
      .where(searchToSql(search, [rows.name]));
  }
  expect(await db.$count(rows)).toBe(1);
});
