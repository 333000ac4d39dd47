import { completeAsk } from '#contract/model/complete/completeField.ts';
import { recordScreen } from '#contract/model/record/recordScreen.fixture.ts';
import type {
  ActionCallFile,
  Calls,
  Field,
  JsonSchema,
  RecordScreen,
  ScreenData,
  ScreenFile,
} from '#contract/model/types.ts';
import type { CallTable } from './http/callTable.ts';

const words = (text: string) => ({ en: text, hi: text });

const schema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
};

const messages = { success: words('Action successfully completed!') };

const file: ScreenFile = {
  format: 1,
  resource: 'packages',
  route: '/manage-packages',
  label: { one: words('Package'), other: words('Packages') },
  access: 'signed-in',
  schema: 'package.schema.json',
  data: {
    removal: 'soft',
    calls: {
      list: { call: 'packages.list' },
      get: { call: 'packages.get', messages },
      create: { call: 'packages.create', messages },
      update: { call: 'packages.update', messages },
      remove: { call: 'packages.remove', messages },
    },
  },
  list: { columns: [] },
};

const field = (path: string, readonly: boolean): Field => ({
  ...completeAsk({ name: path, label: words(path), as: 'text' }),
  operators: [],
  readonly,
  schema: {},
});

const screen: RecordScreen = {
  ...recordScreen(file, schema),
  fields: Object.fromEntries(
    [
      field('id', true),
      field('name', false),
      field('days', false),
      field('updatedAt', true),
      field('version', true),
    ].map(one => [one.path, one]),
  ),
};

const { calls } = screen.data;
if (!calls) throw new TypeError('The screen of these tests has calls');

/** A screen with the default mapping of every call; a test names the calls that differ. */
export const screenWith = (
  differs: Partial<Calls> = {},
  data: Partial<ScreenData> = {},
): RecordScreen => ({
  ...screen,
  data: { ...screen.data, calls: { ...calls, ...differs }, ...data },
});

export const listWith = (differs: Partial<Calls['list']>): RecordScreen =>
  screenWith({ list: { ...calls.list, ...differs } });

/** A screen that the generic store serves. */
export const storedScreen: RecordScreen = { ...screen, data: { ...screen.data, calls: null } };

/** An action with the parts that a test cares for. */
export const withAction = (
  base: RecordScreen,
  name: string,
  call: Partial<ActionCallFile>,
): RecordScreen => ({
  ...base,
  actions: recordScreen(
    {
      ...file,
      actions: {
        [name]: {
          label: words(name),
          on: ['row'],
          call: { call: 'packages.act', path: {}, body: {}, ...call },
          messages,
        },
      },
    },
    schema,
  ).actions,
});

export const packageCalls: CallTable = {
  'packages.list': { method: 'GET', path: '/v2/get-packages', kind: 'read' },
  'packages.get': { method: 'GET', path: '/v2/get-packages/details/{id}', kind: 'read' },
  'packages.create': { method: 'POST', path: '/v2/get-packages/create', kind: 'change' },
  'packages.update': { method: 'PUT', path: '/v2/get-packages/update/{id}', kind: 'change' },
  'packages.remove': { method: 'PUT', path: '/v2/get-packages/delete', kind: 'delete' },
  'packages.removeOne': { method: 'DELETE', path: '/v2/get-packages/{id}', kind: 'delete' },
  'packages.act': { method: 'POST', path: '/v2/package/copy', kind: 'change' },
  'console.history': { method: 'GET', path: '/console/v1/history', kind: 'read' },
};
