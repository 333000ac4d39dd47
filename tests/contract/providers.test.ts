import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#backend/database/seed/people/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { openConsole } from '#tests/support/console/openConsole.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { statusOfMissing } from '#tests/support/statusOfMissing.ts';
import { whoMay } from '#tests/support/whoMay.ts';

const screens = readScreens();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const signedIn = (persona: string) => openConsole.as(test, persona);

const errorOf = async (promise: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (error instanceof HttpError) return error;
  throw new Error('The call was expected to be refused', { cause: error });
};

const firstTen = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
};

describe('the auth provider and the server', () => {
  it('sign in, say who is there, and sign out', async () => {
    const { auth } = await signedIn('admin');
    expect((await auth.details()).roleCodes).toContain('admin');
    expect(await auth.canAccess?.({ action: 'delete', resource: 'packages' })).toBe(true);
    await auth.logout({});
    await expect(auth.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
  });

  it.each([
    ['admin@example.com', 'wrong', 'Login Failed'],
    ['nobody@example.com', demoPassword, 'Login Failed'],
    ['no-access@example.com', demoPassword, 'Unauthorized Access'],
  ])('%s with %s is refused with "%s" (T1)', async (username, password, message) => {
    const { auth } = openConsole(test);
    expect((await errorOf(auth.login({ username, password }))).message).toBe(message);
    expect(auth.state()).toEqual({ status: 'login failed', message });
  });
});

/** Asked with what they belong to, and opened by nobody: tests/conformance/dashboards and opportunities. */
const withinOthers = ['tile-rows', 'opportunity-events'];

const recordScreens = [...screens.values()].filter(
  screen => screen.type === 'records' && !withinOthers.includes(screen.resource),
);

const personOf = (resource: string): string => {
  const access = screens.get(resource)?.access ?? 'signed-in';
  if (access === 'signed-in' || access['signed-in']) return 'admin';
  return whoMay(Object.keys(access) as RoleCode[]);
};

describe.each(recordScreens.map(({ resource }) => resource))('%s', resource => {
  it('is listed, counted, found by id and read one by one', async () => {
    const { data } = await signedIn(personOf(resource));
    const { data: rows, total, meta } = await data.getList(resource, firstTen);
    expect(total).toBeGreaterThanOrEqual(rows.length);
    expect(meta.pages).toBe(Math.ceil((total ?? 0) / 10));
    const ids = rows.map(row => row.id).toReversed();
    const many = await data.getMany(resource, { ids });
    expect(many.data.map(row => row.id)).toEqual(ids);
    for (const id of ids.slice(0, 1)) {
      expect((await data.getOne(resource, { id: String(id) })).data.id).toBe(id);
    }
  });

  it('tells a missing record apart from a fault', async () => {
    const { data } = await signedIn(personOf(resource));
    const { status } = await errorOf(data.getOne(resource, { id: 999_999_999 }));
    expect(status).toBe(statusOfMissing(resource));
  });
});

describe('changes', () => {
  it('go and come back: create, change, lose a race, remove, history', async () => {
    const { data } = await signedIn('admin');
    const made = await data.create('products', {
      data: {
        name: 'Contract test',
        productTypeId: 8,
        hsnCode: '998365',
        startDateMandatory: false,
        active: true,
      },
    });
    const before = made.data;
    const change = (name: string) =>
      data.update('products', { id: before.id, data: { ...before, name }, previousData: before });
    const after = await change('Contract test, changed');
    expect(after.data).toMatchObject({
      name: 'Contract test, changed',
      version: before.version + 1,
    });
    const stale = await errorOf(change('Contract test, too late'));
    expect(stale).toMatchObject({ status: 409, code: 'STALE_VERSION', current: after.data });
    await data.delete('products', { id: before.id, previousData: after.data });
    expect((await errorOf(data.getOne('products', { id: before.id }))).status).toBe(404);
    const { data: history } = await data.history('products', { id: before.id });
    expect(history.results.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    expect(history.results.map(({ surface }) => surface)).toEqual(['form', 'form', 'form']);
  });

  it('bring the errors of the server to the fields of the form', async () => {
    const { data } = await signedIn('admin');
    const error = await errorOf(data.create('products', { data: { name: '' } }));
    expect(error.status).toBe(422);
    expect(Object.keys(error.body.errors ?? {})).toContain('productTypeId');
  });

  it('are refused without the role, and nobody is signed out by that', async () => {
    const { auth, data } = await signedIn('finance');
    const error = await errorOf(data.create('products', { data: { name: 'x' } }));
    expect(error.status).toBe(403);
    await auth.checkError(error);
    expect(auth.state()).toEqual({ status: 'logged in' });
  });
});
