import { describe, expect, it, vi } from 'vitest';
import { HttpError } from './http/HttpError.ts';
import { readInBatches } from './readInBatches.ts';

const failure = (status: number) => new HttpError({ status, code: 'X', message: 'x' });
type Read = (batch: readonly number[]) => Promise<readonly number[]>;

const twelve = Array.from({ length: 12 }, (_, index) => index + 1);

describe('readInBatches (T72)', () => {
  it('takes five a time, each once, and keeps the order', async () => {
    const read = vi.fn<Read>(async (batch: readonly number[]) => batch.map(item => item * 10));
    const { rows, failed } = await readInBatches({ items: [...twelve, 3, 1], read });
    expect(read.mock.calls.map(([batch]) => batch.length)).toEqual([5, 5, 2]);
    expect(rows).toEqual(twelve.map(item => item * 10));
    expect(failed).toEqual([]);
  });

  it.each([0, 429, 500, 503])('tries a batch again after %i', async status => {
    const read = vi
      .fn<Read>(async (batch: readonly number[]) => [...batch])
      .mockRejectedValueOnce(failure(status));
    expect((await readInBatches({ items: twelve, read })).rows).toEqual(twelve);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('labels what failed twice and gives the rest', async () => {
    const read = async (batch: readonly number[]) => {
      if (batch.includes(6)) throw failure(500);
      return [...batch];
    };
    const { rows, failed } = await readInBatches({ items: twelve, read });
    expect([rows, failed]).toEqual([
      [1, 2, 3, 4, 5, 11, 12],
      [6, 7, 8, 9, 10],
    ]);
  });

  it('does not repeat a refusal', async () => {
    const read = vi.fn<Read>(() => Promise.reject(failure(403)));
    await expect(readInBatches({ items: [1], read })).rejects.toMatchObject({ status: 403 });
    expect(read).toHaveBeenCalledOnce();
  });

  it('rejects as a whole when nothing came, and when the caller gave up', async () => {
    const all = readInBatches({ items: twelve, read: () => Promise.reject(failure(500)) });
    await expect(all).rejects.toMatchObject({ status: 500 });
    const some = readInBatches({
      items: twelve,
      read: async batch => {
        if (batch.includes(1)) return [...batch];
        throw new DOMException('', 'AbortError');
      },
    });
    await expect(some).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('asks nothing for nothing', async () => {
    const read = vi.fn<Read>();
    expect(await readInBatches({ items: [], read })).toEqual({ rows: [], failed: [] });
    expect(read).not.toHaveBeenCalled();
  });
});
