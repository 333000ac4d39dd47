import { completeAsk } from '#contract/model/complete/completeField.ts';
import { recordScreen } from '#contract/model/record/recordScreen.fixture.ts';
import type { Field, JsonSchema, RecordScreen, ScreenFile } from '#contract/model/types.ts';

const same = (words: string) => ({ en: words, hi: words });

/** A completed text field; a test names what differs. */
export const sampleField = (differs: Partial<Field> & { path: string }): Field => ({
  ...completeAsk({ name: differs.path, label: same(differs.path), as: 'text' }),
  operators: ['contains', 'eq', 'empty'],
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

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: Object.fromEntries(fields.map(one => [one.path, one.schema])),
};

const file: ScreenFile = {
  format: 1,
  resource: 'packages',
  route: '/packages',
  label: { one: same('Package'), other: same('Packages') },
  access: 'signed-in',
  schema: 'package.schema.json',
  data: { removal: 'soft' },
  list: {
    columns: ['name', 'clientType', 'price', 'netsuite', { field: 'days', hidden: true }],
    filters: ['name', 'clientType', 'price'],
    search: ['name'],
    sort: ['name'],
    bulk: ['remove'],
  },
  form: [
    { in: 'section', label: same('What'), of: ['name', 'clientType', 'days'] },
    { in: 'section', label: same('Price'), of: ['price', 'note'] },
  ],
  show: ['name'],
  actions: {
    'enable-netsuite': {
      label: same('Enable NetSuite'),
      icon: 'lock',
      on: ['row', 'record'],
      eligible: { netsuite: { ne: true } },
      why: same('NetSuite is on already'),
      confirm: same('Enabling cannot be undone.'),
      call: { call: 'packages.enableNetsuite', path: {}, body: { id: { $: 'record.id' } } },
      messages: { success: same('Action successfully completed!') },
    },
  },
};

/** A small screen of records with one field of each sort that the engine treats apart. */
export const sampleScreen: RecordScreen = {
  ...recordScreen(file, schema),
  fields: Object.fromEntries(fields.map(one => [one.path, one])),
};
