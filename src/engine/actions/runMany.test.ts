import { describe, expect, it, vi } from 'vitest';
import { runMany } from './runMany.ts';

const records = Array.from({ length: 9 }, (_, index) => ({ id: index + 1 }));
const refuse = new Error('Not this one');

describe('doing something with many records', () => {
  it('tells what was done, what failed and why, and how far it is', async () => {
    const onProgress = vi.fn<(done: number) => void>();
    const result = await runMany(records, {
      act: ({ id }) => (Number(id) % 3 === 0 ? Promise.reject(refuse) : Promise.resolve({ id })),
      isStopped: () => false,
      onProgress,
    });
    expect(result.done.map(({ id }) => id)).toEqual([1, 2, 4, 5, 7, 8]);
    expect(result.failed).toEqual([3, 6, 9].map(id => ({ record: { id }, error: refuse })));
    expect(result.answers).toEqual(result.done);
    expect(onProgress.mock.calls.map(([done]) => done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('begins no other once it is stopped', async () => {
    let isStopped = false;
    const act = vi.fn<(record: object) => Promise<unknown>>(() => {
      isStopped = true;
      return Promise.resolve({});
    });
    const result = await runMany(records, {
      act,
      isStopped: () => isStopped,
      onProgress: () => undefined,
    });
    expect(act.mock.calls.length).toBeLessThanOrEqual(4);
    expect(result.done).toHaveLength(act.mock.calls.length);
    expect(result.done.length + result.left.length).toBe(records.length);
    expect(result.failed).toEqual([]);
  });
});
