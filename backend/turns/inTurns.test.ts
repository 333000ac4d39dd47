import { expect, it } from 'vitest';
import { inTurns } from './inTurns.ts';
import { longestTurn, startTurns, type Pace } from './startTurns.ts';

/** A clock that only work moves on, and the lengths of the stretches of work between two turns. */
const counted = () => {
  let at = 0;
  let since = 0;
  const stretches: number[] = [];
  const pace: Pace = {
    now: () => at,
    giveWay: async () => {
      stretches.push(at - since);
      since = at;
    },
  };
  return {
    pace,
    stretches,
    work: (ms: number) => {
      at += ms;
      return at;
    },
  };
};

it('gives way as soon as a turn is over, whatever a piece takes', async () => {
  const { pace, stretches, work } = counted();
  const pieces = Array.from({ length: 1_000 }, (_, index) => (index % 7) + 0.5);
  const done: number[] = [];
  const results = await inTurns(pieces, work, count => done.push(count), pace);
  expect(results).toHaveLength(1_000);
  expect(results.at(-1)).toBe(pieces.reduce((sum, ms) => sum + ms, 0));
  expect(Math.max(...stretches)).toBeLessThan(longestTurn + Math.max(...pieces));
  expect(Math.min(...stretches)).toBeGreaterThanOrEqual(longestTurn);
  expect(done).toHaveLength(stretches.length);
  expect(done.at(-1)).toBeGreaterThan(990);
});

it('does not give way for what is short', async () => {
  const { pace, stretches, work } = counted();
  await inTurns([1, 2, 3], work, undefined, pace);
  expect(stretches).toEqual([]);
});

it('begins a turn anew after each', async () => {
  const { pace, work } = counted();
  const turns = startTurns(pace);
  work(longestTurn);
  expect(turns.isOver()).toBe(true);
  await turns.next();
  expect(turns.isOver()).toBe(false);
});
