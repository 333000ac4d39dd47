import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { isRecords } from '#tests/conformance/grants/limitedScreens.ts';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { isComposed } from '#contract/model/complete/completeRecordPage.ts';
import type { RecordScreen, RecordSection } from '#contract/model/types.ts';
import { callKey, namedCallKey, recordKey, screenKey } from '#dataProvider/query/keys.ts';
import { readAgainAfterWrites } from '#dataProvider/query/readAgain.ts';
import { askCall } from '#engine/figures/askCall.ts';
import { openConsole } from '#tests/support/console/openConsole.ts';
import type { TestApp } from '#tests/support/server/startTestApp.ts';
import { testDay } from '#tests/support/server/template.ts';

interface Read {
  readonly key: QueryKey;
  readonly ask: () => Promise<unknown>;
}

const rows = 20;

const sectionsOf = ({ record: { tabs, side } }: RecordScreen): readonly RecordSection[] => [
  ...tabs.flatMap(tab => tab.of),
  ...side,
];

/** What a person's page holds of everything it can show, and what the one rule makes old of it. */
export const openPage = async (test: TestApp, persona: string) => {
  const { client, data, auth } = await openConsole.as(test, persona);
  const user = await auth.details();
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity } },
  });
  const end = readAgainAfterWrites(queries, client);
  const reads = new Map<string, Read>();

  const hold = async (key: QueryKey, ask: () => Promise<unknown>): Promise<unknown> => {
    const answer = await ask().catch(() => undefined);
    if (answer === undefined) return undefined;
    reads.set(canonicalJson(key), { key, ask });
    queries.setQueryData(key, answer);
    return answer;
  };
  const list = (resource: string) => async () =>
    (
      await data.getList<RaRecord>(resource, {
        pagination: { page: 1, perPage: rows },
        sort: { field: 'id', order: 'DESC' },
        filter: {},
        meta: { isFresh: true },
      })
    ).data;

  /** The list of a screen, the page of its first record and the parts of it that calls of their own tell. */
  const holdScreen = async (screen: RecordScreen): Promise<void> => {
    const { resource } = screen;
    const found = (await hold(screenKey(resource, 'getList', 'all'), list(resource))) as
      RaRecord[] | undefined;
    const [first] = found ?? [];
    if (!first) return;
    if (!isComposed(screen.record)) return;
    await hold(recordKey(resource, first.id), async () => {
      return (await data.getOne(resource, { id: first.id, meta: { isFresh: true } })).data;
    });
    const scope = { record: first, previous: first, user, today: testDay };
    for (const section of sectionsOf(screen)) {
      const from = section.type === 'facts' ? section.from : null;
      if (from)
        await hold(namedCallKey(from.call, resource, first.id), () =>
          askCall(client, from, scope, new AbortController().signal),
        );
    }
  };

  const screens = [...test.screens.values()].filter(isRecords);
  for (const screen of screens) if (screen.resource !== 'tile-rows') await holdScreen(screen);
  // What belongs to no screen: tiles, numbers of lists, the newest changes, what waits to be called.
  await hold(callKey('dashboard.get'), () =>
    client.call('dashboard.get', { params: { type: 'home' }, query: {}, isFresh: true }),
  );
  await hold(callKey('views.counts'), () =>
    client.call('views.counts', { query: {}, isFresh: true }),
  );
  await hold(callKey('console.recentChanges'), () =>
    client.call('console.recentChanges', { query: { limit: 20 }, isFresh: true }),
  );

  return {
    data,
    client,
    user,
    held: reads.size,
    rowsOf: (resource: string): readonly RaRecord[] =>
      queries.getQueryData<RaRecord[]>(screenKey(resource, 'getList', 'all')) ?? [],
    /** Those that the rule has made old since the last look. */
    old: (): ReadonlySet<string> =>
      new Set(
        [...reads].flatMap(([name, { key }]) =>
          queries.getQueryState(key)?.isInvalidated ? [name] : [],
        ),
      ),
    /** Reads everything again. @returns what answers otherwise now */
    look: async (): Promise<readonly string[]> => {
      const changed: string[] = [];
      for (const [name, { key, ask }] of reads) {
        const before: unknown = queries.getQueryData(key);
        const now = await ask().catch(() => null);
        if (canonicalJson(before) !== canonicalJson(now)) changed.push(name);
        queries.setQueryData(key, now);
      }
      return changed;
    },
    end,
  };
};

export type OpenPage = Awaited<ReturnType<typeof openPage>>;
