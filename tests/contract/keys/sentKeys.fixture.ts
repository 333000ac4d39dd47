import type { RecordScreen } from '#contract/model/types.ts';
import { startProvider } from '#dataProvider/provider.fixture.ts';
import { words, type KeyRow, type Part } from './thing.fixture.ts';

/** Asks what the data provider sends. */
export type SentAsk = (screen: RecordScreen) => Promise<unknown>;
type Row = KeyRow<SentAsk>;
type Provider = ReturnType<typeof startProvider>['provider'];

const calls = {
  'things.list': { method: 'GET', path: '/things', kind: 'read' },
  'things.others': { method: 'GET', path: '/others', kind: 'read' },
  'things.get': { method: 'GET', path: '/things/{id}', kind: 'read' },
  'things.create': { method: 'POST', path: '/things', kind: 'change' },
  'things.createAnew': { method: 'POST', path: '/anew', kind: 'change' },
  'things.update': { method: 'PUT', path: '/things/{id}', kind: 'change' },
  'things.remove': { method: 'DELETE', path: '/things', kind: 'delete' },
  'things.removeOne': { method: 'DELETE', path: '/things/{id}', kind: 'delete' },
  'things.own': { method: 'POST', path: '/own/{id}', kind: 'change' },
} as const;

const record = { id: 5, code: 77, name: 'First', days: 3, version: 2 };
const page = { results: [record], totalCount: 1, totalPages: 1, hasNextPage: false };
const removed = { results: [{ id: 5, status: 'removed' }] };

/** The requests that an action makes, as method, address and body. */
const sent =
  (act: (provider: Provider) => Promise<unknown>, ...answers: unknown[]): SentAsk =>
  async screen => {
    const {
      provider,
      network,
      sent: requests,
    } = startProvider({ ...screen, resource: 'packages' }, calls);
    network.reply(...answers);
    await act(provider).catch(() => undefined);
    return requests().join(' | ');
  };

const getList = sent(provider => provider.getList('packages', {}), page);
const create = sent(provider => provider.create('packages', { data: { name: 'New' } }), record);
const update = sent(
  provider =>
    provider.update('packages', { id: 5, data: { ...record, days: 4 }, previousData: record }),
  record,
);
const remove = sent(
  provider => provider.deleteMany('packages', { ids: [5], meta: { records: [record] } }),
  removed,
);
const own = sent(provider => provider.act('packages', 'own', { ids: [5], records: [record] }), {});

const listed = { list: { call: 'things.list' } };
const data = (parts: object): Part => ({ data: { calls: { ...listed, ...parts } } });
const action = (call: object): Part => ({
  ...data({}),
  actions: { own: { label: words('Own'), on: ['row'], call: { call: 'things.own', ...call } } },
});
const insteadOf = (name: string, call = 'things.createAnew') => ({
  when: { name: { eq: name } },
  call,
});
const byCode = { data: { key: 'code', calls: listed } };
const getOne = sent(provider => provider.getOne('packages', { id: 5 }), page);

