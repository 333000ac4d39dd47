import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#backend/database/schema/index.ts';
import { callOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isOffered } from '#contract/model/rights/mayDo.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { personas, type Persona } from '#backend/database/seed/people/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

const path = '/console/v1/view-counts';

interface Count {
  readonly resource: string;
  readonly view: string;
  readonly label: { en: string } | null;
  readonly count: number;
}

const screens = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records',
);
const waits = screens.flatMap(screen =>
  screen.list.views.flatMap(view => (view.todo ? [{ screen, view, todo: view.todo }] : [])),
);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const counted = async (caller: Caller, query: Record<string, string> = {}): Promise<Count[]> => {
  const answer = await caller.get(path, { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Count[] }>().results;
};

/** As many as the list itself answers, asked as the page asks for it. */
const onList = async (
  persona: string,
  caller: Caller,
  resource: string,
  view: string,
): Promise<unknown> => {
  const [user] = await test.client.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${persona}@example.com`));
  const screen = screens.find(one => one.resource === resource);
  const said = screen?.list.views.find(({ name }) => name === view)?.where ?? true;
  const where = resolveRefs(said, {
    record: {},
    user: { id: user?.id ?? 0 },
    today: indiaDay(new Date()),
  });
  const list = screen?.data.calls?.list;
  if (!list) {
    const filter = JSON.stringify({ where });
    const query = { filter, range: '[0,0]' };
    const answer = await caller.get(`/console/v1/records/${resource}`, { query });
    return Number(String(answer.headers['content-range']).split('/')[1]);
  }
  const request = { pagination: { page: 1, perPage: 1 }, filter: { where } };
  const query = listQuery(list, request) as Record<string, string>;
  const answer = await caller.get(callOf(list.call as 'views.list').path, { query });
  return answer.json<{ totalCount?: number }>().totalCount;
};

describe('what waits for somebody', () => {
  it.each(['finance', 'rcm-admin', 'support', 'master-data', 'admin', 'owner-agent', 'content'])(
    'is for %s what can be done, as many as the list behind it shows',
    async persona => {
      const caller = await test.as(persona);
      const results = await counted(caller);
      const roles = rolesOf(personas.find(({ key }) => key === persona) as Persona);
      const expected = waits
        .filter(
          ({ screen, todo }) =>
            canDo(screen, roles, 'list') &&
            canDo(screen, roles, todo.can) &&
            // What is merely edited is work of those to whom the list is offered.
            (todo.can !== 'edit' || isOffered(screen.menu, roles)),
        )
        .map(({ screen, view, todo }) => `${screen.resource} ${view.name}: ${todo.label.en}`);
      expect(results.map(one => `${one.resource} ${one.view}: ${one.label?.en}`).sort()).toEqual(
        expected.sort(),
      );
      for (const { resource, view, count } of results)
        expect([resource, view, count]).toEqual([
          resource,
          view,
          await onList(persona, caller, resource, view),
        ]);
    },
  );

  it('is work for finance, for anyone who approves, for support', async () => {
    const sums = await Promise.all(
      ['finance', 'rcm-admin', 'support'].map(async persona =>
        (await counted(await test.as(persona))).reduce((sum, { count }) => sum + count, 0),
      ),
    );
    for (const sum of sums) expect(sum).toBeGreaterThan(0);
  });
});

describe('the views of one list', () => {
  it('are all counted, waited for or not', async () => {
    const admin = await test.as('admin');
    const results = await counted(admin, { resource: 'packages' });
    const views = screens.find(({ resource }) => resource === 'packages')?.list.views ?? [];
    expect(results.map(({ view }) => view)).toEqual(views.map(({ name }) => name));
    for (const { view, count } of results)
      expect([view, count]).toEqual([view, await onList('admin', admin, 'packages', view)]);
  });

  it('are counted by the day and by who asks', async () => {
    const agent = await test.as('broker-agent');
    const results = await counted(agent, { resource: 'opportunities' });
    expect(results.map(({ view }) => view)).toContain('follow-up');
    const asked = await counted(agent, { resource: 'approvals' });
    expect(asked.map(({ view }) => view)).toContain('mine');
  });

  it('are refused to whom the list is refused, and of a list that is not there', async () => {
    const agent = await test.as('content');
    const refused = await agent.get(path, { query: { resource: 'packages' } });
    const missing = await agent.get(path, { query: { resource: 'no-such-list' } });
    expect([refused.statusCode, missing.statusCode]).toEqual([403, 404]);
  });
});
