import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { recordScreens } from './grants/limitedScreens.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

type Row = Record<string, unknown>;

const cities = async (search: string): Promise<string[]> => {
  const query = { search, sort: 'match', pageSize: 25 };
  const answer = await admin.get('/petra/data/v2/entity/city', { query });
  return answer.json<{ results: Row[] }>().results.map(({ label }) => String(label));
};

describe('cities for the words of a search field', () => {
  it('begin with those whose name does, not with the towns of a State', async () => {
    const found = await cities('Pun');
    expect(found[0]).toBe('Pune');
    expect(found.length).toBeGreaterThan(5);
  });

  it('begin with the large ones that are sold in when no words are given', async () => {
    const answer = await admin.get('/petra/data/v2/entity/city', {
      query: { sort: 'match', pageSize: 5 },
    });
    for (const city of answer.json<{ results: Row[] }>().results)
      expect(city).toMatchObject({ monetizable: true, tier: 1 });
  });

  it.each([
    ['Bangalore', 'Bengaluru'],
    ['gurgaon', 'Gurugram'],
    ['bombay', 'Mumbai'],
  ])('are known by other names: %s', async (words, name) => {
    expect((await cities(words))[0]).toBe(name);
  });
});

/** Every screen that a field of another one chooses records of. */
const chosenFrom = recordScreens.filter(({ resource }) =>
  recordScreens.some(({ fields }) =>
    Object.values(fields).some(({ reference }) => reference?.to === resource),
  ),
);

describe('every screen that records are chosen from', () => {
  it.each(chosenFrom.map(screen => [screen.resource, screen] as const))(
    'puts %s in the order of search fields',
    async (resource, screen) => {
      const list = screen.data.calls?.list;
      const person = list ? whoMay(callOf(list.call as CallId).access) : 'admin';
      const caller = person === 'admin' ? admin : await test.as(person);
      const answer = list
        ? await caller.get(callOf(list.call as CallId).path, {
            query: { ...(list.query as Record<string, string>), sort: 'match', pageSize: 50 },
          })
        : await admin.get(`/console/v1/records/${resource}`, {
            query: { sort: '["match","ASC"]' },
          });
      expect(answer.statusCode, answer.body).toBe(200);
      const rows = answer.json<unknown>();
      const found = (list ? valueAt(rows, 'results') : rows) as Row[];
      const [row] = found.toReversed();
      const name = row && String(row[screen.list.search[0] ?? screen.title]);
      if (!name || !list) return;
      const searched = await caller.get(callOf(list.call as CallId).path, {
        query: {
          ...(list.query as Record<string, string>),
          sort: 'match',
          search: name.slice(0, 100),
        },
      });
      const [first] = searched.json<{ results: Row[] }>().results;
      expect(String(first?.[screen.list.search[0] ?? screen.title])).toBe(name);
    },
  );
});
