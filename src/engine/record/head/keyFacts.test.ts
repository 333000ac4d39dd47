import { expect, it } from 'vitest';
import type { RecordScreen } from '#contract/model/types.ts';
import { sampleField } from '../../sample.fixture.ts';
import { factFields } from './keyFacts.ts';

const paths = ['heading', 'name', 'clientName', 'slotKind', 'days'] as const;

const screenWith = (compute: RecordScreen['fields'][string]['compute']) =>
  ({
    title: 'heading',
    fields: Object.fromEntries(
      paths.map(path => [
        path,
        { ...sampleField({ path }), compute: path === 'heading' ? compute : null },
      ]),
    ),
    list: {
      columns: paths.map(field => ({ field, hidden: false })),
    } as unknown as RecordScreen['list'],
  }) satisfies Parameters<typeof factFields>[0];

const factsOf = (screen: Parameters<typeof factFields>[0]) =>
  factFields(screen).map(({ path }) => path);

it('tells what the list shows, without the title', () => {
  expect(factsOf(screenWith(null))).toEqual(['name', 'clientName', 'slotKind', 'days']);
});

it('does not tell again what a computed title is made of', () => {
  const compute = { concat: [{ $: 'record.name' }, ' – ', { $: 'record.clientName' }] } as const;
  expect(factsOf(screenWith(compute))).toEqual(['slotKind', 'days']);
});
