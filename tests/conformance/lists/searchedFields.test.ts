import { afterAll, describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/people/personas.ts';
import type { Fields, RecordSource } from '#backend/records/source/RecordSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';
import { openTestSource } from '#tests/support/server/openTestSource.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/*
 * A search box says which fields it searches: those that `list.search` of the screen names (`useSearchWords`). Each of them is
 * searched: a record is found by what it shows there.
 */

const test = await startTestApp();
afterAll(() => test.close());

const screens = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records' && screen.list.search.length > 0,
);

/** What a list is always asked by. */
const within: Readonly<Record<string, Condition>> = {
  'tile-rows': { keyName: { eq: 'linksent' } },
};

const wordsIn = (row: Fields, path: string): string => {
  const value = valueAt(row, path);
  return typeof value === 'string' ? value.trim() : '';
};

/** The first rows that some demo person gets, and through whom. */
const firstRows = async (screen: RecordScreen) => {
  const where = within[screen.resource] ?? true;
  for (const persona of personas) {
    if (persona.isRefused || !canDo(screen, rolesOf(persona), 'list')) continue;
    const source = await openTestSource(test, persona.key, screen.resource);
    const page = await source
      .pages({ where })
      .next()
      .catch(() => undefined);
    if (page?.done === false && page.value.rows.length > 0)
      return { source, where, rows: page.value.rows };
  }
  return undefined;
};

const isFound = async (source: RecordSource, where: Condition, row: Fields, search: string) =>
  (await source.readMatching({ where, search })).some(({ id }) => id === row.id);

/** Fields of which the first rows of the demo say nothing: lists that are empty at first, and rows that are asked with what they belong to. */
const emptyAtFirst = [
  'account-mappings accountName',
  'account-merges survivorName',
  'approval-delegations userName',
  'approval-delegations delegateName',
  'complimentary-products opportunityName',
  'opportunity-assignment-page ownerName',
  'proposals recordTitle',
  'proposals proposedByName',
  'ad-briefs name',
  'ad-briefs clientName',
  'termsheet-products productName',
];
const unproven: string[] = [];

describe('each field that a search box names is searched', () => {
  it.each(screens.map(screen => [screen.resource, screen] as const))('%s', async (name, screen) => {
    const first = await firstRows(screen);
    const missed: string[] = [];
    for (const path of screen.list.search) {
      const row = first?.rows.find(one => wordsIn(one, path) !== '');
      if (!first || !row) unproven.push(`${name} ${path}`);
      else if (!(await isFound(first.source, first.where, row, wordsIn(row, path))))
        missed.push(`${path}: ${wordsIn(row, path)}`);
    }
    expect(missed).toEqual([]);
  });

  it('but for few, all are seen', () => {
    expect(unproven).toEqual(emptyAtFirst);
  });
});
