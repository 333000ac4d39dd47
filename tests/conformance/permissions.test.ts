import { asText } from '#contract/domain/texts/asText.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { canDo, hiddenFields, lockedFields, rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, Screen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { statusOfMissing } from '#tests/support/statusOfMissing.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';

/*
 * The page offers exactly what the server allows: the functions by which the browser shows, hides and locks, against
 * the answers of the server, for every screen on documented calls, every role and every verb.
 */

type Row = Record<string, unknown>;

const isCalled = (screen: Screen): screen is RecordScreen =>
  screen.type === 'records' && screen.data.calls !== null;

const screens = [...readScreens().values()].filter(isCalled);

/** A screen of the console with a role that is limited in every way that a grant can limit. */
const limitedTo = (name: string, role: RoleCode, grant: object): RecordScreen => {
  const screen = screens.find(({ resource }) => resource === name) as RecordScreen;
  const own = { rows: true, hide: [], lock: [], ...grant };
  return { ...screen, access: { ...(screen.access as object), [role]: own } };
};

const limited = [
  limitedTo('products', 'lookup-admin', {
    do: ['list', 'show', 'edit'],
    rows: { productTypeId: { in: [3, 10] } },
    hide: ['description', 'updatedByName'],
    lock: ['hsnCode'],
  }),
  limitedTo('package-families', 'lookup-admin', {
    do: ['list', 'show'],
    rows: { clientTypeId: { eq: 1 } },
    hide: ['description'],
  }),
];

const cases = [
  ...screens.map(screen => ({ name: screen.resource, screen })),
  ...limited.map(screen => ({ name: `${screen.resource}, limited`, screen })),
];

let plain: TestApp;
let narrow: TestApp;
const headersOf = new Map<TestApp, Map<RoleCode, Record<string, string>>>();

const start = async (own: readonly Screen[]): Promise<TestApp> => {
  const test = await startTestApp({ screens: own });
  const headers = new Map<RoleCode, Record<string, string>>();
  for (const code of roleCodes) {
    const id = await addUser(test.client, `permissions-${code}@example.com`, [code]);
    headers.set(code, await sessionHeaders(test.client, id));
  }
  headersOf.set(test, headers);
  return test;
};

beforeAll(async () => {
  plain = await start([]);
  narrow = await start(limited);
});
afterAll(async () => {
  await plain.close();
  await narrow.close();
});

const appOf = (screen: RecordScreen): TestApp => (limited.includes(screen) ? narrow : plain);

interface Sent {
  params?: Row;
  query?: Record<string, string>;
  body?: unknown;
}

const send = async (screen: RecordScreen, role: RoleCode, callId: string, sent: Sent = {}) => {
  const test = appOf(screen);
  const { method, path } = callOf(callId as CallId);
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    asText(sent.params?.[name] ?? 999_999_999),
  );
  const answer = await test.app.inject({
    method,
    url,
    headers: headersOf.get(test)?.get(role) ?? {},
    ...(sent.query && { query: sent.query }),
    ...(sent.body === undefined ? {} : { payload: sent.body as object }),
  });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};

/** The rows that the person is answered, as many as one page takes. */
const rowsOf = async (screen: RecordScreen, role: RoleCode): Promise<Row[]> => {
  const list = screen.data.calls?.list;
  if (!list) return [];
  const { body } = await send(screen, role, list.call, { query: { pageSize: '100' } });
  return (valueAt(body, 'results') as Row[] | undefined) ?? [];
};

const isBound = ({ access }: RecordScreen, role: RoleCode): boolean =>
  access !== 'signed-in' && access[role] !== undefined;

const bound = (screen: RecordScreen) => roleCodes.filter(role => isBound(screen, role));

const verbCalls = ({ data }: RecordScreen): readonly (readonly [string, string])[] =>
  [
    ['list', data.calls?.list.call],
    ['show', data.calls?.get?.call],
    ['create', data.calls?.create?.call],
    ['edit', data.calls?.update?.call],
    ['remove', data.calls?.remove?.call],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined);

/** As few rows as a list can be asked for: whether it answers is what counts. */
const fewest = (callId: string): Sent => {
  const { query } = callOf(callId as CallId);
  return valueAt(query, 'properties.pageSize') === undefined ? {} : { query: { pageSize: '1' } };
};

/** A body that the call's schema takes, and that changes nothing. */
const bodyFor = (verb: string): unknown => {
  if (verb === 'remove') return { ids: [999_999_999] };
  return verb === 'edit' ? { version: 1 } : {};
};

