import { expect, it } from 'vitest';
import { sampleField } from '../../sample.fixture.ts';
import { phoneLines } from './phoneLines.ts';

const field = (path: string, kind: Parameters<typeof sampleField>[0]['kind'] = 'text') =>
  sampleField({ path, kind });

const status = sampleField({
  path: 'status',
  kind: 'choice',
  options: [{ value: 'Live', label: { en: 'Live', hi: 'चालू' }, tone: 'success', when: true }],
});

it('puts status, amount and date at the right and the rest in order at the left', () => {
  const columns = [
    field('name'),
    field('family'),
    field('client', 'choice'),
    field('agents', 'choice'),
    field('price', 'money'),
    field('days', 'number'),
    field('netsuite', 'boolean'),
    status,
    field('updatedAt', 'datetime'),
    field('sixth'),
  ];
  const lines = phoneLines(columns);
  const paths = (fields: readonly ({ path: string } | undefined)[]) => fields.map(one => one?.path);
  expect(paths([lines.title, lines.status, lines.amount, lines.date])).toEqual([
    'name',
    'status',
    'price',
    'updatedAt',
  ]);
  expect(paths(lines.second)).toEqual(['family', 'client']);
  expect(paths(lines.third)).toEqual(['agents', 'days', 'netsuite']);
});

it('leaves out when a row was changed where another day is shown', () => {
  const lines = phoneLines([field('name'), field('from', 'date'), field('updatedAt', 'datetime')]);
  expect(lines.date?.path).toBe('from');
  expect(lines.second).toEqual([]);
});

it('copes with a single column', () => {
  expect(phoneLines([field('name')])).toEqual({
    title: field('name'),
    status: undefined,
    second: [],
    amount: undefined,
    third: [],
    date: undefined,
  });
});

it('counts a yes or no with a tone as a status', () => {
  const overdue = sampleField({ path: 'isOverdue', kind: 'boolean', options: status.options });
  const lines = phoneLines([field('name'), field('isSent', 'boolean'), overdue]);
  expect(lines.status).toBe(overdue);
  expect(lines.second.map(({ path }) => path)).toEqual(['isSent']);
});