/** Keys that decide what is sent. */
export const sentKeys: readonly Row[] = [
  {
    key: 'data',
    has: data({}),
    ask: getList,
    answer: 'GET /things?page=0&pageSize=10',
  },
  { key: 'data.calls', has: data({}), ask: getList, answer: 'GET /things?page=0&pageSize=10' },
  { key: 'data.calls.list', has: data({}), ask: getList, answer: 'GET /things?page=0&pageSize=10' },
  {
    key: 'data.key',
    has: byCode,
    lacks: data({}),
    ask: getOne,
    answer: 'GET /things?filters=code==5&page=0&pageSize=1',
  },
  {
    key: 'listCall.call',
    has: data({ list: { call: 'things.others' } }),
    lacks: data({}),
    ask: getList,
    answer: 'GET /others?page=0&pageSize=10',
  },
  {
    key: 'listCall.query',
    has: data({ list: { call: 'things.list', query: { domainId: 5 } } }),
    lacks: data({}),
    ask: getList,
    answer: 'GET /things?domainId=5&page=0&pageSize=10',
  },
  {
    key: 'listCall.param',
    has: data({ list: { call: 'things.list', param: { size: 'thing_size' } } }),
    lacks: data({}),
    ask: sent(provider => provider.getList('packages', { filter: { size: 'large' } }), page),
    answer: 'GET /things?page=0&pageSize=10&thing_size=large',
  },
  {
    key: 'data.calls.get',
    has: data({ get: { call: 'things.get' } }),
    lacks: data({}),
    ask: getOne,
    answer: 'GET /things/5',
  },
  {
    key: 'recordCall.call',
    has: data({ get: { call: 'things.get' } }),
    lacks: data({ get: { call: 'things.others' } }),
    ask: getOne,
    answer: 'GET /things/5',
  },
  {
    key: 'data.calls.create',
    has: data({ create: { call: 'things.create' } }),
    lacks: data({}),
    ask: create,
    answer: 'POST /things {"name":"New"}',
  },
  {
    key: 'recordCall.instead',
    has: data({ create: { call: 'things.create', instead: [insteadOf('New')] } }),
    lacks: data({ create: { call: 'things.create' } }),
    ask: create,
    answer: 'POST /anew {"name":"New"}',
  },
  {
    key: 'recordCall.instead.when',
    has: data({ create: { call: 'things.create', instead: [insteadOf('New')] } }),
    lacks: data({ create: { call: 'things.create', instead: [insteadOf('Old')] } }),
    ask: create,
    answer: 'POST /anew {"name":"New"}',
  },
  {
    key: 'recordCall.instead.call',
    has: data({ create: { call: 'things.create', instead: [insteadOf('New')] } }),
    lacks: data({
      create: { call: 'things.create', instead: [insteadOf('New', 'things.create')] },
    }),
    ask: create,
    answer: 'POST /anew {"name":"New"}',
  },
  {
    key: 'recordCall.query',
    has: data({ create: { call: 'things.create', query: { domainId: 5 } } }),
    lacks: data({ create: { call: 'things.create' } }),
    ask: create,
    answer: 'POST /things?domainId=5 {"name":"New"}',
  },
  {
    key: 'data.calls.update',
    has: data({ update: { call: 'things.update' } }),
    lacks: data({}),
    ask: update,
    answer: 'PUT /things/5 {"days":4,"version":2}',
  },
  {
    key: 'recordCall.version',
    has: data({ update: { call: 'things.update', version: { in: 'query', as: 'version' } } }),
    lacks: data({ update: { call: 'things.update' } }),
    ask: update,
    answer: 'PUT /things/5?version=2 {"days":4}',
  },
  {
    key: 'place.in',
    has: data({ update: { call: 'things.update', version: { in: 'query', as: 'seen' } } }),
    lacks: data({ update: { call: 'things.update', version: { in: 'body', as: 'seen' } } }),
    ask: update,
    answer: 'PUT /things/5?seen=2 {"days":4}',
  },
  {
    key: 'place.as',
    has: data({ update: { call: 'things.update', version: { in: 'body', as: 'seen' } } }),
    lacks: data({ update: { call: 'things.update', version: { in: 'body', as: 'version' } } }),
    ask: update,
    answer: 'PUT /things/5 {"days":4,"seen":2}',
  },
  {
    key: 'data.calls.remove',
    has: data({ remove: { call: 'things.remove' } }),
    lacks: data({}),
    ask: remove,
    answer: 'DELETE /things {"ids":[5],"versions":{"5":2}}',
  },
  {
    key: 'recordCall.id',
    has: data({
      remove: {
        call: 'things.removeOne',
        id: { in: 'path', as: 'id' },
        version: { in: 'query', as: 'version' },
      },
    }),
    lacks: data({
      remove: { call: 'things.removeOne', version: { in: 'query', as: 'version' } },
    }),
    ask: remove,
    answer: 'DELETE /things/5?version=2',
  },
  { key: 'action.call', has: action({}), lacks: data({}), ask: own, answer: 'POST /own/5' },
  {
    key: 'action.call.call',
    has: action({}),
    lacks: action({ call: 'things.create' }),
    ask: own,
    answer: 'POST /own/5',
  },
  {
    key: 'action.call.path',
    has: action({ path: { id: { $: 'record.code' } } }),
    lacks: action({}),
    ask: own,
    answer: 'POST /own/77',
  },
  {
    key: 'action.call.query',
    has: action({ query: { days: { $: 'record.days' } } }),
    lacks: action({}),
    ask: own,
    answer: 'POST /own/5?days=3',
  },
  {
    key: 'action.call.body',
    has: action({ body: { days: { $: 'record.days' } } }),
    lacks: action({}),
    ask: own,
    answer: 'POST /own/5 {"days":3}',
  },
  {
    key: 'action.call.succeeds',
    has: action({ succeeds: { done: { eq: true } } }),
    lacks: action({}),
    ask: async screen => {
      const { provider, network } = startProvider({ ...screen, resource: 'packages' }, calls);
      network.reply({ done: false });
      const acted = provider.act('packages', 'own', { ids: [5], records: [record] });
      return acted.then(
        () => 'done',
        (error: { code?: string }) => error.code,
      );
    },
    answer: 'NOT_DONE',
  },
];