describe.each(cases)('$name', ({ screen }) => {
  it('grants every role what the page offers it, and refuses the rest', async () => {
    for (const role of roleCodes)
      for (const [verb, call] of verbCalls(screen)) {
        const isOffered = canDo(screen, [role], verb);
        const { access } = callOf(call as CallId);
        // A call may serve more people than its screen, such as pickers of another page; never one whom the screen binds.
        const isOpen = access === 'signed-in' || access.includes(role);
        const read = verb === 'list' || verb === 'show';
        const sent = read ? fewest(call) : { body: bodyFor(verb) };
        const { status } = await send(screen, role, call, sent);
        const where = `${role} ${verb}`;
        // Asked for a record that does not exist.
        if (isOffered && !(verb === 'show' && statusOfMissing(screen.resource) === 403))
          expect(status, where).not.toBe(403);
        else if (!isOffered && (isBound(screen, role) || !isOpen)) {
          // Without a body that fits, a call that is closed by the screen alone may say so first.
          expect(isBound(screen, role) && isOpen ? [403, 422] : [403], where).toContain(status);
        }
      }
  });

  it('answers the granted rows without the hidden fields', async () => {
    for (const role of bound(screen)) {
      if (!canDo(screen, [role], 'list')) continue;
      const hidden = hiddenFields(screen, [role]);
      const rows = await rowsOf(screen, role);
      const condition = rowsFor(screen, [role], 'list');
      for (const record of rows) {
        expect(
          hidden.filter(path => record[path] !== undefined),
          role,
        ).toEqual([]);
        const isAmong = evaluate(condition, { record, user: { roleCodes: [role] } });
        expect(isAmong, `${role} ${String(record['id'])}`).toBe(true);
      }
    }
  });

  it('offers its actions to those whom their calls serve', async () => {
    for (const role of bound(screen))
      for (const { name, call } of Object.values(screen.actions)) {
        if (!call || !canDo(screen, [role], name)) continue;
        const { status } = await send(screen, role, call.call, { body: {} });
        expect(status, `${role} ${name}`).not.toBe(403);
      }
  });
});

describe('a role that is limited', () => {
  const role = 'lookup-admin';
  const [products, families] = limited as [RecordScreen, RecordScreen];

  /** A row that the limited role may see, and one that it may not; read by an admin. */
  const twoRows = async (screen: RecordScreen) => {
    const rows = await rowsOf(screen, 'admin');
    const isAmong = (record: Row) => evaluate(rowsFor(screen, [role], 'list'), { record });
    const [mine, other] = [rows.find(isAmong), rows.find(record => !isAmong(record))];
    if (!mine || !other) throw new Error('The demo data has no row of each sort');
    return { mine, other };
  };

  it('sees fewer rows than an admin, and some', async () => {
    for (const screen of limited) {
      const [all, own] = [await rowsOf(screen, 'admin'), await rowsOf(screen, role)];
      expect(own.length, screen.resource).toBeGreaterThan(0);
      expect(own.length, screen.resource).toBeLessThan(all.length);
    }
  });

  it('gets one record among its rows alone', async () => {
    const { mine, other } = await twoRows(families);
    const get = families.data.calls?.get?.call ?? '';
    const own = await send(families, role, get, { params: { id: mine['id'] } });
    expect(own.status).toBe(200);
    expect(own.body).not.toHaveProperty('description');
    expect((await send(families, role, get, { params: { id: other['id'] } })).status).toBe(404);
  });

  it('changes a record among its rows alone, and no locked field of it', async () => {
    const { mine, other } = await twoRows(products);
    const update = products.data.calls?.update?.call ?? '';
    const change = ({ id, version }: Row, body: object) =>
      send(products, role, update, { params: { id }, body: { version, ...body } });
    expect((await change(other, { productTypeId: 3 })).status).toBe(404);
    const locked = lockedFields(products, [role]);
    expect(locked).toEqual(['hsnCode']);
    const taken = mine['hsnCode'] === '998365' ? '998439' : '998365';
    const refused = await change(mine, { hsnCode: taken });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: [{ field: '/hsnCode', code: 'locked' }] });
    const same = await change(mine, { hsnCode: mine['hsnCode'] });
    expect(same.status).toBe(200);
    expect(same.body).not.toHaveProperty('description');
  });

  it('is not told a hidden field by the refusal of an old version either', async () => {
    const { mine } = await twoRows(products);
    const update = products.data.calls?.update?.call ?? '';
    const change = { version: mine['version'], description: 'Hidden' };
    await send(products, 'admin', update, { params: { id: mine['id'] }, body: change });
    const body = { version: mine['version'], active: true };
    const stale = await send(products, role, update, { params: { id: mine['id'] }, body });
    expect(stale.body).toMatchObject({ code: 'STALE_VERSION', current: { id: mine['id'] } });
    expect(valueAt(stale.body, 'current')).not.toHaveProperty('description');
    const told = await send(products, 'admin', update, { params: { id: mine['id'] }, body });
    expect(valueAt(told.body, 'current')).toHaveProperty('description');
  });

  it.each([
    ['filters', 'description=like=a'],
    ['sort', '-description'],
  ])('cannot ask for what is hidden: %s', async (parameter, value) => {
    const { call } = products.data.calls?.list ?? { call: '' };
    const { status } = await send(products, role, call, { query: { [parameter]: value } });
    expect(status).toBe(400);
  });

  it('cannot widen its rows by a filter', async () => {
    const { call } = products.data.calls?.list ?? { call: '' };
    const query = { filters: 'productTypeId==4,productTypeId==3', pageSize: '100' };
    const { body } = await send(products, role, call, { query });
    const types = (valueAt(body, 'results') as Row[]).map(row => row['productTypeId']);
    expect(types.every(type => type === 3)).toBe(true);
  });
});
