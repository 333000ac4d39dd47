import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callList } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { startForeigners, type Foreigner } from './foreigners.ts';
import { canary, foreignFields, plantRecords } from './foreignRecords.ts';
import { askWith } from './requestOf.ts';

/*
 * Every call that reads, without an id, and every file of a screen, asked by five people who have no clients but their own:
 * no name and no word of anyone else's client is in the answer.
 */

/** Calls, areas of calls and screens that rightly tell whose a record is, and why. */
const open: Readonly<Record<string, string>> = {
  siteTakeovers: 'a slot names its seller, and the panels of slots are open to everybody',
  stories: 'the same',
  audienceMaximizers: 'the same',
  adPackages: 'the same',
  videoTours: 'the same',
  'video-tours': 'the same',
  churnSchedules: 'owner agents give leads to every builder (part 1 section 6)',
  churnProfiles: 'the same',
  'churn-schedules': 'the same',
  'calling.queue':
    'a case that nobody has goes to whoever pulls next and stands in their queue (tests/conformance/calling/waiting.test.ts)',
};

let test: TestApp;
let people: readonly Foreigner[];
beforeAll(async () => {
  test = await startTestApp();
  await plantRecords(test);
  people = await startForeigners(test);
});
afterAll(() => test.close());

const isOpen = (name: string): boolean =>
  open[name] !== undefined || open[name.split('.')[0] ?? ''] !== undefined;

/** The stream of events has no end; `tests/access/recordDoor.test.ts` asks for its topics. */
const reads = callList.filter(
  ({ id, kind }) => kind === 'read' && id !== 'console.events' && !isOpen(id),
);

const files = [...readScreens().keys()].filter(resource => !isOpen(resource));

const around = (body: string): string | undefined => {
  const at = body.indexOf(canary);
  return at < 0 ? undefined : body.slice(Math.max(0, at - 200), at + 20);
};

describe('what is not asked for by an id', () => {
  it.each(reads.map(call => [call.id, call] as const))('%s', async (_, call) => {
    for (const { name, caller } of people) {
      const { body } = await askWith(call, caller, foreignFields(call), () => undefined);
      expect([name, around(body)]).toEqual([name, undefined]);
    }
  });

  it.each(files)('the file of %s', async resource => {
    for (const { name, caller } of people) {
      const { body } = await caller.get(`/console/v1/exports/${resource}`);
      expect([name, around(body)]).toEqual([name, undefined]);
    }
  });

  it('is told to those who keep the data', async () => {
    const admin = await test.as('admin');
    for (const path of ['/sapna/v1/account', '/sapna/v1/contact', '/sapna/v2/opportunity'])
      expect([path, around((await admin.get(path)).body)]).not.toEqual([path, undefined]);
  });

  it.each(Object.keys(open))('%s is a call, an area of calls or a screen', name => {
    const isArea = callList.some(({ id }) => id === name || id.startsWith(`${name}.`));
    expect(isArea || readScreens().has(name)).toBe(true);
  });
});
