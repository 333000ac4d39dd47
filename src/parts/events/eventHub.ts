import type { EventTopic } from '#contract/domain/eventTopics.ts';
import { newKey } from '#dataProvider/http/requests/newKey.ts';

/** An event as the stream tells it. */
interface Told {
  id?: number;
  topic: string;
  payload: unknown;
}

export interface Subscriber {
  hear: (payload: unknown) => void;
  /** Events may have been missed: what is shown has to be read again. */
  missed?: () => void;
}

/** What tabs say to each other. */
type Message =
  | { kind: 'wants'; tab: string; topics: readonly string[] }
  | { kind: 'who' }
  | { kind: 'told'; event: Told }
  | { kind: 'missed' };

/** What the hub needs of the browser; tests give their own. */
export interface EventSurroundings {
  open: (url: string) => EventSource;
  channel: BroadcastChannel;
  /** Calls back when the tab is left. */
  onLeave: (leave: () => void) => void;
  /** Runs `lead` while no other tab does, until its promise ends. Absent: each tab has a stream of its own. */
  lead?: (lead: () => Promise<void>) => void;
}

const address = '/console/v1/events';
/** Topics that change together, as a page takes the place of another, open one stream and not three. */
const settle = 100;
const againAfter = 5_000;
/** As many as can be told twice after a reconnection (docs/decisions/0099-events.md). */
const remembered = 300;

/**
 * What happens, for the whole browser: the tab that leads reads one stream for all of them, the others hear from it. The next
 * one takes over when it is closed. Nothing is open while nobody listens.
 */
export const createEventHub = ({ open, channel, lead, onLeave }: EventSurroundings) => {
  const tab = newKey();
  const subscribers = new Map<string, Set<Subscriber>>();
  const others = new Map<string, readonly string[]>();
  const known: number[] = [];
  let source: EventSource | undefined;
  let openFor = '';
  let last = 0;
  let isLeading = false;
  let isWaiting = false;
  let wasLost = false;
  let isRefused = false;
  let resign: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const own = () => [...subscribers.keys()];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (message: Message) => channel.postMessage(message);

  const tellHere = ({ topic, payload }: Told): void => {
    for (const { hear } of subscribers.get(topic) ?? []) hear(payload);
  };
  const missedHere = (): void => {
    for (const each of subscribers.values()) for (const { missed } of each) missed?.();
  };
  const missed = (): void => {
    missedHere();
    say({ kind: 'missed' });
  };

  const take = (event: Told): void => {
    if (event.id !== undefined) {
      if (known.includes(event.id)) return;
      known.push(event.id);
      if (known.length > remembered) known.shift();
      last = Math.max(last, event.id);
    }
    tellHere(event);
    say({ kind: 'told', event });
  };

  const close = (): void => {
    source?.close();
    source = undefined;
    openFor = '';
  };

  const reopen = (): void => {
    const topics = [...new Set([...own(), ...[...others.values()].flat()])].toSorted().join(',');
    if (topics === openFor) return;
    const before = source;
    if (topics === '') return close();
    const query = new URLSearchParams({ topics, ...(last > 0 && { after: String(last) }) });
    const fresh = open(`${address}?${query.toString()}`);
    [source, openFor] = [fresh, topics];
    fresh.addEventListener('ready', () => {
      before?.close();
      // What is passing was told to nobody meanwhile.
      if (wasLost) missed();
      [wasLost, isRefused] = [false, false];
    });
    fresh.addEventListener('missed', missed);
    fresh.addEventListener('message', ({ data }: MessageEvent<string>) =>
      take(JSON.parse(data) as Told),
    );
    fresh.addEventListener('error', () => {
      before?.close();
      wasLost = true;
      // The browser itself comes again after a lost connection; an answer that refuses ends it.
      if (fresh.readyState !== EventSource.CLOSED || source !== fresh) return;
      close();
      clearTimeout(timer);
      timer = setTimeout(reopen, againAfter);
      // A stream does not say why it is refused; a call does, and a session that has ended leads to sign-in.
      if (!isRefused) missed();
      isRefused = true;
    });
  };

  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(reopen, settle);
  };

  const begin = (): Promise<void> => {
    isWaiting = false;
    if (subscribers.size === 0) return Promise.resolve();
    isLeading = true;
    others.clear();
    say({ kind: 'who' });
    later();
    return new Promise(resolve => {
      resign = () => {
        isLeading = false;
        clearTimeout(timer);
        close();
        resolve();
      };
    });
  };

  const changed = (): void => {
    say({ kind: 'wants', tab, topics: own() });
    if (subscribers.size === 0) {
      if (isLeading) resign?.();
    } else if (isLeading) later();
    else if (!isWaiting) {
      isWaiting = true;
      if (lead) lead(begin);
      else void begin();
    }
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who' && !isLeading) say({ kind: 'wants', tab, topics: own() });
    if (data.kind === 'told' && lead) tellHere(data.event);
    if (data.kind === 'missed' && lead) missedHere();
    if (data.kind === 'wants' && isLeading && lead) {
      if (data.topics.length > 0) others.set(data.tab, data.topics);
      else others.delete(data.tab);
      later();
    }
  });
  onLeave(() => say({ kind: 'wants', tab, topics: [] }));

  return {
    /** @returns what ends it. */
    subscribe: (topic: EventTopic, subscriber: Subscriber): (() => void) => {
      const of = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, of.add(subscriber));
      if (of.size === 1) changed();
      return () => {
        of.delete(subscriber);
        if (of.size > 0) return;
        subscribers.delete(topic);
        changed();
      };
    },
  };
};

export type BrowserEventHub = ReturnType<typeof createEventHub>;
