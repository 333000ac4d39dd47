import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenFields, lockedFields } from '#contract/model/rights/screenAccess.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { inFiles, limited, type Case } from './cases.ts';
import { isSimple, otherValue, pathsIn, recordScreen, type Row } from './limitedScreens.ts';
import { asAnother, askedBy, keyOf, pathOf, refusedBefore, storeOf } from './requests.ts';
import { insertOfClients, newSecret, secret } from './secretRecords.ts';

/*
 * What a grant hides is nowhere to be read, found or guessed, and what it locks nowhere to be changed: for every screen
 * of records, on the generic store and on documented calls, and for every role whose grant in the files hides a field.
 */

let real: TestApp;
let narrow: TestApp;
const headers = new Map<TestApp, Map<RoleCode, Record<string, string>>>();

const start = async (screens: readonly RecordScreen[]) => {
  const test = await startTestApp({ screens });
  const own = new Map<RoleCode, Record<string, string>>();
  for (const role of roleCodes) {
    const id = await addUser(test.client, `grants-${role}@example.com`, [role]);
    own.set(role, await sessionHeaders(test.client, id));
    if (role === 'admin') await insertOfClients(test.client.db, id);
  }
  headers.set(test, own);
  return test;
};

const send = async (
  test: TestApp,
  role: RoleCode,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { query, body, ...more }: { query?: Row; body?: unknown; headers?: Record<string, string> } = {},
) => {
  const answer = await test.app.inject({
    method,
    url,
    // Calls that move money want a key.
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...headers.get(test)?.get(role),
      ...more.headers,
    },
    ...(query && { query: query as Record<string, string> }),
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return { status: answer.statusCode, text: answer.body, json: <T>() => answer.json<T>() };
};

/** The id of the first record that a screen lists. */
const firstId = async (name: string): Promise<unknown> => {
  const one: Case = { name, screen: recordScreen(name), role: 'admin', full: 'admin' };
  const { rows } = await listed(one, 'admin');
  return rows[0]?.[one.screen.data.key];
};

beforeAll(async () => {
  real = await start([]);
  narrow = await start(limited.map(({ screen }) => screen));
  // The demo data have no record of most screens of the store.
  const stored = limited.filter(({ screen }) => screen.data.calls === null);
  for (const { screen, full } of stored) {
    const body = await newSecret(screen, firstId);
    const url = storeOf(screen);
    for (const [test, role] of [[real, 'admin'] as const, [narrow, full] as const]) {
      const { status, text } = await send(test, role, 'POST', url, { body });
      expect(status, text).toBe(200);
    }
  }
});
afterAll(async () => {
  await Promise.all([real.close(), narrow.close()]);
});

const appOf = ({ screen }: Case) => (limited.some(one => one.screen === screen) ? narrow : real);

/** The list as a person is answered it. */
const listed = async (one: Case, role: RoleCode, asked: Row = {}) => {
  const { calls } = one.screen.data;
  const query = calls ? { ...calls.list.query, pageSize: '100', ...asked } : asked;
  const url = calls ? pathOf(calls.list.call) : storeOf(one.screen);
  const answer = await send(appOf(one), role, 'GET', url, { query });
  const body = answer.status === 200 ? answer.json<Row[] | { results: Row[] }>() : [];
  return { status: answer.status, rows: Array.isArray(body) ? body : body.results };
};

/** A row with a value in the field, as someone reads it who sees all; that of the suite where there is one. */
const rowWith = async (one: Case, path: string): Promise<Row> => {
  const { rows } = await listed(one, one.full);
  const found =
    rows.find(row => row[path] === secret) ?? rows.find(row => (row[path] ?? '') !== '');
  if (!found) throw new Error(`No record of ${one.screen.resource} has a ${path}`);
  return found;
};

describe.each([...inFiles, ...limited])('$name: a hidden field', one => {
  const { screen, role } = one;
  const hidden = hiddenFields(screen, [role]);

  it('is there to be hidden', () => {
    expect(hidden.length).toBeGreaterThan(0);
  });

  it.each(hidden)('%s is in no list, and no list is asked by it', async path => {
    const { status, rows } = await listed(one, role);
    expect(status).toBe(200);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(row => row[path] !== undefined && row[path] !== null)).toEqual([]);
    for (const asked of askedBy(screen, path))
      expect([asked, (await listed(one, role, asked)).status]).toEqual([asked, 400]);
  });

  it.each(hidden)('%s is in no record, no history and no reason', async path => {
    const row = await rowWith(one, path);
    const id = keyOf(screen, row);
    const test = appOf(one);
    const { calls } = screen.data;
    const url = calls?.get ? pathOf(calls.get.call, { id }) : `${storeOf(screen)}/${id}`;
    const query = calls?.get?.id.in === 'query' ? { [calls.get.id.as]: id } : {};
    const answers = [
      ...(calls && !calls.get ? [] : [await send(test, role, 'GET', url, { query })]),
      await send(test, role, 'GET', '/console/v1/history', {
        query: { resource: screen.resource, id },
      }),
      await send(test, role, 'GET', '/console/v1/why', {
        query: { resource: screen.resource, id, field: path },
      }),
    ];
    for (const { status, text } of answers.slice(0, -1)) {
      expect([200, 403, 404]).toContain(status);
      expect(text).not.toContain(`"${path}":`);
      expect(text).not.toContain(`"field":"${path}"`);
    }
    if (row[path] === secret) for (const { text } of answers) expect(text).not.toContain(secret);
  });

  it.each(hidden)('%s is in no export, and none is asked by it', async path => {
    const test = appOf(one);
    const url = `/console/v1/exports/${screen.resource}`;
    const all = await send(test, role, 'GET', url);
    if (all.status === 403) return;
    // More than is saved at once: what a part of it is called says as much.
    const query = { search: secret };
    const whole = all.status === 413 ? await send(test, role, 'GET', url, { query }) : all;
    expect(whole.status).toBe(200);
    const [heading = ''] = whole.text.split('\n');
    const names = heading.replace('\uFEFF', '').trim().split(',');
    const label = screen.fields[path]?.label.en;
    const isShared = screen.list.columns.some(
      ({ field }) => field !== path && screen.fields[field]?.label.en === label,
    );
    if (!isShared) expect(names).not.toContain(label);
    expect(whole.text).not.toContain(secret);
    for (const asked of [{ filters: `${path}=empty=false` }, { sort: path }, { columns: path }])
      expect([asked, (await send(test, role, 'GET', url, { query: asked })).status]).toEqual([
        asked,
        400,
      ]);
  });

  it.each(hidden)('%s is no part of a bulk change', async path => {
    const test = appOf(one);
    const preview = (body: object) =>
      send(test, role, 'POST', '/console/v1/bulk-edits', {
        body: { resource: screen.resource, ...body },
      });
    const { status } = await preview({ changes: { [path]: null } });
    expect([400, 403, 422]).toContain(status);
    const open = screen.list.bulkEdit
      .map(name => screen.fields[name] as Field)
      .find(
        ({ path: name, kind }) =>
          name !== path && isSimple(kind) && !lockedFields(screen, [role]).includes(name),
      );
    if (open === undefined) return;
    const changes = { [open.path]: otherValue(open, undefined) };
    expect((await preview({ changes })).status).toBe(200);
    expect((await preview({ changes, filters: `${path}=empty=false` })).status).toBe(400);
  });

  it.each(hidden)('%s is not found by its words', async path => {
    const { calls } = screen.data;
    if (calls) return expect(screen.list.search).not.toContain(path);
    const row = await rowWith(one, path);
    if (row[path] !== secret) return;
    const asked = { filter: JSON.stringify({ q: secret }) };
    const isSearched = screen.list.search.includes(path);
    expect((await listed(one, one.full, asked)).rows).toHaveLength(isSearched ? 1 : 0);
    expect((await listed(one, role, asked)).rows).toEqual([]);
  });
});

