import { completeRecordPage } from '#contract/model/completeRecordPage.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';

const same = (words: string) => ({ en: words, hi: words });

/** A completed text field; a test names what differs. */
export const sampleField = (differs: Partial<Field> & { path: string }): Field => ({
  kind: 'text',
  label: same(differs.path),
  help: null,
  unit: null,
  align: 'start',
  operators: ['contains', 'eq', 'empty'],
  options: [],
  reference: null,
  children: [],
  visible: true,
  required: false,
  readonly: false,
  missing: [],
  negative: null,
  exact: false,
  whenHidden: 'keep',
  default: undefined,
  compute: null,
  follows: null,
  upload: null,
  was: [],
  cell: null,
  entry: null,
  parts: null,
  schema: { type: 'string' },
  ...differs,
});

const field = (path: string, label: string, differs: Partial<Field> = {}): Field =>
  sampleField({ path, label: same(label), ...differs });

const fields = [
  field('id', 'ID', {
    kind: 'number',
    align: 'end',
    readonly: true,
    operators: ['eq'],
    schema: { type: 'integer', readOnly: true },
  }),
  field('version', 'Version', {
    kind: 'number',
    readonly: true,
    operators: [],
    schema: { type: 'integer', readOnly: true },
  }),
  field('name', 'Package', {
    required: true,
    schema: { type: 'string', minLength: 2, maxLength: 100 },
  }),
  field('clientType', 'Client type', {
    kind: 'choice',
    operators: ['in', 'nin'],
    options: [
      { value: 1, label: same('Owner'), tone: 'neutral', when: true },
      { value: 2, label: same('Broker'), tone: 'info', when: true },
    ],
    schema: { type: 'integer', enum: [1, 2] },
  }),
  field('days', 'Days', {
    kind: 'number',
    align: 'end',
    unit: same('days'),
    operators: ['eq', 'gte', 'lte'],
    visible: { clientType: { eq: 2 } },
    required: { clientType: { eq: 2 } },
    schema: { type: 'integer', minimum: 1 },
  }),
  field('price', 'Base price', {
    kind: 'money',
    align: 'end',
    operators: ['gte', 'lte'],
    schema: { type: 'integer', minimum: 0 },
  }),
  field('netsuite', 'NetSuite', {
    kind: 'boolean',
    operators: ['eq'],
    readonly: true,
    schema: { type: 'boolean', readOnly: true },
  }),
  field('note', 'Note', {
    kind: 'longtext',
    readonly: { netsuite: { eq: true } },
    schema: { type: ['string', 'null'] },
  }),
];

const messages = { success: same('Action successfully completed!'), error: null, partial: null };

/** A small screen of records with one field of each sort that the engine treats apart. */
export const sampleScreen: RecordScreen = {
  type: 'records',
  recordsAtBy: null,
  recordsAt: '/packages',
  createAt: 'create',
  newFrom: [],
  newWith: [],
  check: null,
  draft: null,
  editable: true,
  removable: { when: true, why: [] },
  approval: null,
  panels: { aside: null, refused: null },
  resource: 'packages',
  route: '/packages',
  label: { one: same('Package'), other: same('Packages') },
  menu: null,
  access: 'signed-in',
  title: 'name',
  schemaName: 'package.schema.json',
  schema: {
    type: 'object',
    required: ['name'],
    properties: Object.fromEntries(fields.map(({ path, schema }) => [path, schema])),
  },
  data: { key: 'id', removal: 'soft', calls: null },
  fields: Object.fromEntries(fields.map(one => [one.path, one])),
  list: {
    columns: ['name', 'clientType', 'price', 'netsuite', 'days'].map(path => ({
      field: path,
      hidden: path === 'days',
      width: null,
      edit: false,
    })),
    filters: ['name', 'clientType', 'price'],
    search: ['name'],
    sort: [{ field: 'name', order: 'ASC' }],
    opens: null,
    pageSize: 10,
    views: [],
    chart: null,
    bulk: ['remove'],
    bulkEdit: [],
    empty: null,
    failed: null,
  },
  form: [
    {
      type: 'section',
      label: same('What'),
      visible: true,
      of: ['name', 'clientType', 'days'].map(path => ({ type: 'field', field: path })),
    },
    {
      type: 'section',
      label: same('Price'),
      visible: true,
      of: ['price', 'note'].map(path => ({ type: 'field', field: path })),
    },
  ],
  show: [{ type: 'field', field: 'name' }],
  record: completeRecordPage({}, {}),
  rules: [],
  import: null,
  actions: {
    'enable-netsuite': {
      name: 'enable-netsuite',
      label: same('Enable NetSuite'),
      icon: 'lock',
      tone: 'neutral',
      on: ['row', 'record'],
      visible: true,
      eligible: { netsuite: { ne: true } },
      why: [{ when: true, text: same('NetSuite is on already') }],
      ask: [],
      confirm: same('Enabling cannot be undone.'),
      confirmSeveral: null,
      call: {
        call: 'packages.enableNetsuite',
        path: {},
        query: {},
        body: { id: { $: 'record.id' } },
        succeeds: true,
      },
      run: null,
      tab: null,
      new: null,
      preset: {},
      messages,
      after: 'refresh',
      undo: false,
    },
  },
};
