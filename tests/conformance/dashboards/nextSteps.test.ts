import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/people/personas.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callOf } from '#contract/calls/index.ts';
import {
  isTileStep,
  nextSteps,
  type CountedList,
  type NextStep,
  type Work,
} from '#contract/domain/dashboards/nextSteps.ts';
import { stepAddress } from '#contract/domain/dashboards/tileAddress.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { listQuery } from '#contract/requests/listQuery.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

interface Row {
  agentId: number | null;
  isOwn: boolean;
}

interface Page {
  totalCount: number;
  results: Row[];
}

const screens = readScreens();

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ services: { now: () => new Date('2026-11-20T04:30:00Z') } });
});
afterAll(() => test.close());

const answerOf = async <Answer>(
  caller: Caller,
  path: string,
  query: Record<string, string | number> = {},
): Promise<Answer> => {
  const answer = await caller.get(path, { query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};

/** What Home of someone knows, asked as the page asks. */
const workOf = async (caller: Caller): Promise<Work> => {
  const { whose, results } = await answerOf<Pick<Work, 'whose'> & { results: Work['tiles'] }>(
    caller,
    '/sapna/v1/dashboard/home',
  );
  const waits = await answerOf<{ results: CountedList[] }>(caller, '/console/v1/view-counts');
  return { whose, tiles: results, lists: waits.results };
};

const rowsOfTile = (caller: Caller, address: URL): Promise<Page> => {
  const { where } = JSON.parse(address.searchParams.get('filter') ?? '') as { where?: Condition };
  return answerOf<Page>(caller, '/console/v1/tile-lists', {
    keyName: address.pathname.slice('/list/'.length),
    pageSize: 200,
    ...(where && { filters: toFilterString(where) }),
  });
};

const rowsOfView = (caller: Caller, address: URL): Promise<Page> => {
  const screen = screens.get(address.pathname.slice(1));
  if (screen?.type !== 'records' || !screen.data.calls?.list)
    throw new Error(`${address.pathname} is no list`);
  const view = screen.list.views.find(({ name }) => name === address.searchParams.get('view'));
  const { list } = screen.data.calls;
  const asked = listQuery(list, {
    pagination: { page: 1, perPage: 1 },
    filter: { where: view?.where },
  });
  return answerOf<Page>(
    caller,
    callOf(list.call as 'views.list').path,
    asked as Record<string, string>,
  );
};

/** The rows of the list that a step's address opens. */
const rowsBehind = (caller: Caller, work: Work, step: NextStep): Promise<Page> => {
  const address = new URL(stepAddress(step, 'home', work.whose), 'http://console');
  return isTileStep(step) ? rowsOfTile(caller, address) : rowsOfView(caller, address);
};

const people = personas.filter(({ isRefused }) => !isRefused);

describe('what to do next', () => {
  it.each(people)('of $key leads to exactly the rows that it counts', async ({ key }) => {
    const caller = await test.as(key);
    const work = await workOf(caller);
    for (const step of nextSteps(work)) {
      const { totalCount } = await rowsBehind(caller, work, step);
      expect({ ...step, rows: totalCount }).toEqual({ ...step, rows: step.count });
    }
  });

  it.each(['owner-agent', 'broker-agent', 'builder-agent', 'tenant-agent'])(
    'of %s is what they work themselves, which is less than what hangs on their accounts',
    async key => {
      const caller = await test.as(key);
      const me = await answerOf<{ id: number }>(
        caller,
        '/madrox/app/v1/user/details?checkHRIS=true',
      );
      const work = await workOf(caller);
      expect(work.whose).toBe('own');
      const steps = nextSteps(work).filter(isTileStep);
      expect(steps).toHaveLength(3);
      for (const step of steps) {
        const { results } = await rowsBehind(caller, work, step);
        expect(new Set(results.map(({ agentId }) => agentId))).toEqual(new Set([me.id]));
      }
      expect(work.tiles.some(({ own, count }) => own < count)).toBe(true);
      expect(work.tiles.every(({ own, count }) => own <= count)).toBe(true);
    },
  );

  it.each(['broker-lead', 'builder-lead'])(
    'of %s begins with what waits for their decision, and is their team’s',
    async key => {
      const caller = await test.as(key);
      const work = await workOf(caller);
      expect(work.whose).toBe('team');
      const [first, ...others] = nextSteps(work);
      expect(first).toMatchObject({ list: { resource: 'approvals', view: 'waiting' } });
      for (const step of others.filter(isTileStep)) {
        const { results } = await rowsBehind(caller, work, step);
        expect(results.every(({ isOwn }) => isOwn)).toBe(true);
      }
    },
  );

  it.each(['broker-business-manager', 'sales-manager', 'head-of-management'])(
    'of %s is what is behind, all of it',
    async key => {
      const work = await workOf(await test.as(key));
      expect(work.whose).toBe('all');
      const [first, second] = nextSteps(work);
      expect(first).toMatchObject({ list: { resource: 'approvals' } });
      expect(second).toMatchObject({ keyName: 'followup', isOverdue: true });
      expect(work.tiles.every(({ own, count }) => own === count)).toBe(true);
    },
  );
});
