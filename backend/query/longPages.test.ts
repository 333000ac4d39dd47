import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSlices } from './longPages.ts';

const rows = Array.from({ length: 250 }, (_, id) => ({ id }));
const order = rows.map(({ id }) => id).toReversed();

it('reads a long page some rows at a time, in its order', async () => {
  const asked: number[] = [];
  const read = await inSlices(order, ids => {
    asked.push(ids.length);
    return Promise.resolve(rows.filter(({ id }) => ids.includes(id)));
  });
  expect(asked).toEqual([50, 50, 50, 50, 50]);
  expect(read.map(({ id }) => id)).toEqual(order);
});

it('leaves out what is gone by then', async () => {
  const read = await inSlices(order, ids =>
    Promise.resolve(rows.filter(({ id }) => id !== 7 && ids.includes(id))),
  );
  expect(read).toHaveLength(249);
});

it('lets others be served between two slices', async () => {
  const happened: string[] = [];
  const reading = inSlices(order, () => {
    happened.push('slice');
    return Promise.resolve([]);
  });
  const others = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await setImmediate();
      happened.push('other');
    }
  };
  await Promise.all([reading, others()]);
  expect(happened.join(' ')).toContain('slice other slice');
});
