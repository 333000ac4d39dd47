import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import type { SavedView } from '#contract/calls/records/views.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const path = '/console/v1/views';
const where = { clientTypeId: { in: [2] } };

let test: TestApp;
let admin: Caller;
/** Opens packages, may share, does not set the defaults of roles. */
let keeper: Caller;
/** Opens FAQs, may not share. */
let agent: Caller;

const listed = async (caller: Caller, resource = 'packages'): Promise<SavedView[]> =>
  (await caller.get(path, { query: { resource } })).json<{ results: SavedView[] }>().results;

const made = async (caller: Caller, fields: object): Promise<SavedView> => {
  const answer = await caller.post(path, { resource: 'packages', state: { where }, ...fields });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<SavedView>();
};

const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code: string }>().code;

const historyOf = (id: number) =>
  test.client.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(id)))
    .then(entries => entries.filter(({ entity }) => entity === 'saved-views'));

beforeAll(async () => {
  test = await startTestApp();
  [admin, keeper, agent] = [
    await test.as('admin'),
    await test.as('lookup-admin'),
    await test.as('lookup-view'),
  ];
});
afterAll(() => test.close());

describe('saved views', () => {
  it('keep the state of a list, for their owner alone', async () => {
    const state = {
      where: { all: [where, { name: { contains: 'premium' } }] },
      search: 'gold',
      sort: { field: 'name', order: 'ASC' },
      columns: [{ field: 'name', width: 280 }, { field: 'status' }],
      pageSize: 50,
    };
    const view = await made(keeper, { name: '  Gold  ', state });
    expect(view).toMatchObject({
      name: 'Gold',
      scope: 'personal',
      isMine: true,
      isMyDefault: false,
      defaultOf: [],
      version: 1,
      state,
    });
    expect((await listed(keeper)).map(({ id }) => id)).toContain(view.id);
    expect((await listed(admin)).map(({ id }) => id)).not.toContain(view.id);
    expect((await admin.put(`${path}/${view.id}`, { name: 'x', version: 1 })).statusCode).toBe(404);
  });

  it('are shared with everyone who opens the list', async () => {
    const view = await made(keeper, { name: 'For all', scope: 'team' });
    const seen = (await listed(admin)).find(({ id }) => id === view.id);
    expect(seen).toMatchObject({ scope: 'team', isMine: false, ownerName: 'Manish Agarwal' });
  });

  it.each([
    ['a list that does not exist', 'nothing', 404],
    ['a page made by hand', 'home', 404],
    ['a list that the person may not open', 'packages', 403],
  ])('of %s are refused', async (_what, resource, status) => {
    expect((await agent.get(path, { query: { resource } })).statusCode).toBe(status);
    const body = { resource, name: 'Mine', state: {} };
    expect((await agent.post(path, body)).statusCode).toBe(status);
    const pick = { resource, viewId: null };
    expect((await agent.put('/console/v1/view-defaults', pick)).statusCode).toBe(status);
  });

  it('are not shared by somebody who leads nobody', async () => {
    const body = { resource: 'faqs', name: 'Mine', state: {} };
    expect((await agent.post(path, { ...body, scope: 'team' })).statusCode).toBe(403);
    const own = (await agent.post(path, body)).json<SavedView>();
    const answer = await agent.put(`${path}/${own.id}`, { scope: 'team', version: 1 });
    expect(answer.statusCode).toBe(403);
    expect((await listed(agent, 'faqs')).map(({ scope }) => scope)).toEqual(['personal']);
  });

  it.each([
    ['no condition', { state: { where: { name: 'x' } } }, 422],
    ['an unknown operator', { state: { where: { name: { like: 'x' } } } }, 422],
    ['a filter beyond measure', { state: { where: { name: { eq: 'x'.repeat(9000) } } } }, 422],
    ['a width out of bounds', { state: { columns: [{ field: 'name', width: 9 }] } }, 422],
    ['no columns', { state: { columns: [] } }, 422],
    ['an unknown key', { state: { group: 'x' } }, 400],
    ['no name', { name: '   ' }, 422],
    ['a name beyond measure', { name: 'x'.repeat(61) }, 422],
  ])('refuse %s', async (_what, fields, status) => {
    const body = { resource: 'packages', name: 'Bad', state: {}, ...fields };
    expect((await keeper.post(path, body)).statusCode).toBe(status);
  });

  it('of one person have different names, those of two may have one', async () => {
    const view = await made(keeper, { name: 'Same' });
    const again = await keeper.post(path, { resource: 'packages', name: 'Same ', state: {} });
    expect(again.statusCode).toBe(422);
    expect(again.json<{ errors: object[] }>().errors).toMatchObject([{ field: '/name' }]);
    await made(admin, { name: 'Same' });
    const other = await made(keeper, { name: 'Other' });
    const renamed = await keeper.put(`${path}/${other.id}`, { name: 'Same', version: 1 });
    expect(renamed.statusCode).toBe(422);
    expect(view.version).toBe(1);
  });

  it('are at most 50 a person and list', async () => {
    const body = { resource: 'caps', state: {} };
    for (let at = 0; at < 50; at += 1)
      expect((await admin.post(path, { ...body, name: `V${at}` })).statusCode).toBe(200);
    expect((await admin.post(path, { ...body, name: 'V50' })).statusCode).toBe(422);
  });
});

