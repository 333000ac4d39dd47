import { completeRecordPage } from '#contract/model/completeRecordPage.ts';
import type { Calls, RecordScreen, ScreenData } from '#contract/model/types.ts';
import type { CallTable } from './http/callTable.ts';

const words = (text: string) => ({ en: text, hi: text });
const messages = { success: words('Action successfully completed!'), error: null, partial: null };

const calls: Calls = {
  list: {
    call: 'packages.list',
    query: {},
    param: {},
  },
  get: { call: 'packages.get', id: { in: 'path', as: 'id' }, query: {}, messages },
  create: {
    call: 'packages.create',
    instead: [],
    id: { in: 'path', as: 'id' },
    query: {},
    messages,
  },
  update: {
    call: 'packages.update',
    id: { in: 'path', as: 'id' },
    version: { in: 'body', as: 'version' },
    reread: null,
    query: {},
    messages,
  },
  remove: {
    call: 'packages.remove',
    id: { in: 'body', as: 'ids' },
    version: { in: 'body', as: 'versions' },
    reread: null,
    query: {},
    messages,
  },
};

const field = (path: string, readonly: boolean): RecordScreen['fields'][string] => ({
  path,
  kind: 'text',
  label: words(path),
  help: null,
  unit: null,
  align: 'start',
  operators: [],
  options: [],
  reference: null,
  children: [],
  visible: true,
  required: false,
  readonly,
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
  schema: {},
});

const screen: RecordScreen = {
  type: 'records',
  recordsAtBy: null,
  recordsAt: '/manage-packages',
  record: completeRecordPage({}, {}),
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
  route: '/manage-packages',
  label: { one: words('Package'), other: words('Packages') },
  menu: null,
  access: 'signed-in',
  title: 'name',
  schemaName: 'package.schema.json',
  schema: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
  data: { key: 'id', removal: 'soft', calls },
  fields: {
    id: field('id', true),
    name: field('name', false),
    days: field('days', false),
    updatedAt: field('updatedAt', true),
    version: field('version', true),
  },
  list: {
    columns: [],
    filters: [],
    search: [],
    sort: [],
    opens: null,
    pageSize: 10,
    views: [],
    chart: null,
    bulk: [],
    bulkEdit: [],
    empty: null,
    failed: null,
  },
  form: [],
  show: [],
  rules: [],
  import: null,
  actions: {},
};

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
  call: Partial<RecordScreen['actions'][string]['call']>,
): RecordScreen => ({
  ...base,
  actions: {
    [name]: {
      name,
      label: words(name),
      icon: null,
      tone: 'neutral',
      on: ['row'],
      visible: true,
      eligible: true,
      why: [],
      ask: [],
      confirm: null,
      confirmSeveral: null,
      call: { call: 'packages.act', path: {}, query: {}, body: {}, succeeds: true, ...call },
      run: null,
      tab: null,
      new: null,
      preset: {},
      messages,
      after: 'stay',
      undo: false,
    },
  },
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
