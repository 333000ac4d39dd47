import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/calls/importAnswer.ts';
import { mostLinesOf } from '#contract/model/isPlainStore.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { records, users } from '#backend/database/schema/index.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { partOf, startImports, type Imports } from './startImports.ts';

let test: Imports;
beforeAll(async () => {
  test = await startImports();
});
afterAll(() => test.close());

const importing = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records' && screen.import !== null,
);

/** As many as one file of the screen takes, in the order of their ids. */
const exported = async (screen: RecordScreen, query: Record<string, string> = {}) =>
  (await test.importer(screen)).get(`/console/v1/exports/${screen.resource}`, {
    query: { use: 'change', ...partOf(screen.resource), ...query },
  });

const checked = async (screen: RecordScreen, csv: string): Promise<ImportAnswer> => {
  const { call } = screen.import ?? {};
  const path = call
    ? '/sapna/v2/package-price/csv/updatePackagePrice'
    : `/console/v1/imports/${screen.resource}`;
  const answer = await (
    await test.importer(screen)
  ).call('POST', path, {
    query: { dryRun: true },
    body: csv,
    headers: { 'content-type': 'text/csv' },
  });
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  return answer.json();
};

/** A file with no more lines than the screen's import takes. */
const cut = (csv: string, most: number): string =>
  csv
    .split('\r\n')
    .slice(0, most + 1)
    .join('\r\n');

describe('a file that is exported to change and import', () => {
  it.each(importing.map(screen => [screen.resource, screen] as const))(
    'comes back without a fault and changes nothing: %s',
    async (_, screen) => {
      const { body, statusCode } = await exported(screen);
      expect(statusCode, body.slice(0, 300)).toBe(200);
      const { counts, results = [] } = await checked(screen, cut(body, mostLinesOf(screen)));
      const told = results.filter(({ status }) => status !== 'unchanged').slice(0, 3);
      expect(told).toEqual([]);
      expect(counts.unchanged).toBe(counts.lines);
      expect(counts.lines).toBeGreaterThan(0);
    },
    60_000,
  );

  it('takes one changed value as one change, whatever stands beside it', async () => {
    const screen = importing.find(({ resource }) => resource === 'products');
    if (!screen) throw new Error('products have an import');
    const { body } = await exported(screen, { filters: 'active==true', sort: 'id' });
    const [head = '', first = '', ...rest] = body.split('\r\n');
    const file = [head, first.replace(',Yes,', ',No,'), ...rest].join('\r\n');
    const { counts, results } = await checked(screen, file);
    expect(results?.find(({ errors }) => errors)?.errors).toBeUndefined();
    expect(counts).toMatchObject({ changed: 1, created: 0, errors: 0 });
    expect(results?.[0]).toMatchObject({ after: { active: false } });
  });

  it('tells beside each id what it is the id of', async () => {
    const { body } = await test.admin.get('/console/v1/exports/event-cities', {
      query: { use: 'change' },
    });
    const [head = '', first = ''] = body.split('\r\n');
    expect(head).toBe('\uFEFFeventId,# Event,cityId,# City');
    expect(first).toMatch(/^\d+,[A-Z][^,]*,\d+,"?[A-Z]/);
  });

  it.each(['=1+1', "'=1+1", '@x', "'quoted'", 'a, "b"; c', 'दो\nlines', '+91', '-'])(
    'keeps a text of the store as it is: %j',
    async note => {
      const data = { name: note.replace('\n', ' '), category: 'sport', note };
      await test.client.db.insert(records).values({ resource: 'amenities', data });
      const { body } = await test.admin.get('/console/v1/exports/amenities', {
        query: { use: 'change' },
      });
      const { counts } = await test.check('amenities', body);
      expect(counts).toEqual({ ...counts, unchanged: counts.lines, errors: 0 });
    },
  );

  it('names those that a name may mean, where there are several', async () => {
    const twin = { firstName: 'Twin', lastName: 'Person' };
    const made = await test.client.db
      .insert(users)
      .values(['one', 'other'].map(name => ({ ...twin, email: `twin-${name}@example.com` })))
      .returning({ id: users.id });
    const { results } = await test.check(
      'city-agent-mappings',
      'cityId,agentId\r\n1,Twin Person\r\n',
    );
    const told = results?.[0]?.errors?.[0]?.message ?? '';
    expect(told).toMatch(/^2 users are called "Twin Person"\. Give the ID of one: /);
    for (const { id } of made) expect(told).toMatch(new RegExp(`\\b${id} \\(twin-`));
  });

  it('is refused where the screen has no import', async () => {
    const answer = await test.admin.get('/console/v1/exports/regions', {
      query: { use: 'change' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a file as the list shows it', () => {
  it('has no two columns of one heading', async () => {
    const answer = await test.admin.get('/console/v1/exports/package-prices', {
      query: { ...partOf('package-prices'), columns: 'packageName,packageId,cityName' },
    });
    expect(answer.body.split('\r\n')[0]).toBe(
      '\uFEFFPackage (packageName),Package (packageId),City',
    );
  });
});
