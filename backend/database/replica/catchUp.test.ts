import { expect, it, vi } from 'vitest';
import { catchUp, type Positions } from './catchUp.ts';

/** A first server that has written up to a place, and one that shows some of it; each is asked when it is let. */
const servers = () => {
  const state = { written: 1, shown: 1, time: 0, isAway: false };
  const positions = {
    written: vi.fn<Positions['written']>(() =>
      state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(String(state.written)),
    ),
    shows: vi.fn<Positions['shows']>(position => Promise.resolve(state.shown >= Number(position))),
  };
  return { state, positions, ...catchUp(positions, () => state.time) };
};

it('a server that shows what was written is current; one that stays behind is not, and is left alone for half a second', async () => {
  const { state, positions, now } = servers();
  expect(await now()).toBe(true);
  state.written = 2;
  expect(await now()).toBe(false);
  const asked = positions.written.mock.calls.length;
  state.shown = 2;
  state.time = 499;
  expect(await now()).toBe(false);
  expect(positions.written).toHaveBeenCalledTimes(asked);
  state.time = 500;
  expect(await now()).toBe(true);
});

it('one that is some milliseconds behind is waited for', async () => {
  const { state, positions, now } = servers();
  state.written = 2;
  positions.shows.mockImplementationOnce(() => {
    state.shown = 2;
    return Promise.resolve(false);
  });
  expect(await now()).toBe(true);
});

it('reads that ask together share a look, but none is content with one that began before it asked', async () => {
  const { state, positions, now } = servers();
  let answer = (_position: string): void => undefined;
  positions.written.mockImplementationOnce(
    () =>
      new Promise(done => {
        answer = done;
      }),
  );
  const first = now();
  // Written and told while the first look is under way.
  state.written = 2;
  const later = [now(), now(), now()];
  answer('1');
  expect(await first).toBe(true);
  expect(await Promise.all(later)).toEqual([false, false, false]);
  expect(positions.written).toHaveBeenCalledTimes(2);
});

it.each(['does not answer', 'failed a read'])(
  'one that %s is left alone for five seconds',
  async way => {
    const { state, now, leave } = servers();
    if (way === 'failed a read') leave();
    state.isAway = way === 'does not answer';
    expect(await now()).toBe(false);
    state.isAway = false;
    state.time = 4_999;
    expect(await now()).toBe(false);
    state.time = 5_000;
    expect(await now()).toBe(true);
  },
);
