import type { LightMyRequestResponse } from 'fastify';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { Grant, RecordScreen } from '#contract/model/types.ts';
import { amenities } from '#tests/support/amenities.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { ok as answerOf } from '#tests/support/server/ok.ts';

export interface Entry {
  id: number;
  action: string;
  surface: string;
  actorName: string;
  changes: { field: string; before: unknown; after: unknown }[];
}

export type Stored = Record<string, unknown> & { id: number; version: number };

let serial = 0;
export const newName = (what: string): string => `${what} ${(serial += 1)}`;

/** The answer of a call that must succeed. */
export const ok = <Answer = Stored>(response: LightMyRequestResponse): Answer =>
  answerOf<Answer>(response);

const grant = (verbs: string[], differs: Partial<Grant> = {}): Grant => ({
  do: verbs,
  rows: true,
  hide: [],
  lock: [],
  ...differs,
});

const products = readScreens().get('products') as RecordScreen;

/** The products of the console, with a role that may not change one field nor see another. */
const lockedProducts: RecordScreen = {
  ...products,
  access: {
    admin: grant(['list', 'show', 'create', 'edit', 'remove']),
    'lookup-admin': grant(['list', 'show', 'edit'], { lock: ['hsnCode'], hide: ['description'] }),
  },
};

export interface Histories extends TestApp {
  admin: Caller;
  lookup: Caller;
  stranger: Caller;
  historyOf: (
    resource: string,
    id: number | string,
    query?: object,
    by?: Caller,
  ) => Promise<{ results: Entry[]; totalCount: number }>;
  newest: (resource: string, id: number) => Promise<Entry>;
  product: (fields?: object) => Promise<Stored>;
  change: (id: number, body: object, by?: Caller) => Promise<LightMyRequestResponse>;
  undo: (resource: string, requestIds: unknown[], by?: Caller) => Promise<LightMyRequestResponse>;
  amenity: (fields?: object) => Promise<{ record: Stored; request: unknown }>;
}

/** The name under which history keeps what a request did. */
export const requestOf = (response: { headers: Record<string, unknown> }): unknown =>
  response.headers['x-request-id'];

/** The server with short ways to change records and to read what is kept of it. */
export const startHistory = async (): Promise<Histories> => {
  const test = await startTestApp({ screens: [amenities, lockedProducts] });
  const admin = await test.as('admin');
  const historyOf: Histories['historyOf'] = async (resource, id, query = {}, by = admin) =>
    ok(await by.get('/console/v1/history', { query: { resource, id: String(id), ...query } }));
  return {
    ...test,
    admin,
    lookup: await test.as('lookup-admin'),
    stranger: await test.as('finance'),
    historyOf,
    newest: async (resource, id) => {
      const [entry] = (await historyOf(resource, id)).results;
      if (!entry) throw new Error('The record has no history');
      return entry;
    },
    product: async (fields = {}) =>
      ok(
        await admin.post('/sapna/v1/products/create', {
          name: newName('Banner'),
          productTypeId: 3,
          hsnCode: '998365',
          ...fields,
        }),
      ),
    change: (id, body, by = admin) =>
      by.put(`/sapna/v1/products/update/${id}`, body, { headers: { 'x-surface': 'form' } }),
    undo: (resource, requestIds, by = admin) =>
      by.post('/console/v1/undo', { resource, requestIds }),
    amenity: async (fields = {}) => {
      const answer = await admin.post('/console/v1/records/amenities', {
        name: newName('Pool'),
        category: 'sport',
        ...fields,
      });
      return { record: ok(answer), request: requestOf(answer) };
    },
  };
};
