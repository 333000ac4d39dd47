import { wholeHierarchyRoles } from './calling/hierarchy.ts';
import type { TileKey } from './dashboards/tiles.ts';
import type { RoleCode } from './roles.ts';

/** Who hears a topic: each person what is meant for them alone, everyone, or those who hold one of the roles. */
type Hearers = 'oneself' | 'signed-in' | readonly RoleCode[];

/**
 * What browsers listen to (docs/decisions/0099-events.md), beside the topics of records, `record/<resource>/<id>`, which
 * those hear who may open the record.
 */
export const eventTopics = {
  /** The state of one's own call. */
  call: 'oneself',
  /** What an agent below one, or oneself, does now: live view. */
  team: 'oneself',
  /** The same of every agent, for those who see the whole hierarchy (T18). */
  floor: wholeHierarchyRoles,
  /** What the bell tells: payments, approvals, mentions. */
  notices: 'oneself',
  /** How far one's own jobs have come. */
  jobs: 'oneself',
  /** Which of one's numbers on Home and on dashboards may have changed (docs/decisions/0245-home-reads-what-is-named.md). */
  numbers: 'oneself',
  /** That a screen was published, and of none which: each page asks for those that its person may open. */
  screens: 'signed-in',
} as const satisfies Record<string, Hearers>;

type NamedTopic = keyof typeof eventTopics;
export type RecordTopic = `record/${string}/${string}`;
export type EventTopic = NamedTopic | RecordTopic;

/** Who hears a named topic; undefined for the topic of a record and for what is not a topic. */
export const hearersOf = (topic: string): Hearers | undefined =>
  Object.hasOwn(eventTopics, topic) ? eventTopics[topic as NamedTopic] : undefined;

export const recordTopic = (resource: string, id: number | string): RecordTopic =>
  `record/${resource}/${id}`;

/** The record a topic is about; undefined where it is about none. */
export const recordOfTopic = (topic: string): { resource: string; id: string } | undefined => {
  const [, resource, id] = /^record\/([a-z][a-z0-9-]*)\/([^/,]+)$/.exec(topic) ?? [];
  return resource && id ? { resource, id } : undefined;
};

/** What the topic of a record tells: that someone changed or removed it, or who has it open. */
export type RecordEvent =
  | { kind: 'changed' | 'removed'; version: number | null; byId: number | null; by: string | null }
  | { kind: 'opened' | 'closed'; id: number; name: string }
  | { kind: 'present'; people: readonly { id: number; name: string }[] };

/** What the topic of numbers tells: what is to be read again, and of no record which. */
export interface NumbersEvent {
  readonly tiles: readonly TileKey[];
  /** Lists whose views of what waits (`views.counts`) may hold more or fewer records. */
  readonly lists: readonly string[];
}

/** What the topic of jobs tells; the file and the error are read by the calls of jobs. */
export interface JobEvent {
  readonly id: number;
  readonly kind: string;
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly progress: number;
  readonly progressTotal: number | null;
}