describe('a change of a view', () => {
  it('carries the version and is kept in the history', async () => {
    const view = await made(keeper, { name: 'Changing', scope: 'team' });
    const state = { where, pageSize: 100 };
    const saved = await keeper.put(`${path}/${view.id}`, { name: 'Changed', state, version: 1 });
    expect(saved.json<SavedView>()).toMatchObject({ name: 'Changed', state, version: 2 });
    const stale = await keeper.put(`${path}/${view.id}`, { name: 'Late', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(codeOf(stale)).toBe('STALE_VERSION');
    expect(stale.json<{ current: SavedView }>().current).toMatchObject({ name: 'Changed' });
    const same = await keeper.put(`${path}/${view.id}`, { name: 'Changed', version: 2 });
    expect(same.json<SavedView>().version).toBe(2);
    expect(await historyOf(view.id)).toMatchObject([
      { action: 'create', version: 1, after: { name: 'Changing', scope: 'team' } },
      { action: 'update', version: 2, before: { name: 'Changing' }, after: { name: 'Changed' } },
    ]);
  });

  it('of a shared one is for its owner and administrators', async () => {
    const view = await made(admin, { name: 'Of the admin', scope: 'team' });
    const refused = await keeper.put(`${path}/${view.id}`, { name: 'Mine now', version: 1 });
    expect(refused.statusCode).toBe(403);
    const gone = await keeper.call('DELETE', path, { body: { ids: [view.id] } });
    expect(gone.statusCode).toBe(403);
    const other = await made(keeper, { name: 'Of the keeper', scope: 'team' });
    const taken = await admin.put(`${path}/${other.id}`, { scope: 'personal', version: 1 });
    expect(taken.json<SavedView>()).toMatchObject({ scope: 'personal', version: 2 });
    expect((await listed(keeper)).find(({ id }) => id === other.id)?.scope).toBe('personal');
  });

  it('removes all that are named or none', async () => {
    const [one, two] = [await made(keeper, { name: 'One' }), await made(keeper, { name: 'Two' })];
    const foreign = await made(admin, { name: 'Foreign', scope: 'team' });
    const remove = (body: object) => keeper.call('DELETE', path, { body });
    expect((await remove({ ids: [one.id, foreign.id] })).statusCode).toBe(403);
    expect((await remove({ ids: [one.id], versions: { [one.id]: 9 } })).statusCode).toBe(409);
    const both = await remove({ ids: [one.id, two.id], versions: { [one.id]: 1, [two.id]: 1 } });
    expect(both.json()).toEqual({
      results: [one, two].map(({ id }) => ({ id, status: 'removed' })),
    });
    expect((await historyOf(two.id)).at(-1)).toMatchObject({ action: 'delete', after: null });
    expect((await remove({ ids: [one.id] })).statusCode).toBe(404);
  });
});

describe('the view that a list opens with', () => {
  const setDefault = (caller: Caller, body: object) =>
    caller.put('/console/v1/view-defaults', { resource: 'packages', ...body });

  it('is chosen by each person, also among the shared ones', async () => {
    const view = await made(admin, { name: 'Opens', scope: 'team' });
    const chosen = await setDefault(keeper, { viewId: view.id });
    expect(chosen.statusCode, chosen.body).toBe(200);
    const mine = (views: readonly SavedView[]) =>
      views.filter(({ isMyDefault }) => isMyDefault).map(({ id }) => id);
    expect(mine(await listed(keeper))).toEqual([view.id]);
    expect(mine(await listed(admin))).toEqual([]);
    expect((await historyOf(view.id)).at(-1)).toMatchObject({ action: 'set-default' });
    await setDefault(keeper, { viewId: null });
    expect(mine(await listed(keeper))).toEqual([]);
  });

  it('of a role is set by an administrator, from the shared ones alone', async () => {
    const view = await made(admin, { name: 'For a role' });
    const roleCode = 'lookup-admin';
    expect((await setDefault(keeper, { viewId: null, roleCode })).statusCode).toBe(403);
    expect((await setDefault(admin, { viewId: view.id, roleCode })).statusCode).toBe(422);
    expect((await setDefault(admin, { viewId: null, roleCode: 'king' })).statusCode).toBe(422);
    await admin.put(`${path}/${view.id}`, { scope: 'team', version: 1 });
    expect((await setDefault(admin, { viewId: view.id, roleCode })).statusCode).toBe(200);
    const seen = (await listed(keeper)).find(({ id }) => id === view.id);
    expect(seen).toMatchObject({ defaultOf: [roleCode], isMyDefault: false });

    await admin.put(`${path}/${view.id}`, { scope: 'personal', version: 2 });
    const back = (await listed(admin)).find(({ id }) => id === view.id);
    expect(back?.defaultOf).toEqual([]);
  });

  it('is a view of the same list that the person sees', async () => {
    const foreign = await made(admin, { name: 'Own of the admin' });
    expect((await setDefault(keeper, { viewId: foreign.id })).statusCode).toBe(404);
    const other = await setDefault(admin, { viewId: foreign.id, resource: 'products' });
    expect(other.statusCode).toBe(422);
  });

  it('goes with the view', async () => {
    const view = await made(admin, { name: 'Short-lived' });
    await setDefault(admin, { viewId: view.id });
    await admin.call('DELETE', path, { body: { ids: [view.id] } });
    expect((await listed(admin)).some(({ isMyDefault }) => isMyDefault)).toBe(false);
  });

  it('is one, however many choose at once', async () => {
    const views = await Promise.all(
      [1, 2, 3, 4].map(at => made(admin, { name: `Race ${at}`, scope: 'team' })),
    );
    const answers = await Promise.all(views.map(({ id }) => setDefault(admin, { viewId: id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await listed(admin)).filter(({ isMyDefault }) => isMyDefault)).toHaveLength(1);
  });
});
