import { describe, expect, it } from 'vitest';
import { soundKnown, words } from '../checkScreen.fixture.ts';
import { checkScreens } from '../checkScreens.ts';

type Members = Readonly<Record<string, unknown>>;

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { title: 'ID', type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string', maxLength: 20 },
    count: { title: 'Count', type: 'integer', minimum: 1, maximum: 9 },
    total: { title: 'Total', type: 'integer' },
    closedOn: { title: 'Closed on', type: 'string', format: 'date' },
    closedAt: { title: 'Closed at', type: 'string', format: 'date-time' },
    status: { title: 'Status', type: 'string', enum: ['open', 'closed'] },
    secret: { title: 'Secret', type: 'string' },
    version: { title: 'Version', type: 'integer', readOnly: true },
  },
};
const hi = { label: { hi: 'हि' } };
const close = {
  label: words('Close'),
  on: ['row'],
  ask: [{ name: 'pieces', label: words('Pieces'), as: 'number' }],
  set: {
    status: 'closed',
    count: { $: 'ask.pieces' },
    closedOn: { $: 'today' },
    closedAt: { $: 'now' },
  },
};

const faultsOf = (action: Members, more: Members = {}): readonly (readonly string[])[] => {
  const screen = {
    format: 1,
    resource: 'orders',
    route: '/orders',
    label: { one: words('Order'), other: words('Orders') },
    schema: 'order.schema.json',
    access: {
      admin: ['list', 'show', 'create', 'edit', 'close'],
      finance: { do: ['list', 'close'], hide: ['secret'], lock: ['total'] },
    },
    fields: {
      name: hi,
      count: hi,
      total: hi,
      status: hi,
      secret: hi,
      closedOn: { ...hi, readonly: true },
      closedAt: hi,
    },
    list: ['name'],
    form: ['name', 'count', 'total', 'status'],
    ...more,
    actions: { close: { ...close, ...action }, ...(more['actions'] as Members | undefined) },
  };
  return checkScreens(
    [{ file: 'resources/setup/orders.json', text: JSON.stringify(screen) }],
    [{ file: 'form-schemas/order.schema.json', text: JSON.stringify(schema) }],
    soundKnown,
  ).map(({ pointer, message }) => [pointer, message]);
};

const told = { text: words('“{name}” is closed') };

const rows: readonly (readonly [what: string, action: Members, at: string, message: string])[] = [
  ['a field that is not there', { set: { statsu: 'closed' } }, '/set/statsu', 'no field "statsu"'],
  ['what is no option', { set: { status: 'shut' } }, '/set/status', 'is not an option'],
  ['too much', { set: { count: 12 } }, '/set/count', 'it must be at most 9'],
  ['another type', { set: { count: { $: 'user.email' } } }, '/set/count', 'does not fit "count"'],
  ['an instant as a day', { set: { closedOn: { $: 'now' } } }, '/set/closedOn', 'does not fit'],
  ['what was not asked', { set: { count: { $: 'ask.no' } } }, '/set/count', 'no "ask.no"'],
  ['nothing in a required field', { set: { name: null } }, '/set/name', 'no action can clear it'],
  ['what the store keeps', { set: { version: 1 } }, '/set/version', 'The store itself keeps'],
  ['what a role may not see', { set: { secret: 'x' } }, '/set/secret', 'may not see "secret"'],
  ['what a role may not change', { set: { total: 1 } }, '/set/total', 'may not change "total"'],
  [
    'what others may not see',
    { set: { name: { $: 'record.secret' } } },
    '/set/name',
    'would tell "secret"',
  ],
  ['a call besides', { call: { call: 'things.stop' } }, '/call', 'cannot be combined with "set"'],
  ['the toolbar', { on: ['toolbar'] }, '/on', 'the toolbar has none'],
  ['a job', { after: 'job' }, '/after', 'starts no job'],
  [
    'a picture asked for',
    { ask: [{ name: 'pieces', label: words('Picture'), as: 'image' }] },
    '/ask/0/as',
    'cannot ask for a image',
  ],
  ['a notice for nobody', { notify: told }, '/notify', 'Say who is told'],
  [
    'a notice for a field without people',
    { notify: { ...told, people: ['count'] } },
    '/notify/people/0',
    'does not refer to a person',
  ],
  [
    'a notice of what is hidden',
    { notify: { text: words('{secret}'), roles: ['admin'] } },
    '/notify/text',
    'would tell "secret"',
  ],
  ['a notice without values', { set: undefined, notify: told }, '/notify', 'has no effect'],
];

describe('an action that sets values', () => {
  it('is sound with constants, answers, the day and the instant, in fields that nobody types', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ notify: { ...told, people: ['createdById'] } })).toEqual([]);
  });

  it.each(rows)('does not take %s', (_what, action, at, message) => {
    expect(faultsOf(action)).toContainEqual([
      `/actions/close${at}`,
      expect.stringContaining(message) as string,
    ]);
  });

  it('sets nothing that is calculated', () => {
    const compute = { mul: [{ $: 'record.count' }, 2] };
    const fields = { total: { ...hi, compute } };
    expect(faultsOf({ set: { total: 4 } }, { fields })).toContainEqual([
      '/actions/close/set/total',
      '"total" is calculated, so no action can set it',
    ]);
  });

  it('is for records of the own store alone', () => {
    const data = { calls: { list: { call: 'things.list' } } };
    expect(faultsOf({}, { data })).toContainEqual([
      '/actions/close/set',
      expect.stringContaining('come by calls of the product') as string,
    ]);
  });

  it('is not called as what the store does with every record', () => {
    const access = { admin: ['list', 'show', 'edit', 'close', 'delete'] };
    const actions = { delete: { ...close, set: { status: 'closed' } } };
    expect(faultsOf({}, { access, actions })).toContainEqual([
      '/actions/delete',
      expect.stringContaining('choose another name') as string,
    ]);
  });
});
