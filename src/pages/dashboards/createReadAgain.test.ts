import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadAgain } from './createReadAgain.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const start = () => {
  const page = { isSeen: true };
  const read = vi.fn<(names: readonly string[] | undefined) => Promise<unknown>>(() =>
    Promise.resolve(),
  );
  return { page, read, again: createReadAgain({ read, isSeen: () => page.isSeen }) };
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const takes = (milliseconds: number) => () =>
  new Promise(resolve => {
    setTimeout(resolve, milliseconds);
  });

describe('what events name', () => {
  it('is read at once, and what is named in the pause after it together when it ends', async () => {
    const { read, again } = start();
    again.named(['followup']);
    expect(read).toHaveBeenCalledExactlyOnceWith(['followup']);
    await pass(100);
    for (let at = 0; at < 20; at += 1) again.named(['closed', 'product']);
    expect(read).toHaveBeenCalledOnce();
    await pass(400);
    expect(read).toHaveBeenCalledTimes(2);
    expect(read).toHaveBeenLastCalledWith(['closed', 'product']);
  });

  it('is read every four seconds where it goes on and on, and at once again after a quiet while', async () => {
    const { read, again } = start();
    const busy = setInterval(() => again.named(['followup']), 50);
    await pass(10_000);
    read.mockClear();
    await pass(40_000);
    expect(read).toHaveBeenCalledTimes(10);
    clearInterval(busy);
    await pass(10_000);
    read.mockClear();
    again.named(['followup']);
    await pass(600);
    again.named(['followup']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is nothing by itself: no clock reads', async () => {
    const { read, again } = start();
    again.named(['followup']);
    await pass(24 * 60 * 60_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('waits longer the longer a read takes, and a minute at most', async () => {
    const { read, again } = start();
    read.mockImplementation(takes(2_000));
    again.named(['followup']);
    await pass(2_000);
    again.named(['followup']);
    await pass(9_900);
    expect(read).toHaveBeenCalledOnce();
    await pass(200);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockImplementation(takes(30_000));
    await pass(20_000);
    again.named(['followup']);
    await pass(30_000);
    again.named(['followup']);
    await pass(60_000);
    expect(read).toHaveBeenCalledTimes(4);
  });

  it('waits while nobody looks and is read once then', async () => {
    const { page, read, again } = start();
    page.isSeen = false;
    again.named(['followup']);
    again.named(['closed']);
    await pass(60_000);
    expect(read).not.toHaveBeenCalled();
    page.isSeen = true;
    again.seen();
    expect(read).toHaveBeenCalledExactlyOnceWith(['followup', 'closed']);
    await pass(60_000);
    again.seen();
    expect(read).toHaveBeenCalledOnce();
  });

  it('stays named when it could not be read', async () => {
    const { read, again } = start();
    read.mockRejectedValueOnce(new Error('503'));
    again.named(['followup']);
    await pass(10_000);
    again.named(['closed']);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(2);
    expect(read).toHaveBeenLastCalledWith(['followup', 'closed']);
  });

  it('is all of it after a gap, within seconds and once', async () => {
    const { read, again } = start();
    again.all();
    again.all();
    again.named(['followup']);
    await pass(5_000);
    expect(read).toHaveBeenCalledExactlyOnceWith(undefined);
    await pass(60_000);
    expect(read).toHaveBeenCalledOnce();
  });

  it('is not read once the page is left', async () => {
    const { read, again } = start();
    again.all();
    again.end();
    await pass(60_000);
    expect(read).not.toHaveBeenCalled();
  });
});
