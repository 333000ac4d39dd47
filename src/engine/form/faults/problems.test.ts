import { describe, expect, it } from 'vitest';
import { sampleField, sampleScreen } from '../../sample.fixture.ts';
import { sampleValidator } from '../../sampleValidator.fixture.ts';
import { problemsFrom, problemsIn } from './problems.ts';

const say = {
  missing: (field: { path: string }) => `missing ${field.path}`,
  error: (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`,
};
const shown = ['name', 'clientType', 'days', 'price', 'note'];

const check = (
  values: Record<string, unknown>,
  screen = sampleScreen,
  paths: readonly string[] = shown,
) =>
  problemsIn({
    screen,
    validator: sampleValidator,
    values,
    scope: { record: values },
    shown: paths,
    language: 'en',
    say,
  });

describe('problemsIn', () => {
  it.each([
    { what: 'nothing', values: { name: 'Relax', clientType: 1, price: 0 }, problems: [] },
    { what: 'a required field', values: {}, problems: [['name', 'missing name']] },
    {
      what: 'a field that a condition requires',
      values: { name: 'Relax', clientType: 2 },
      problems: [['days', 'missing days']],
    },
    {
      what: 'text that is too short',
      values: { name: 'R' },
      problems: [['name', 'short {"smart_count":2}']],
    },
    {
      what: 'a limit, written as the field is',
      values: { name: 'Relax', price: -5 },
      problems: [['price', 'low {"limit":"₹0"}']],
    },
    {
      what: 'text that is no value of its kind, once',
      values: { name: 'Relax', clientType: 2, days: 'ten' },
      problems: [['days', 'Enter a number']],
    },
    {
      what: 'a value that is no option',
      values: { name: 'Relax', clientType: 9 },
      problems: [['clientType', 'option {}']],
    },
    {
      what: 'several, in the order of the form',
      values: { clientType: 2, price: 'x' },
      problems: [
        ['name', 'missing name'],
        ['days', 'missing days'],
        ['price', expect.stringContaining('Enter an amount in rupees')],
      ],
    },
  ])('finds $what', ({ values, problems }) => {
    expect(check(values).map(({ path, message }) => [path, message])).toEqual(problems);
  });

  it('says nothing of text that stands as it is stored, such as a masked number', () => {
    const phones = {
      ...sampleScreen,
      fields: {
        ...sampleScreen.fields,
        note: { ...sampleField({ path: 'note' }), kind: 'phone' as const },
      },
    };
    const told = (note: string) =>
      problemsIn({
        screen: phones,
        validator: sampleValidator,
        values: { name: 'Relax', clientType: 1, note },
        scope: { record: {}, previous: { note: 'XX45012345' } },
        shown,
        language: 'en',
        say,
      }).map(({ path }) => path);
    expect(told('XX45012345')).toEqual([]);
    expect(told('XX45012346')).toEqual(['note']);
  });

  it('says nothing of what a record was stored with before its screen changed', () => {
    const previous = { name: 'R', clientType: 9, price: -5, colour: 'red' };
    const told = (changes: object) =>
      problemsIn({
        screen: sampleScreen,
        validator: sampleValidator,
        values: { ...previous, ...changes },
        scope: { record: { ...previous, ...changes }, previous },
        shown,
        language: 'en',
        say,
      }).map(({ path }) => path);
    expect(told({ note: 'Seen' })).toEqual([]);
    expect(told({ price: -6 })).toEqual(['price']);
    expect(told({ name: 'P', clientType: 8 })).toEqual(['name', 'clientType']);
  });

  it('says nothing of fields that the form does not show', () => {
    expect(check({ clientType: 9 }, sampleScreen, ['price'])).toEqual([]);
  });

  it('names the item of a list and its field', () => {
    const items = {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', minLength: 1 } },
    } as const;
    const schema = {
      type: 'object',
      properties: { parts: { type: 'array', items, maxItems: 2 } },
    } as const;
    const parts = sampleField({
      path: 'parts',
      kind: 'children',
      children: [sampleField({ path: 'name' })],
      schema: schema.properties.parts,
    });
    const screen = { ...sampleScreen, schema, fields: { parts } };
    expect(check({ parts: [{ name: 'a' }, {}] }, screen, ['parts'])).toEqual([
      { path: 'parts.1.name', message: 'missing name' },
    ]);
    expect(
      check({ parts: [{ name: '' }, { name: 'b' }, { name: 'c' }] }, screen, ['parts']),
    ).toEqual([
      { path: 'parts', message: 'many {"smart_count":2}' },
      { path: 'parts.0.name', message: 'missing name' },
    ]);
  });
});

describe('problemsFrom', () => {
  it('puts what the server refused on its field, and the rest into the summary', () => {
    const errors = [
      { in: 'body', field: '/name', code: 'taken', message: 'This name is taken.' },
      { in: 'body', field: '/version', code: 'required', message: 'Send the version.' },
      { in: 'body', field: '/id', code: 'required', message: 'This field is required.' },
      { in: 'body', field: '', code: 'x', message: 'Something else.' },
    ] as const;
    expect(problemsFrom(errors, sampleScreen, shown)).toEqual([
      { path: 'name', message: 'This name is taken.' },
      { path: null, message: 'Send the version.' },
      { path: null, message: 'This field is required.', about: { en: 'ID', hi: 'ID' } },
      { path: null, message: 'Something else.' },
    ]);
  });
});
