import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HearWrite } from '../http/toldTables.ts';
import { authKey, callKey, filesKey, nameOfKey, recordKey, screenKey } from './keys.ts';
import { keepRecord, putRecord, putRow } from './put.ts';
import { readAgainAfterWrites, readAllAgain, readNow } from './readAgain.ts';

let queries: QueryClient;
let write: HearWrite;
let end: () => void;
const read: string[] = [];
const leave: (() => void)[] = [];

const show = (key: QueryKey, answer: unknown = { data: [] }, options: object = {}): void => {
  queries.setQueryData(key, answer);
  const observer = new QueryObserver(queries, {
    queryKey: key,
    queryFn: () => {
      read.push(nameOfKey(key));
      return answer;
    },
    refetchOnMount: false,
    ...options,
  });
  leave.push(observer.subscribe(() => undefined));
};
const packages = (name: string) => name.startsWith('packages/');
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  read.length = 0;
  queries = new QueryClient();
  end = readAgainAfterWrites(queries, {
    onWrite: hear => {
      write = hear;
      return () => undefined;
    },
  });
});
afterEach(() => {
  end();
  for (const one of leave.splice(0)) one();
  queries.clear();
  vi.useRealTimers();
});

const list = screenKey('packages', 'getList', { page: 1 });

describe('after a write', () => {
  it('what shows what it changed is read once, and nothing else', async () => {
    show(list);
    show(recordKey('packages', 1), { id: 1 });
    show(screenKey('cities', 'getList'));
    show(callKey('calling.desk'));
    write(packages, true);
    write(packages, true);
    expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
    await settled();
    expect(read.toSorted()).toEqual(['packages/getList', 'packages/getOne']);
  });

  it('what nobody looks at waits until somebody does', async () => {
    queries.setQueryData(list, { data: [] });
    write(packages, true);
    await settled();
    expect(read).toEqual([]);
    expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('what the act put into the cache is not read again, a row in its lists neither, and other lists are', async () => {
    const other = screenKey('packages', 'getList', { page: 2 });
    const total = screenKey('packages', 'getList', 'total');
    show(list, { data: [{ id: 1, name: 'a' }] });
    show(other, { data: [{ id: 2, name: 'b' }] });
    show(total, 40);
    show(recordKey('packages', 1), { id: 1, name: 'a' });
    write(packages, true);
    putRecord(queries, 'packages', { id: 1, name: 'c' });
    putRow(queries, 'packages', { id: 1, name: 'c' });
    await settled();
    expect(queries.getQueryData(list)).toEqual({ data: [{ id: 1, name: 'c' }] });
    expect(read).toEqual(['packages/getList', 'packages/getList']);
    expect(queries.getQueryState(list)?.isInvalidated).toBe(true);
  });

  it('lists are read although React-Admin has put the saved record into them: it may belong there no more', async () => {
    show(list, { data: [{ id: 1, name: 'a' }] });
    write(packages, true);
    queries.setQueriesData({ queryKey: screenKey('packages', 'getList') }, { data: [] });
    await settled();
    expect(read).toEqual(['packages/getList']);
  });

  it('a record that is gone is not asked for', async () => {
    show(recordKey('packages', 1), { id: 1 });
    write(packages, true);
    keepRecord(queries, 'packages', 1);
    await settled();
    expect(read).toEqual([]);
  });

  it('acts that follow each other are waited for, and not for ever', async () => {
    show(list);
    let finish = () => {};
    const acts = queries
      .getMutationCache()
      .build(queries, { mutationFn: () => new Promise<void>(done => (finish = done)) });
    void acts.execute(undefined);
    await settled();
    write(packages, true);
    await vi.advanceTimersByTimeAsync(300);
    expect(read).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(read).toEqual(['packages/getList']);
    finish();
  });

  it('can be read at once', async () => {
    show(list);
    write(packages, true);
    await readNow(queries);
    expect(read).toEqual(['packages/getList']);
    await settled();
    expect(read).toHaveLength(1);
  });

  it('without an answer, it is read with the next', async () => {
    show(list);
    write(() => true, false);
    await settled();
    expect(read).toEqual([]);
    write(() => false, true);
    await settled();
    expect(read).toEqual(['packages/getList']);
  });

  it('rights and screen files stay, and what a dialog keeps while it is open', async () => {
    show(authKey('canAccess'));
    show(filesKey('reports'));
    show(callKey('console.removed'), { data: [] }, { staleTime: 'static' });
    write(() => true, true);
    await settled();
    await readAllAgain(queries);
    expect(read).toEqual([]);
  });
});
