import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callOf } from '#contract/calls/index.ts';
import { pageSizes, rowLimits } from '#contract/domain/lists/pageSizes.ts';
import type { RecordScreen } from '#contract/model/types.ts';

/* Texts and limits of the specification that nobody says or sends but a screen file, or a call by its schema. */

const screens = readScreens();
const screenOf = (name: string): RecordScreen => {
  const screen = screens.get(name);
  if (screen?.type !== 'records') throw new Error(`No screen "${name}"`);
  return screen;
};

const fetching = 'Something went wrong while fetching data. Please refresh the page.';

it.each([
  ['contacts', 'Something went wrong while trying to fetch POC list.'],
  ['lead-profiles', 'Authentication Required. Please login to account panel.'],
  ['accounts', fetching],
  ['opportunities', fetching],
])('a list of %s that cannot be loaded says %j', (name, text) => {
  expect(screenOf(name).list.failed?.en).toBe(text);
});

const later = 'Some error occurred, please try after some time';

it.each([
  ['support-tickets', later, 2],
  ['users', 'Please try Again', 3],
])('acts on %s that fail say %j', (name, text, count) => {
  const said = Object.values(screenOf(name).actions).map(({ messages }) => messages.error?.en);
  expect(said.filter(one => one === text)).toHaveLength(count);
});

describe('rows that are asked for at once', () => {
  const mostOf = (query: unknown): number | undefined =>
    (query as { properties?: { pageSize?: { maximum?: number } } }).properties?.pageSize?.maximum;

  it.each([
    ['cities.list', rowLimits.monetizableCities],
    ['monetizableCities.list', rowLimits.monetizableCities],
    ['agentBranchMappings.list', rowLimits.agentMappings],
    ['cityAgentMappings.list', rowLimits.cities],
  ] as const)('of %s are %i', (id, most) => {
    expect(mostOf(callOf(id).query)).toBe(most);
  });
});

it('P1-K-028 a list inside a page has as many rows as the specification says, where it says nothing itself', () => {
  const contacts = screenOf('accounts').record.tabs.flatMap(({ of }) =>
    of.flatMap(part => (part.type === 'list' && part.resource === 'contacts' ? [part] : [])),
  );
  expect(contacts.map(({ pageSize }) => pageSize)).toEqual([pageSizes.embeddedTable]);
});
