import { describe, expect, it } from 'vitest';
import { soundKnown, words } from '../../checkScreen.fixture.ts';
import { checkScreens } from '../../checkScreens.ts';
import { locatePointer } from '../../files/locatePointer.ts';

/*
 * Mistakes that leave a screen drawn and its records never saved. Each is made in a screen of the generic store that is sound
 * without it.
 */

type Members = Record<string, unknown>;

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { title: 'ID', type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string', maxLength: 20 },
    code: { title: 'Code', type: 'string', pattern: '^[A-Z]+$' },
    count: { title: 'Count', type: 'integer', minimum: 1, maximum: 9 },
    total: { title: 'Total', type: 'integer' },
    status: { title: 'Status', type: 'string', enum: ['open', 'closed'] },
    version: { title: 'Version', type: 'integer', readOnly: true },
  },
};

const hi = { label: { hi: 'हि' } };
const screen = {
  format: 1,
  resource: 'orders',
  route: '/orders',
  label: { one: words('Order'), other: words('Orders') },
  schema: 'order.schema.json',
  access: { admin: ['list', 'show', 'create', 'edit', 'close'] },
  fields: { name: hi, code: hi, count: hi, total: hi, status: hi },
  list: ['name', 'code', 'count', 'total', 'status'],
  form: ['name', 'code', 'count', 'total', 'status'],
  actions: {
    close: {
      label: words('Close'),
      on: ['row'],
      call: {
        call: 'records.update',
        path: { resource: 'orders', id: { $: 'record.id' } },
        body: { status: 'closed', version: { $: 'record.version' } },
      },
    },
  },
};

const known = {
  ...soundKnown,
  calls: {
    'records.update': { kind: 'change', access: 'signed-in' },
    'records.create': { kind: 'change', access: 'signed-in' },
  },
} as const;

/** A copy with other values at some pointers. */
const changed = (content: object, changes: Members): object => {
  const copy = JSON.parse(JSON.stringify(content)) as Members;
  for (const [at, value] of Object.entries(changes)) {
    const steps = at.slice(1).split('/');
    const last = steps.pop() ?? '';
    const around = steps.reduce((inner, step) => (inner[step] ??= {}) as Members, copy);
    if (value === undefined) delete around[last];
    else around[last] = value;
  }
  return copy;
};

const inScreen = 'resources/setup/orders.json';
const inSchema = 'form-schemas/order.schema.json';

const faultsOf = (ofScreen: Members, ofSchema: Members = {}, others: readonly object[] = []) => {
  const text = JSON.stringify(changed(screen, ofScreen), null, 2);
  const shape = JSON.stringify(changed(schema, ofSchema), null, 2);
  const faults = checkScreens(
    [
      { file: inScreen, text },
      ...others.map((one, at) => ({ file: `resources/a/${at}.json`, text: JSON.stringify(one) })),
    ],
    [{ file: inSchema, text: shape }],
    known,
  );
  return faults.map(fault => ({
    ...fault,
    line: locatePointer(fault.file === inSchema ? shape : text, fault.pointer).line,
  }));
};

interface Row {
  readonly what: string;
  readonly screen?: Members;
  readonly schema?: Members;
  readonly file?: string;
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}

const mul = { mul: [{ $: 'record.count' }, 2] };

