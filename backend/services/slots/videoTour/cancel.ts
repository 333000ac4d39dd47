import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { statusAfterCancel } from '#contract/domain/slots/videoTour/statusAfterCancel.ts';
import { tourInstant } from '#contract/domain/slots/videoTour/tourTime.ts';
import type { Verb } from '../../../calls/Context.ts';
import { slotBookings, slots, videoTours } from '../../../database/schema/index.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { lockTour, tourOrRefuse } from './tourRows.ts';
import { tourHistory } from './writeTour.ts';

/** PUT update-video-tour-slot with source=cancel: the clock of the server decides between 4 and 9 (T123). */
export const cancelVideoTour: Verb<CallOf<'videoTours.cancel'>> = async ({
  params,
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const now = services.now();
  await lockTour(db, params.id);
  const before = await tourOrRefuse(db, params.id, now);
  const start = tourInstant(before.webinar_start_date_time) ?? now;
  const statusId = statusAfterCancel(before.status_id, start, now);
  if (statusId === undefined) {
    audit.nothingChanged();
    return before;
  }
  refuseStale('video tour', before, body.version);
  const state = statusId === 4 ? 'cancelled' : 'ended';
  await db
    .update(slots)
    .set({ statusId, state, version: sql`${slots.version} + 1`, updatedBy: actor.id })
    .where(eq(slots.id, before.id));
  await db.update(videoTours).set({ stands: false }).where(eq(videoTours.slotId, before.id));
  await db.update(slotBookings).set({ state }).where(eq(slotBookings.slotId, before.id));
  const after = await tourOrRefuse(db, before.id, now);
  await audit.record({
    action: 'cancel',
    entity: 'video-tours',
    entityId: after.id,
    version: after.version,
    before: tourHistory(before),
    after: tourHistory(after),
  });
  return after;
};
