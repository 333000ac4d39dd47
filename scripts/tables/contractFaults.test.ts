import { expect, it } from 'vitest';
import { contractFaults } from './contractFaults.ts';

const released = { last: '0001_old', tables: { accounts: ['id', 'name', 'city_id'] } };
const tags = ['0000_console', '0001_old', '0002_new'];

const faultsOf = (text: string, of = '0002_new') =>
  contractFaults('migrations', tags, tag => (tag === of ? text : ''), released).map(
    ({ file, message }) => `${file} ${/^This migration (.*?), but/.exec(message)?.[1]}`,
  );

it.each([
  ['DROP TABLE "accounts";', 'drops the table "accounts"'],
  ['ALTER TABLE "accounts" RENAME TO "clients";', 'renames the table "accounts"'],
  ['ALTER TABLE "accounts" DROP COLUMN "name";', 'drops the column "name" of "accounts"'],
  [
    'ALTER TABLE public.accounts\n  ADD COLUMN title text,\n  DROP COLUMN IF EXISTS name;',
    'drops the column "name" of "accounts"',
  ],
  [
    'ALTER TABLE "accounts" RENAME COLUMN "name" TO "title";',
    'renames the column "name" of "accounts"',
  ],
  [
    'ALTER TABLE "accounts" ALTER COLUMN "name" SET DATA TYPE varchar(10);',
    'gives the column "name" of "accounts" another type',
  ],
  [
    'ALTER TABLE "accounts" ALTER COLUMN "city_id" SET NOT NULL;',
    'asks for a value in the column "city_id" of "accounts"',
  ],
  [
    'ALTER TABLE "accounts" ALTER COLUMN "name" DROP DEFAULT;',
    'takes the default of the column "name" of "accounts" away',
  ],
  [
    'ALTER TABLE "accounts" ADD COLUMN "title" text NOT NULL;',
    'adds the column "title" to "accounts", which has to be given and has no default',
  ],
  [
    'ALTER TABLE "accounts" ADD CONSTRAINT "named" CHECK (name <> \'\');',
    'binds rows of "accounts" by "named"',
  ],
  [
    'CREATE UNIQUE INDEX "one_name" ON "accounts" ("name");',
    'allows each value once in "accounts"',
  ],
])('refuses %s', (statement, what) => {
  expect(faultsOf(statement)).toEqual([`migrations/0002_new.sql ${what}`]);
});

it.each([
  'CREATE TABLE "clients" ("id" bigint PRIMARY KEY NOT NULL);',
  'ALTER TABLE "accounts" ADD COLUMN "title" text;',
  'ALTER TABLE "accounts" ADD COLUMN "title" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "accounts" ADD COLUMN "lower_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;',
  'ALTER TABLE "accounts" DROP COLUMN "added_since";',
  'DROP TABLE "made_since";',
  'ALTER TABLE "accounts" ALTER COLUMN "name" DROP NOT NULL;',
  'ALTER TABLE "accounts" ADD CONSTRAINT "named" CHECK (name <> \'\') NOT VALID;',
  'CREATE INDEX "names" ON "accounts" ("name");',
  '-- drop table "accounts";',
])('lets %s pass', statement => {
  expect(faultsOf(statement)).toEqual([]);
});

it('lets pass what is marked with a reason, and what is released', () => {
  const drop = 'ALTER TABLE "accounts" DROP COLUMN "name";';
  expect(faultsOf(`-- contract: since 1.4 the title is read\n${drop}`)).toEqual([]);
  expect(faultsOf(`-- contract:\n${drop}`)).toHaveLength(1);
  expect(faultsOf(drop, '0001_old')).toEqual([]);
});