const locking = limited.filter(({ screen }) => lockedFields(screen, ['admin']).length > 0);

describe.each(locking)('$name: a locked field', one => {
  const { screen, role } = one;
  const [path = ''] = lockedFields(screen, [role]);
  const field = screen.fields[path] as Field;
  const told = `"field":"/${path}","code":"locked"`;

  const change = async (surface: string) => {
    const { rows } = await listed(one, one.full);
    const isOpen = (record: Row) =>
      record['isNetsuiteEnabled'] !== true && evaluate(screen.editable, { record });
    const update = screen.data.calls?.update;
    let answer = { status: 0, text: '' };
    // Of some records something else is in the way first, such as a client that is closed.
    for (const row of rows.filter(isOpen).slice(0, 20)) {
      const id = keyOf(screen, row);
      const url = update ? pathOf(update.call, { id }) : `${storeOf(screen)}/${id}`;
      const body = { version: row['version'], [path]: otherValue(field, row[path]) };
      const sent = { body, headers: { 'x-surface': surface } };
      answer = await send(appOf(one), role, 'PUT', url, sent);
      if (answer.status === 200 || answer.text.includes(told)) break;
    }
    return answer;
  };

  it.each(['form', 'inline'])('is refused by its name through %s', async surface => {
    const { status, text } = await change(surface);
    expect(status).toBe(422);
    expect(text).toContain(told);
  });

  it('is refused by its name in a new record', async () => {
    const { calls } = screen.data;
    if ((calls && !calls.create) || refusedBefore.includes(screen.resource)) return;
    const { rows } = await listed(one, one.full);
    const [row = {}] = rows;
    const hidden = hiddenFields(screen, [role]);
    const given = pathsIn(screen.form).filter(name => {
      const { readonly, required } = screen.fields[name] ?? {};
      return readonly !== true && (required === true || !hidden.includes(name));
    });
    const another = asAnother(screen, row, given);
    const own = field.kind === 'date' ? another[path] : otherValue(field, field.default);
    const body = { ...another, [path]: own };
    const url = calls?.create ? pathOf(calls.create.call) : storeOf(screen);
    const { status, text } = await send(appOf(one), role, 'POST', url, { body });
    expect([status, text]).toEqual([422, expect.stringContaining(told)]);
  });

  it('is refused in a bulk change', async () => {
    const { rows } = await listed(one, one.full);
    const { status } = await send(appOf(one), role, 'POST', '/console/v1/bulk-edits', {
      body: {
        resource: screen.resource,
        changes: { [path]: otherValue(field, undefined) },
        ids: rows.slice(0, 3).map(row => row['id']),
      },
    });
    expect([400, 403, 422]).toContain(status);
  });

  it('is not changed by a file', async () => {
    const { import: how } = screen;
    if (how === null || how.call !== null) return;
    const { rows } = await listed(one, one.full);
    const row = rows[0] ?? {};
    const headings = [...how.matchBy, path];
    const cells = [...how.matchBy.map(name => row[name] ?? ''), otherValue(field, row[path])];
    const { status, text } = await send(
      appOf(one),
      role,
      'POST',
      `/console/v1/imports/${screen.resource}`,
      {
        query: { dryRun: 'true' },
        body: `${headings.join(',')}\n${cells.map(cell => `"${String(cell)}"`).join(',')}`,
        headers: { 'content-type': 'text/csv' },
      },
    );
    if (status !== 200) return expect([400, 403, 422]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ counts: { changed: 0, errors: 1 } });
  });
});
