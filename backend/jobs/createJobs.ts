import type { FastifyInstance } from 'fastify';
import type { Services } from '../calls/Context.ts';
import { createLane, type Lane } from './createLane.ts';
import type { JobKind } from './JobKind.ts';

/** Milliseconds after which a process looks for jobs that lost theirs. */
const lookAround = 5_000;

export interface Jobs {
  /** What this process can work off. */
  readonly add: (kind: JobKind) => void;
  /** Says that a job was queued and its transaction has ended. */
  readonly wake: (kind: string) => void;
  /** The kind of a job; undefined for one that this process does not know. */
  readonly kindOf: (kind: string) => JobKind | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** The lanes of this process: what a killed one left is taken up by the next that starts, or by one that works beside it. */
export const decorateJobs = (app: FastifyInstance, services: Services): void => {
  const kinds = new Map<string, JobKind>();
  const lanes = new Map<string, readonly Lane[]>();
  const report = (error: unknown) => app.log.error({ err: error }, 'a job');
  const all = () => [...lanes.values()].flat();
  const wakeAll = () => {
    for (const lane of all()) lane.wake();
  };
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
  } satisfies Jobs);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', done => {
    wakeAll();
    timer = setInterval(wakeAll, lookAround).unref();
    done();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await Promise.all(all().map(lane => lane.stop()));
  });
};
