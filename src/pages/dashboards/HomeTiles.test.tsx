import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NumbersEvent } from '#contract/domain/eventTopics.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { Work } from '../home/Work.tsx';
import { HomeTiles } from './HomeTiles.tsx';

interface Asked {
  params?: { type: string };
  query?: { types?: string; waiting?: string };
}

/** The one stream of the browser, as a test speaks through it. */
let stream: EventTarget | undefined;
const openStream = function open() {
  stream = Object.assign(new EventTarget(), { readyState: 1, close: () => undefined });
  return stream;
};
vi.stubGlobal('EventSource', Object.assign(openStream, { CLOSED: 2 }));
vi.stubGlobal(
  'BroadcastChannel',
  class extends EventTarget {
    postMessage = () => undefined;
  },
);

const tell = (payload: NumbersEvent) =>
  act(() => {
    const data = JSON.stringify({ topic: 'numbers', payload });
    stream?.dispatchEvent(new MessageEvent('message', { data }));
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Before noon in India; the page's clock, which is one for all tests, only goes forward. */
let morning = Date.parse('2099-11-20T06:00:00Z');
let counts: Record<string, number>;
let asked: string[];

const call = vi.fn((id: string, { params, query }: Asked) => {
  if (id === 'tileLists.list') return Promise.resolve({ results: [] });
  asked.push(`${id} ${query?.types ?? query?.waiting ?? 'all'}`);
  if (id === 'views.counts') {
    const results = [
      { resource: 'refunds', view: 'requested', label: { en: 'Refunds', hi: '' }, count: 8 },
    ];
    return Promise.resolve({ results });
  }
  const keys = query?.types?.split(',') ?? ['paymentapproved', 'paymentrejected', 'paymentpending'];
  const results = keys.map(keyName => {
    const count = counts[keyName] ?? 0;
    return { keyName, count, overdue: 0, own: count, ownOverdue: 0 };
  });
  return Promise.resolve({ type: params?.type, whose: 'all', results });
});

const refunds = { en: 'Refunds', hi: 'Refunds' };
const head: ScreenHead = {
  resource: 'refunds',
  route: '/refunds',
  label: { one: refunds, other: refunds },
  access: 'signed-in',
};

beforeEach(async () => {
  morning += 10 * 24 * 60 * 60_000;
  vi.useFakeTimers({ now: morning });
  counts = { paymentapproved: 1, paymentrejected: 2, paymentpending: 3 };
  asked = [];
  renderConsole(
    <>
      <HomeTiles />
      <Work />
    </>,
    {
      user: userDetails({ roleCodes: ['finance'] }),
      client: { call: call as never },
      screens: [head],
    },
  );
  for (let tries = 0; tries < 50 && asked.length < 2; tries += 1) await pass(20);
  await pass(200);
  return () => vi.useRealTimers();
});

const tile = (name: string) => screen.getByRole('link', { name }).closest('li');

describe('the numbers of Home', () => {
  it('are read once, and by no clock again until the day is over in India', async () => {
    expect(asked.toSorted()).toEqual(['dashboard.get all', 'views.counts all']);
    await pass(29 * 60_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(asked).toHaveLength(2);
    await pass(11 * 60 * 60_000);
    expect(asked.filter(one => one.startsWith('dashboard'))).toHaveLength(1);
    vi.setSystemTime(morning + 12.5 * 60 * 60_000 + 1_000);
    await pass(70_000);
    expect(asked.filter(one => one.startsWith('dashboard'))).toHaveLength(2);
  });

  it('are read again where an event names them, and those alone', async () => {
    counts = { paymentapproved: 11, paymentrejected: 12, paymentpending: 13 };
    tell({ tiles: ['paymentpending', 'followup'], lists: ['refunds'] });
    await pass(0);
    expect(asked.slice(2).toSorted()).toEqual([
      'dashboard.get paymentpending',
      'views.counts refunds',
    ]);
    expect(tile('Payment pending')).toHaveTextContent('13');
    expect(tile('Payment approved')).toHaveTextContent('1');
    expect(tile('Payment approved')).not.toHaveTextContent('11');
  });

  it('are not read by an event that names none of them', async () => {
    tell({ tiles: ['followup'], lists: [] });
    await pass(10_000);
    expect(asked).toHaveLength(2);
  });

  it('are all read once when the stream was away', async () => {
    stream?.dispatchEvent(new Event('missed'));
    await pass(10_000);
    expect(asked.slice(2).toSorted()).toEqual(['dashboard.get all', 'views.counts all']);
  });
});
