import { afterAll, describe, expect, it } from 'vitest';
import { personas } from '#backend/database/seed/people/personas.ts';
import type { RecordSource } from '#backend/records/source/RecordSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { isOrdered } from '#contract/model/complete/isOrdered.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen, SortKey } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';
import { openTestSource } from '#tests/support/server/openTestSource.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/*
 * Whatever a list offers to sort by, the server sorts by: every screen with a list, asked by someone who has it for each
 * column that sorts, on its own page or within another one, and for the orders of its views.
 */

const test = await startTestApp();
afterAll(() => test.close());

const screens = [...readScreens().values()].filter(screen => screen.type === 'records');

/** What a list is always asked by. */
const within: Readonly<Record<string, Condition>> = {
  'tile-rows': { keyName: { eq: 'linksent' } },
};

/** Columns that pages of other records show of a screen's list. */
const columnsElsewhere = (resource: string): readonly string[] =>
  screens.flatMap(({ record }) =>
    [...record.tabs.flatMap(tab => tab.of), ...record.side].flatMap(section =>
      section.type === 'list' && section.resource === resource ? (section.columns ?? []) : [],
    ),
  );

const sortedColumns = ({ resource, list, fields }: RecordScreen): readonly string[] => {
  const own = list.columns.filter(({ sortable }) => sortable).map(({ field }) => field);
  const others = columnsElsewhere(resource).filter(
    path => isOrdered(fields[path]) && !list.columns.some(({ field }) => field === path),
  );
  return [...own, ...others];
};

const ordersOf = (screen: RecordScreen): readonly SortKey[] => [
  ...sortedColumns(screen).map(field => ({ field, order: 'ASC' }) as const),
  ...screen.list.sort.slice(0, 1),
  ...screen.list.views.flatMap(({ sort }) => sort.slice(0, 1)),
];

const refusal = async (source: RecordSource, where: Condition, sort?: SortKey) => {
  try {
    await source.pages({ where, ...(sort && { sort }) }).next();
    return undefined;
  } catch (error) {
    return String(error);
  }
};

describe('a list is sorted by whatever it offers', () => {
  it.each(screens.map(screen => [screen.resource, screen] as const))('%s', async (_, screen) => {
    const where = within[screen.resource] ?? true;
    const people = personas.filter(
      persona => !persona.isRefused && canDo(screen, rolesOf(persona), 'list'),
    );
    const sources: RecordSource[] = [];
    for (const { key } of people) {
      const source = await openTestSource(test, key, screen.resource);
      if ((await refusal(source, where)) !== undefined) continue;
      sources.push(source);
      break;
    }
    const [source] = sources;
    if (!source) throw new Error('Nobody is given the list');
    const refused: unknown[] = [];
    for (const sort of ordersOf(screen)) {
      const words = await refusal(source, where, sort);
      if (words !== undefined) refused.push([sort.field, words]);
    }
    expect(refused).toEqual([]);
  });
});
