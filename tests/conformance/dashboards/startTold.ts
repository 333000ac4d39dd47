import { expect, vi } from 'vitest';
import {
  dashboardTypes,
  mayOpenTile,
  tilesOf,
  type DashboardType,
} from '#contract/domain/dashboards/dashboards.ts';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import type { NumbersEvent } from '#contract/domain/eventTopics.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import type { Grant } from '#contract/domain/roles/userFlags.ts';
import { eventStream } from '#tests/support/server/eventStream.ts';
import { sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import type { Caller, TestApp } from '#tests/support/server/startTestApp.ts';

interface Counted {
  keyName: TileKey;
  count: number;
  overdue: number;
}

/** Every number that someone's Home and dashboards show, by what an event calls it: `tile followup`, `list payments`. */
export type Shown = ReadonlyMap<string, string>;

/** Someone whose Home is open. */
export interface Watcher {
  readonly name: string;
  readonly caller: Caller;
  /** What they were told since the last `forget`. */
  readonly told: () => ReadonlySet<string>;
  readonly forget: () => void;
  readonly numbers: () => Promise<Shown>;
  /** Tiles of which the number is not that of the list behind it, among those with the names. */
  readonly differing: (names?: ReadonlySet<string>) => Promise<string[]>;
  /** Waits until all that was told before is heard. */
  readonly heardAll: () => Promise<void>;
  readonly end: () => void;
}

const answerOf = async <Answer>(caller: Caller, path: string): Promise<Answer> => {
  const answer = await caller.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};

const shownTypes = (grants: readonly Grant[]): DashboardType[] =>
  dashboardTypes.filter(type => tilesOf(type, grants).length > 0);

const countsOf = async (caller: Caller, type: DashboardType): Promise<Counted[]> =>
  (await answerOf<{ results: Counted[] }>(caller, `/sapna/v1/dashboard/${type}`)).results;

const totalOf = async (caller: Caller, keyName: string, filters: string): Promise<number> => {
  const query = new URLSearchParams({ keyName, pageSize: '1', ...(filters && { filters }) });
  const path = `/console/v1/tile-lists?${query.toString()}`;
  return (await answerOf<{ totalCount: number }>(caller, path)).totalCount;
};

interface Person {
  readonly name: string;
  readonly id: number;
  readonly roles: readonly RoleCode[];
}

/** Opens the stream of someone's Home and hears what it tells. Anyone who watches first hears first. */
export const watch = async (
  test: TestApp,
  address: string,
  { name, id, roles }: Person,
): Promise<Watcher> => {
  const headers = await sessionHeaders(test.client, id);
  const caller: Pick<Caller, 'get'> = {
    get: path => test.app.inject({ method: 'GET', url: path, headers }),
  };
  const own = caller as Caller;
  const grants = roles.map(code => ({ code, isAutomatic: false }));
  const stream = await eventStream(address, 'numbers,notices', headers);
  const told = new Set<string>();
  const marks = new Set<unknown>();
  const listen = async (): Promise<void> => {
    for (;;) {
      const { name: kind, data } = await stream.next();
      if (kind === 'end') return;
      if (data.topic === 'notices') marks.add(data.payload);
      if (data.topic !== 'numbers') continue;
      const { tiles, lists } = data.payload as NumbersEvent;
      for (const key of tiles) told.add(`tile ${key}`);
      for (const list of lists) told.add(`list ${list}`);
    }
  };
  listen().catch(() => undefined);
  const numbers = async (): Promise<Shown> => {
    const shown = new Map<string, string>();
    const add = (key: string, value: string) =>
      shown.set(key, `${shown.get(key) ?? ''} ${value}`.trim());
    for (const type of shownTypes(grants))
      for (const { keyName, count, overdue } of await countsOf(own, type))
        add(`tile ${keyName}`, `${type} ${count}/${overdue}`);
    const { results } = await answerOf<{
      results: { resource: string; view: string; count: number }[];
    }>(own, '/console/v1/view-counts');
    for (const { resource, view, count } of results) add(`list ${resource}`, `${view} ${count}`);
    return shown;
  };
  let mark = 0;
  return {
    name,
    caller: own,
    told: () => told,
    forget: () => told.clear(),
    numbers,
    differing: async names => {
      const found: string[] = [];
      for (const type of shownTypes(grants))
        for (const { keyName, count, overdue } of await countsOf(own, type)) {
          if (!mayOpenTile(keyName, grants) || names?.has(`tile ${keyName}`) === false) continue;
          const line = type === 'home' ? '' : `line==${type}`;
          const all = await totalOf(own, keyName, line);
          const late = await totalOf(own, keyName, `isOverdue==true${line && `;${line}`}`);
          if (all !== count || late !== overdue)
            found.push(`${name} ${type} ${keyName}: ${count}/${overdue}, but ${all}/${late}`);
        }
      return found;
    },
    heardAll: async () => {
      mark += 1;
      const payload = `${name} ${mark}`;
      await test.services.events.publish(test.client.db, {
        topic: 'notices',
        userId: id,
        payload,
        isPassing: true,
      });
      await vi.waitFor(() => expect(marks.has(payload)).toBe(true), { timeout: 5_000 });
    },
    end: stream.end,
  };
};
