import { describe, expect, it } from 'vitest';
import type { RecordScreen } from '../screen.ts';
import type { Change } from './Change.ts';
import { productFaults } from './productFaults.ts';

const content = {
  resource: 'packages',
  fields: { price: { readonly: { active: true } }, name: {} },
  access: { admin: ['list'] },
};

const field = (path: string, readonly: unknown) => ({ path, required: false, readonly });
const before = {
  fields: {
    name: field('name', false),
    code: field('code', false),
    price: field('price', { active: { eq: true } }),
  },
} as unknown as RecordScreen;

const faultsOf = (...changes: Change[]) =>
  productFaults(content, before, { screen: changes, schema: [] }).map(({ pointer }) => pointer);

describe('a screen on calls of the product', () => {
  it.each<[string, Change]>([
    ['its names', { at: '/label', value: ['Bundle', 'Bundles'] }],
    ['its columns', { at: '/list/columns', value: ['name'] }],
    ['a view', { at: '/list/views/mine', value: { where: { active: true } } }],
    ['its form', { at: '/form', value: ['name'] }],
    ['facts of its page', { at: '/record/facts', value: ['name'] }],
    ['help', { at: '/fields/name/help', value: 'Short' }],
    [
      'a field that the file does not name',
      { at: '/fields/code', value: { label: 'Code', required: true } },
    ],
    ['a first condition', { at: '/fields/name/required', value: true }],
    ['its order', { at: '/fields', order: ['name', 'price'] }],
  ])('may change %s', (_what, change) => {
    expect(faultsOf(change)).toEqual([]);
  });

  it.each<[string, Change, string?]>([
    ['rights', { at: '/access/finance', value: ['list'] }],
    ['hidden fields', { at: '/access/admin', value: { do: ['list'], hide: [] } }],
    ['its calls', { at: '/data/list', value: 'caps.list' }],
    ['the whole list', { at: '/list', removed: true }],
    ['a list for its columns alone', { at: '/list', value: ['name'] }],
    [
      'whether it is shown, since what is hidden is not checked',
      { at: '/fields/name/visible', value: false },
    ],
    ['a condition by nothing', { at: '/fields/name/readonly', value: null }],
    ['a condition of a field that there is not', { at: '/fields/none/readonly', value: true }],
    ['an action', { at: '/actions/copy', value: { call: 'records.create' } }],
    ['a condition that there is', { at: '/fields/price/readonly', value: false }],
    ['a condition that goes', { at: '/fields/price/readonly', removed: true }],
    [
      'a computed value',
      { at: '/fields/code', value: { label: 'Code', compute: { add: [1, 2] } } },
      '/fields/code/compute',
    ],
    [
      'all fields at once',
      { at: '/fields', value: { price: { readonly: false } } },
      '/fields/price/readonly',
    ],
    [
      'a list with more than places',
      { at: '/list', value: { columns: [], bulk: ['stop'] } },
      '/list/bulk',
    ],
    ['a rule', { at: '/rules/sum', removed: true }],
    ['what can be removed', { at: '/removable', removed: true }],
    ['where records come from', { at: '/import', value: { call: 'x' } }],
    ['another name', { at: '/was', value: ['caps'] }],
  ])('may not change %s', (_what, change, at = change.at) => {
    expect(faultsOf(change)).toEqual([at]);
  });

  it('may say something else in its form schema, and hold nothing else', () => {
    const schema: Change[] = [
      { at: '/properties/name/title', value: 'Name of the bundle' },
      { at: '/properties/lines/items/properties/sum/description', value: 'In rupees' },
      { at: '/properties/name/maxLength', value: 4 },
      { at: '/properties/colour', value: { type: 'string' } },
      { at: '/properties/title', value: { type: 'string' } },
      { at: '/properties/description', removed: true },
      { at: '/properties/name/title', value: { type: 'string' } },
      { at: '/required', value: [] },
    ];
    expect(
      productFaults(content, before, { screen: [], schema }).map(({ part, pointer }) => [
        part,
        pointer,
      ]),
    ).toEqual([
      ['schema', '/properties/name/maxLength'],
      ['schema', '/properties/colour'],
      ['schema', '/properties/title'],
      ['schema', '/properties/description'],
      ['schema', '/properties/name/title'],
      ['schema', '/required'],
    ]);
  });

  it('that takes over parts of another changes in the files alone', () => {
    const screen: Change[] = [{ at: '/label', value: ['A', 'B'] }];
    const extending = { ...content, extends: 'caps' };
    expect(productFaults(extending, before, { screen, schema: [] })).toMatchObject([
      { pointer: '/extends' },
    ]);
    expect(productFaults(extending, before, { screen: [], schema: [] })).toEqual([]);
  });
});
