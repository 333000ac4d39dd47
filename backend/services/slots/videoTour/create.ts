import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { slots } from '../../../database/schema/index.ts';
import { tourOrRefuse } from './tourRows.ts';
import { newTour, tourHistory, writeDetails, writtenTour } from './writeTour.ts';

/** POST create-video-tour-slot. */
export const createVideoTour: Verb<CallOf<'videoTours.create'>> = async context => {
  const { body, db, actor, audit, services } = context;
  const written = await writtenTour(context, body);
  const [created] = await db
    .insert(slots)
    .values(newTour(written, actor.id))
    .returning({ id: slots.id });
  if (!created) throw new Error('The insert returned no slot');
  await writeDetails(db, created.id, written, actor.id);
  const tour = await tourOrRefuse(db, created.id, services.now());
  await audit.record({
    action: 'create',
    entity: 'video-tours',
    entityId: tour.id,
    version: tour.version,
    before: null,
    after: tourHistory(tour),
  });
  return tour;
};