const rows: readonly Row[] = [
  {
    what: 'a default that is read-only in the schema',
    schema: { '/properties/code/readOnly': true, '/properties/code/default': 'A' },
    file: inSchema,
    pointer: '/properties/code/default',
    message: 'its default is never used',
  },
  {
    what: 'a default that is read-only here',
    screen: { '/fields/code/readonly': true, '/fields/code/default': 'A' },
    pointer: '/fields/code/default',
    message: 'its default is never used',
  },
  {
    what: 'required and read-only in the schema',
    schema: { '/required': ['name', 'code'], '/properties/code/readOnly': true },
    file: inSchema,
    pointer: '/properties/code/readOnly',
    message: 'remove it from "required", or remove "readOnly"',
  },
  {
    what: 'required there, read-only here',
    screen: { '/fields/name/readonly': true },
    pointer: '/fields/name/readonly',
    message: 'nobody could enter it: remove one of the two',
  },
  {
    what: 'required there and hidden here',
    screen: { '/fields/name/visible': { status: { eq: 'open' } } },
    pointer: '/fields/name/visible',
    message: 'a record that hides it cannot be saved: remove it from "required" there',
  },
  {
    what: 'required and hidden from who creates',
    screen: {
      '/access/finance': { do: ['list', 'create'], hide: ['name'] },
    },
    pointer: '/access/finance/hide/0',
    message: 'finance could not create a record',
  },
  {
    what: 'a default that the schema refuses',
    screen: { '/fields/count/default': 12 },
    pointer: '/fields/count/default',
    message: 'The schema refuses this default of "count": it must be at most 9',
  },
  {
    what: 'a default that its own schema refuses',
    schema: { '/properties/code/default': 'small' },
    file: inSchema,
    pointer: '/properties/code/default',
    message: 'it does not have the form ^[A-Z]+$',
  },
  {
    what: 'text worked out into a number',
    screen: { '/fields/total/compute': { concat: [{ $: 'record.name' }, '!'] } },
    pointer: '/fields/total/compute',
    message: 'This can be a text, but "total" is a number',
  },
  {
    what: 'a number worked out into a text',
    screen: { '/fields/code/compute': mul },
    pointer: '/fields/code/compute',
    message: 'use "concat"',
  },
  {
    what: 'text that is reckoned with',
    screen: { '/fields/total/compute': { add: [{ $: 'record.count' }, { $: 'record.name' }] } },
    pointer: '/fields/total/compute/add/1',
    message: '"add" calculates with numbers, but this is a text',
  },
  {
    what: 'what is shown by itself',
    screen: { '/fields/code/visible': { code: { empty: false } } },
    pointer: '/fields/code/visible',
    message: 'use another field in the condition',
  },
  {
    what: 'a record call of a screen that is not there',
    screen: { '/actions/close/call/path/resource': 'ordres' },
    pointer: '/actions/close/call/path/resource',
    message: 'no screen of the generic store "ordres"',
    suggestion: 'orders',
  },
  {
    what: 'a record call of a screen that has calls of its own',
    screen: { '/actions/close/call/path/resource': 'things' },
    pointer: '/actions/close/call/path/resource',
    message: 'no screen of the generic store "things"',
  },
  {
    what: 'a record call without an id',
    screen: { '/actions/close/call/path': { resource: 'orders' } },
    pointer: '/actions/close/call/path',
    message: 'records.update needs "id" in "path"',
  },
  {
    what: 'a record call without a version',
    screen: { '/actions/close/call/body': { status: 'closed' } },
    pointer: '/actions/close/call/body',
    message: 'records.update needs "version"',
  },
  {
    what: 'a record call for a role that may not edit',
    screen: { '/access/admin': ['list', 'show', 'create', 'close'] },
    pointer: '/access/admin/3',
    message: 'records.update saves the record, so add "edit" to the grant',
  },
  {
    what: 'a record call that sets no field',
    screen: { '/actions/close/call/body/statsu': 'closed' },
    pointer: '/actions/close/call/body/statsu',
    message: '"orders" has no field "statsu"',
    suggestion: 'status',
  },
  {
    what: 'a record call that sets what is no option',
    screen: { '/actions/close/call/body/status': 'clsed' },
    pointer: '/actions/close/call/body/status',
    message: 'is not an option of "status"',
    suggestion: 'closed',
  },
  {
    what: 'an address that the server answers',
    screen: { '/route': '/docs/orders' },
    pointer: '/route',
    message: 'The server itself uses "/docs" and every address below it',
    suggestion: '/orders',
  },
  {
    what: 'Hindi left in English',
    screen: { '/fields/code/label/hi': 'Code' },
    pointer: '/fields/code/label/hi',
    message: 'Write this in Hindi, in Devanagari letters: "Code"',
  },
];

describe('what keeps a record from being saved', () => {
  it('is nothing in a sound screen', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ '/fields/total/compute': mul, '/fields/count/default': 3 })).toEqual([]);
  });

  it.each(rows)('$what', row => {
    const found = faultsOf(row.screen ?? {}, row.schema);
    expect(found).toContainEqual(
      expect.objectContaining({
        file: row.file ?? inScreen,
        pointer: row.pointer,
        message: expect.stringContaining(row.message) as string,
        suggestion: row.suggestion ?? null,
      }),
    );
    for (const { line } of found) expect(line).toBeGreaterThan(1);
  });

  it('a word that waits for Hindi is a note', () => {
    expect(faultsOf({ '/fields/code/label/hi': '[hi] Code' })).toMatchObject([
      { pointer: '/fields/code/label/hi', isNote: true },
    ]);
  });

  it('an address where another screen makes a record, and one record page for two', () => {
    const other = changed(screen, { '/resource': 'others', '/route': '/others' });
    expect(faultsOf({ '/route': '/others/create' }, {}, [other])).toContainEqual(
      expect.objectContaining({
        pointer: '/route',
        message: expect.stringContaining('is the address of a new record of') as string,
      }),
    );
    expect(faultsOf({ '/recordsAt': '/others' }, {}, [other])).toContainEqual(
      expect.objectContaining({
        pointer: '/recordsAt',
        message:
          'The records of resources/a/0.json are already at "/others": choose another address',
      }),
    );
  });

  it('an earlier name that is one of today', () => {
    const other = changed(screen, { '/resource': 'others', '/route': '/others' });
    const was = ['/elders', 'others', screen.resource, '/others'];
    expect(
      faultsOf({ '/was': was }, {}, [other]).map(({ pointer, message }) => [pointer, message]),
    ).toEqual([
      ['/was/1', '"others" belongs to resources/a/0.json: remove it here'],
      ['/was/2', `"${screen.resource}" is what the screen is called today: remove it here`],
      ['/was/3', '"/others" belongs to resources/a/0.json: remove it here'],
    ]);
  });
});
