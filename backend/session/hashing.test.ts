import { describe, expect, it } from 'vitest';
import { atMost, room } from './hashing.ts';

const later = () => {
  let finish = (): void => undefined;
  const done = new Promise<void>(resolve => {
    finish = resolve;
  });
  return { done, finish: () => finish() };
};

describe('password hashes', () => {
  it('run two at a time, the rest in the order they came', async () => {
    const run = atMost(2);
    const works = [1, 2, 3, 4].map(() => later());
    const begun: number[] = [];
    const all = works.map(({ done }, index) =>
      run(async () => {
        begun.push(index);
        await done;
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    works[1]?.finish();
    await all[1];
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    for (const { finish } of works) finish();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('are refused at once where the line is full, and let in again when somebody leaves', async () => {
    const enter = room(2);
    const works = [later(), later()];
    const all = works.map(({ done }) => enter(() => done));
    await expect(enter(() => Promise.resolve())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      status: 503,
    });
    works[0]?.finish();
    await all[0];
    await expect(enter(() => Promise.resolve('in'))).resolves.toBe('in');
    works[1]?.finish();
    await all[1];
  });
});
