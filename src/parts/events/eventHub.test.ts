import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventHub, type EventSurroundings } from './eventHub.ts';

/** A stream that a test speaks for. */
class FakeSource extends EventTarget {
  readyState = 1;
  isClosed = false;
  constructor(readonly url: string) {
    super();
  }
  close() {
    this.isClosed = true;
  }
  get topics() {
    return new URLSearchParams(this.url.split('?')[1]).get('topics');
  }
  tell(event: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
  say(name: string) {
    this.dispatchEvent(new MessageEvent(name, { data: '{}' }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

/** Tabs of one browser: channels that reach each other, and one lock. */
const browser = () => {
  const channels = new Set<EventTarget>();
  const queue: (() => Promise<void>)[] = [];
  let isHeld = false;
  const next = async (): Promise<void> => {
    const lead = isHeld ? undefined : queue.shift();
    if (!lead) return;
    isHeld = true;
    await lead();
    isHeld = false;
    await next();
  };
  const sources: FakeSource[] = [];
  const tab = () => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
    channels.add(channel);
    return createEventHub({
      open: url => {
        const source = new FakeSource(url);
        sources.push(source);
        return source as unknown as EventSource;
      },
      channel: channel as unknown as BroadcastChannel,
      lead: lead => {
        queue.push(lead);
        void next();
      },
      onLeave: () => undefined,
    } satisfies EventSurroundings);
  };
  return { tab, sources, open: () => sources.filter(source => !source.isClosed) };
};

vi.stubGlobal('EventSource', { CLOSED: 2 });
beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(200);

describe('the events of a browser', () => {
  it('come by one stream for all its tabs', async () => {
    const { tab, open } = browser();
    const [one, two] = [vi.fn(), vi.fn()];
    tab().subscribe('call', { hear: one });
    tab().subscribe('notices', { hear: two });
    await settle();
    expect(open().map(({ topics }) => topics)).toEqual(['call,notices']);
    open()[0]!.tell({ id: 1, topic: 'notices', payload: 'hello' });
    expect(two).toHaveBeenCalledExactlyOnceWith('hello');
    expect(one).not.toHaveBeenCalled();
  });

  it('are heard once, however often they are told', async () => {
    const { tab, open } = browser();
    const hear = vi.fn();
    tab().subscribe('call', { hear });
    await settle();
    open()[0]!.tell({ id: 7, topic: 'call', payload: 1 });
    open()[0]!.tell({ id: 7, topic: 'call', payload: 1 });
    expect(hear).toHaveBeenCalledOnce();
  });

  it('go on where they were when topics change, the old stream standing until the new one is ready', async () => {
    const { tab, open, sources } = browser();
    const hub = tab();
    hub.subscribe('call', { hear: vi.fn() });
    await settle();
    sources[0]!.say('ready');
    sources[0]!.tell({ id: 9, topic: 'call', payload: 1 });
    hub.subscribe('record/caps/1', { hear: vi.fn() });
    await settle();
    expect(open()).toHaveLength(2);
    expect(sources[1]!.url).toContain('after=9');
    sources[1]!.say('ready');
    expect(open()).toEqual([sources[1]]);
  });

  it('are read by the next tab when nobody listens in the first', async () => {
    const { tab, open } = browser();
    const end = tab().subscribe('call', { hear: vi.fn() });
    tab().subscribe('notices', { hear: vi.fn() });
    await settle();
    end();
    await settle();
    expect(open().map(({ topics }) => topics)).toEqual(['notices']);
  });

  it('tell that something may have been missed once a lost stream is back', async () => {
    const { tab, open } = browser();
    const missed = vi.fn();
    tab().subscribe('call', { hear: vi.fn(), missed });
    await settle();
    open()[0]!.say('ready');
    expect(missed).not.toHaveBeenCalled();
    open()[0]!.fail(0);
    open()[0]!.say('ready');
    expect(missed).toHaveBeenCalledOnce();
  });

  it('are asked for again after a refusal', async () => {
    const { tab, sources } = browser();
    tab().subscribe('call', { hear: vi.fn() });
    await settle();
    sources[0]!.fail(2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(sources).toHaveLength(2);
  });

  it('let listeners read again when they are first refused, so that they learn why', async () => {
    const { tab, sources } = browser();
    const missed = vi.fn();
    tab().subscribe('notices', { hear: vi.fn(), missed });
    await settle();
    sources[0]!.fail(2);
    expect(missed).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(6_000);
    sources[1]!.fail(2);
    expect(missed).toHaveBeenCalledOnce();
  });

  it('leave nothing open while nobody listens', async () => {
    const { tab, open } = browser();
    tab().subscribe('call', { hear: vi.fn() })();
    await settle();
    expect(open()).toEqual([]);
  });
});
