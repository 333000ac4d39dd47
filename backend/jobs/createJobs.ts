import type { FastifyInstance } from 'fastify';
import type { Services } from '../calls/Context.ts';
import { createLane, type Lane } from './createLane.ts';
import type { JobKind } from './JobKind.ts';

export interface Jobs {
  /** What this process can work off. */
  readonly add: (kind: JobKind) => void;
  /** Says that a job was queued and its transaction has ended. */
  readonly wake: (kind: string) => void;
  /** Looks for jobs of every kind, also those that lost their process. */
  readonly wakeAll: () => void;
  /** The kind of a job; undefined for one that this process does not know. */
  readonly kindOf: (kind: string) => JobKind | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** The lanes of this process, which end with it. */
export const decorateJobs = (app: FastifyInstance, services: Services): void => {
  const kinds = new Map<string, JobKind>();
  const lanes = new Map<string, readonly Lane[]>();
  const report = (error: unknown) => app.log.error({ err: error }, 'a job');
  const all = () => [...lanes.values()].flat();
  app.decorate('jobs', {
    add: kind => {
      kinds.set(kind.kind, kind);
      lanes.set(
        kind.kind,
        Array.from({ length: kind.lanes }, () => createLane(services, kind, report)),
      );
    },
    kindOf: kind => kinds.get(kind),
    wake: kind => {
      for (const lane of lanes.get(kind) ?? []) lane.wake();
    },
    wakeAll: () => {
      for (const lane of all()) lane.wake();
    },
  } satisfies Jobs);
  app.addHook('preClose', async () => {
    await Promise.all(all().map(lane => lane.stop()));
  });
};
