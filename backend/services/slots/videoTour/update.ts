import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { VideoTourValues } from '#contract/domain/slots/videoTour/tourFields.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { slots } from '../../../database/schema/index.ts';
import { withUnseen } from '../../../policies/slotSecrets.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { lockTour, tourOrRefuse } from './tourRows.ts';
import { tourHistory, writeDetails, writtenTour } from './writeTour.ts';

/** PUT update-video-tour-slot: a field that was not sent keeps its value, null clears it (T74). */
export const updateVideoTour: Verb<CallOf<'videoTours.update'>> = async context => {
  const { params, body, db, actor, audit, services } = context;
  const now = services.now();
  await lockTour(db, params.id);
  const before = await tourOrRefuse(db, params.id, now);
  refuseStale('video tour', before, body.version);
  if (before.tour_status === 'cancelled' || before.tour_status === 'ended')
    throw new Refusal('CONFLICT', 'This video tour has ended, so it can no longer be changed.');
  const { version: _version, ...sent } = await withUnseen(context, { ...before }, body);
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const values: VideoTourValues = { ...before, ...Object.fromEntries(given) };
  const written = await writtenTour(context, values, before);
  const [stored] = await db
    .select({ updatedAt: slots.updatedAt, updatedBy: slots.updatedBy })
    .from(slots)
    .where(eq(slots.id, before.id));
  await db
    .update(slots)
    .set({ ...written.slot, ...stored })
    .where(eq(slots.id, before.id));
  await writeDetails(db, before.id, written, actor.id);
  const changed = await tourOrRefuse(db, before.id, now);
  if (isDeepStrictEqual(tourHistory(before), tourHistory(changed))) {
    // Another way to write what is stored: neither version nor history grows.
    audit.nothingChanged();
    return before;
  }
  await db
    .update(slots)
    .set({ version: sql`${slots.version} + 1`, updatedBy: actor.id })
    .where(eq(slots.id, before.id));
  const after = await tourOrRefuse(db, before.id, now);
  await audit.record({
    action: 'update',
    entity: 'video-tours',
    entityId: after.id,
    version: after.version,
    before: tourHistory(before),
    after: tourHistory(after),
  });
  return after;
};
