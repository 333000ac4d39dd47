import { recordOfTopic, recordTopic, type RecordEvent } from '#contract/domain/eventTopics.ts';
import type { DatabaseClient } from '../database/client.ts';
import { databaseEvents } from './databaseEvents.ts';
import type { ToldEvent } from './Events.ts';
import { listenTogether } from './listenTogether.ts';
import { readEvent } from './readEvent.ts';
import { recentWrites } from './recentWrites.ts';
import { readWritten, type Written } from './Written.ts';

/** A browser that listens at this process. */
export interface Hearer {
  readonly userId: number;
  readonly name: string;
  /** What is heard; anyone who may no longer hear a topic leaves it. */
  readonly topics: ReadonlySet<string>;
  readonly hear: (event: ToldEvent) => void;
  /** Of anyone who hears of numbers: a table of which they are made was written; `undefined`: perhaps any was. */
  readonly wrote?: ((write: Written | undefined) => void) | undefined;
  /** Events may have been missed: what is shown has to be read again. */
  readonly missed: () => void;
  /** A session of the person has ended, perhaps this one. */
  readonly ended: () => void;
}

export interface EventHub {
  /** @returns what ends it; ready to hear when the promise is fulfilled. */
  join: (hearer: Hearer) => Promise<() => void>;
  /** Tells those who have the record open that someone no longer has. */
  left: (hearer: Pick<Hearer, 'userId' | 'name'>, topic: string) => void;
  close: () => Promise<void>;
}

/** What the database tells when sessions of a person are gone (trigger `sessions_tell_end`); nobody can ask to hear it. */
const endedTopic = 'sessions-ended';

/** The topics an event is told under: one about a whole screen reaches each of its records that is open. */
const reaches = (topic: string, event: ToldEvent): boolean =>
  topic === event.topic || topic.startsWith(`${event.topic}/`);

/**
 * Hands what any process tells to the browsers that listen at this one, and keeps who has which record open: each process
 * knows its own hearers and answers for them, so that nothing is left behind by one that dies.
 */
export const eventHub = (client: DatabaseClient, warn: (error: unknown) => void): EventHub => {
  const hearers = new Set<Hearer>();
  const recent = recentWrites(Date.now);
  let listening: Promise<() => Promise<void>> | undefined;

  const tell = (topic: string, payload: RecordEvent): void => {
    const { resource, id } = recordOfTopic(topic) ?? {};
    if (!resource || !id) return;
    databaseEvents
      .publish(client.db, { topic: recordTopic(resource, id), payload, isPassing: true })
      .catch(warn);
  };

  const left: EventHub['left'] = ({ userId: id, name }, topic) =>
    tell(topic, { kind: 'closed', id, name });

  const answerFor = (topic: string): void => {
    const here = [...hearers].filter(({ topics }) => topics.has(topic));
    const people = [...new Map(here.map(({ userId, name }) => [userId, { id: userId, name }]))];
    if (people.length > 0)
      tell(topic, { kind: 'present', people: people.slice(0, 20).map(([, one]) => one) });
  };

  const hear = (payload: string): void => {
    const event = readEvent(payload);
    if (!event) return;
    if (event.topic === endedTopic) {
      for (const hearer of hearers) if (hearer.userId === event.userId) hearer.ended();
      return;
    }
    const write = readWritten(event);
    if (write) {
      recent.add(write);
      for (const hearer of hearers) hearer.wrote?.(write);
      return;
    }
    for (const hearer of hearers) {
      const isForHim = event.userId === undefined || event.userId === hearer.userId;
      if (!isForHim) continue;
      for (const topic of hearer.topics) {
        if (reaches(topic, event)) hearer.hear({ ...event, topic });
      }
    }
    const { kind } = (event.payload ?? {}) as Partial<RecordEvent>;
    if (recordOfTopic(event.topic) && (kind === 'opened' || kind === 'closed'))
      answerFor(event.topic);
  };

  const missed = (): void => {
    recent.restart();
    for (const hearer of hearers) {
      hearer.missed();
      hearer.ended();
    }
  };

  /** The first hearer opens the channel; a process that nobody listens at holds no connection for it. */
  const listen = (): Promise<unknown> => {
    if (!listening) {
      recent.restart();
      listening = listenTogether(client, { hear, missed }).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
    }
    return listening;
  };

  return {
    join: async hearer => {
      await listen();
      hearers.add(hearer);
      if (hearer.wrote) for (const write of recent.list() ?? [undefined]) hearer.wrote(write);
      const records = () => [...hearer.topics].filter(topic => recordOfTopic(topic));
      const { userId: id, name } = hearer;
      for (const topic of records()) tell(topic, { kind: 'opened', id, name });
      return () => {
        if (!hearers.delete(hearer)) return;
        for (const topic of records()) left(hearer, topic);
      };
    },
    left,
    close: async () => {
      hearers.clear();
      const end = await listening?.catch(() => undefined);
      await end?.();
    },
  };
};
