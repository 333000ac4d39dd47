import type { JobEvent } from '#contract/domain/eventTopics.ts';
import type { Database } from '../database/client.ts';
import type { jobs } from '../database/schema/index.ts';
import type { Events } from '../events/Events.ts';

type Job = Pick<
  typeof jobs.$inferSelect,
  'id' | 'kind' | 'state' | 'progress' | 'progressTotal' | 'createdBy'
>;

/** Tells the person whose job it is how far it has come: in passing while it runs, to be heard again once it has ended. */
export const tellJob = async (events: Events, db: Database, job: Job): Promise<void> => {
  const { id, kind, state, progress, progressTotal, createdBy } = job;
  if (createdBy === null) return;
  await events.publish(db, {
    topic: 'jobs',
    userId: createdBy,
    payload: { id, kind, state, progress, progressTotal } satisfies JobEvent,
    isPassing: state === 'queued' || state === 'running',
  });
};
