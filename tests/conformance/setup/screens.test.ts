import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { setupMessages } from '#contract/domain/messages/setupMessages.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/** The screens of regions, events, caps, cities and matrices. */
const names = [
  'regions',
  'localities',
  'events',
  'event-cities',
  'caps',
  'cities',
  'monetizable-cities',
  'approving-designations',
];

const screens = names.map(name => {
  const screen = readScreens().get(name);
  if (screen?.type !== 'records') throw new Error(`No screen "${name}"`);
  return screen;
});

let test: TestApp;
let callers: Map<RecordScreen, Caller>;
beforeAll(async () => {
  test = await startTestApp();
  const [admin, lookupAdmin] = [await test.as('master-data'), await test.as('lookup-admin')];
  callers = new Map(
    screens.map(screen => [screen, canDo(screen, ['master-data'], 'list') ? admin : lookupAdmin]),
  );
});
afterAll(() => test.close());

const list = async (screen: RecordScreen, query: Record<string, string>) => {
  const { path } = callOf(screen.data.calls?.list.call as CallId);
  const response = await callers.get(screen)?.get(path, { query });
  return { status: response?.statusCode, body: response?.body };
};

describe.each(screens.map(screen => ({ name: screen.resource, screen })))('$name', ({ screen }) => {
  it('is sorted by each of its columns', async () => {
    for (const { field } of screen.list.columns)
      expect(await list(screen, { sort: `-${field}` }), field).toMatchObject({ status: 200 });
  });

  it('is filtered by each of its filters', async () => {
    for (const field of screen.list.filters)
      expect(await list(screen, { filters: `${field}=empty=false` }), field).toMatchObject({
        status: 200,
      });
  });

  it('has views and a search that the server understands', async () => {
    for (const { name, where } of screen.list.views) {
      const condition = resolveRefs(where, { record: {} });
      expect(await list(screen, { filters: toFilterString(condition) }), name).toMatchObject({
        status: 200,
      });
    }
    expect(await list(screen, { search: "pune o'neil %" })).toMatchObject({ status: 200 });
  });
});

describe('the words of the specification', () => {
  const successOf = (name: string, verb: 'create' | 'update') =>
    screens.find(({ resource }) => resource === name)?.data.calls?.[verb]?.messages.success.en;
  const byDefault = 'Action successfully completed!';

  it.each([
    ['events', 'create', 'Event Created Successfully!'],
    ['events', 'update', 'Event Updated Successfully!'],
    ['monetizable-cities', 'create', '{label} city added successfully'],
    ['approving-designations', 'create', 'Matrix level added successfully!'],
    ['regions', 'create', byDefault],
    ['regions', 'update', byDefault],
    ['caps', 'create', byDefault],
    ['caps', 'update', byDefault],
  ] as const)('%s %s: %s', (name, verb, expected) => {
    expect(successOf(name, verb)).toBe(expected);
  });

  it('are byte-equal', () => {
    expect(setupMessages).toEqual({
      discountLevelAdded: 'Discount approval level added successfully!',
      discountLevelRemoved: 'Discount approval level removed successfully!',
    });
  });
});
