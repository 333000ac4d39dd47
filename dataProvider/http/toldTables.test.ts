import { expect, it } from 'vitest';
import { createToldTables } from './toldTables.ts';

const written = (tables: string | null): Headers =>
  new Headers(tables === null ? {} : { 'x-tables': tables });

it.each([
  ['a table in common', 'packages users', 'audit_entries packages', true],
  ['none in common', 'packages users', 'audit_entries cities', false],
  ['nothing was written', 'packages', '', false],
  ['nothing was read', '', 'packages', false],
  ['the write does not say', 'packages', null, true],
  ['the read did not say', null, 'packages', true],
])('%s', (_case, read, write, isOld) => {
  const told = createToldTables();
  const found: boolean[] = [];
  const end = told.onWrite((old, isDone) => found.push(old('one'), isDone));
  told.read('one', read);
  told.wrote(written(write));
  expect(found).toEqual([isOld, true]);
  end();
  told.wrote(written(write));
  expect(found).toHaveLength(2);
});

it('remembers every table of a name, and that one answer said nothing', () => {
  const told = createToldTables();
  const found: boolean[] = [];
  told.onWrite(old => found.push(old('one'), old('never read')));
  told.read('one', 'a');
  told.read('one', 'b');
  told.wrote(written('a'));
  told.wrote(written('c'));
  told.read('one', null);
  told.read('one', 'd');
  told.wrote(written('c'));
  told.lost();
  expect(found).toEqual([true, true, false, true, true, true, true, true]);
});
