import type { EventTopic } from '#contract/domain/eventTopics.ts';
import type { Database } from '../database/client.ts';

export interface NewEvent {
  topic: EventTopic;
  /** Only this person hears it; absent: everyone who may hear the topic. */
  userId?: number;
  /** Small: ids and states, at most some 7 kB as JSON, and nothing that a hearer of the topic may not see. */
  payload: unknown;
  /** Told to those who listen now and not kept: for what a page reads again anyway after it was away. */
  isPassing?: boolean;
}

/** What happens, for those who listen. */
export interface Events {
  /**
   * Tells an event once the transaction is committed, and never if it is taken back.
   * @throws RangeError for a payload that is not an event but a document.
   */
  publish: (db: Database, ...events: NewEvent[]) => Promise<void>;
}

/** An event on its way: what PostgreSQL carries to every process that listens. */
export interface ToldEvent {
  /** Absent for one that is passing. */
  id?: number;
  topic: string;
  userId?: number;
  payload: unknown;
}
