import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordScreens } from '#tests/conformance/grants/limitedScreens.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { actsOf } from './actsOf.ts';
import { openPage, type OpenPage } from './openPage.ts';

let test: TestApp;
const pages = new Map<string, Promise<OpenPage>>();
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  for (const page of pages.values()) (await page).end();
  await test.close();
});

const actCalls = ({ data: { calls }, actions }: RecordScreen): readonly string[] =>
  [
    calls?.update,
    calls?.create,
    calls?.remove,
    ...Object.values(actions).map(({ call }) => call),
  ].flatMap(call => (call ? [call.call] : []));

/** An admin, unless others alone may do most of it. */
const personOf = (screen: RecordScreen): string => {
  const accesses = actCalls(screen).map(id => callOf(id as CallId).access);
  return whoMay(
    roleCodes.filter(
      code =>
        canDo(screen, [code], 'list') &&
        accesses.some(access => typeof access === 'string' || access.includes(code)),
    ),
  );
};

const acting = recordScreens.filter(
  screen =>
    (screen.data.calls === null || actCalls(screen).length > 0) && screen.resource !== 'tile-rows',
);

let lastToAct: string | undefined;
const done: string[] = [];
const notDone: string[] = [];

describe('whatever an act changes is read again wherever it is shown', () => {
  it.each(acting.map(screen => [screen.resource, screen] as const))(
    '%s',
    async (resource, screen) => {
      const person = personOf(screen);
      const opened = pages.get(person) ?? openPage(test, person);
      pages.set(person, opened);
      const page = await opened;
      // Someone else has acted since.
      if (lastToAct !== person) await page.look();
      lastToAct = person;
      let isAny = false;
      for (const { name } of actsOf(page, screen)) {
        // What an act before has changed is read first.
        const act = actsOf(page, screen).find(one => one.name === name);
        let isDone = false;
        for (const attempt of act?.tries.slice(0, 24) ?? []) {
          isDone = await attempt().then(
            () => true,
            () => false,
          );
          if (isDone) break;
        }
        (isDone ? done : notDone).push(`${resource}.${name}`);
        isAny ||= isDone;
      }
      const old = page.old();
      const changed = await page.look();
      expect(changed.filter(name => !old.has(name))).toEqual([]);
      // Not everything: what no act of the screen touches stays.
      if (isAny) expect(old.size).toBeLessThan(page.held);
    },
    120_000,
  );

  it('does most acts', () => {
    console.log(`${done.length} done; not: ${notDone.join(' ')}`);
    expect(done.length).toBeGreaterThan(60);
  });
});
