import { expect, it } from 'vitest';
import { longestTurn } from '../../turns/startTurns.ts';
import { whoCounts } from './whoCounts.ts';

const people = [
  { id: 1, managerId: null },
  { id: 2, managerId: 1 },
  { id: 3, managerId: 2 },
  { id: 4, managerId: 1 },
];
const counted = async (...asked: Parameters<typeof whoCounts>) =>
  (await whoCounts(...asked)).map(({ sum, personId }) => `${sum}:${personId}`).toSorted();

it('everybody counts once for each team they are in, and for themselves where that is asked for', async () => {
  const wanted = new Map([
    [1, 'team'],
    [2, 'own'],
    [3, 'own'],
  ] as const);
  expect(await counted(wanted, people)).toEqual(['1:1', '1:2', '1:3', '1:4', '2:2', '3:3']);
});

it('a ring of managers ends', async () => {
  const ring = [
    { id: 1, managerId: 2 },
    { id: 2, managerId: 1 },
  ];
  expect(await counted(new Map([[2, 'team']]), ring)).toEqual(['2:1', '2:2']);
});

it('anyone who is not seen joins nobody below to anybody above', async () => {
  const without = people.filter(({ id }) => id !== 2);
  expect(await counted(new Map([[1, 'team']]), without)).toEqual(['1:1', '1:4']);
});

it('gives way after so many people, however many there are', async () => {
  let at = 0;
  let turns = 0;
  // Each look at the clock is a millisecond, and there is one after each person.
  const pace = {
    now: () => (at += 1),
    giveWay: async () => {
      turns += 1;
    },
  };
  const many = Array.from({ length: 5_000 }, (_, id) => ({ id: id + 1, managerId: id || null }));
  const own = new Map(many.map(({ id }) => [id, 'own'] as const));
  expect(await whoCounts(own, many.slice(0, 100), pace)).toHaveLength(100);
  expect(turns).toBe(Math.floor(100 / longestTurn));
});
