import { isMaskOf, normalisePhone } from '#contract/domain/checks/phone.ts';
import { videoTourProductId } from '#contract/domain/slots/slotProducts.ts';
import type { VideoTourValues } from '#contract/domain/slots/videoTour/tourFields.ts';
import {
  tourFaults,
  tourInBothLanguages,
  tourMissing,
} from '#contract/domain/slots/videoTour/tourRules.ts';
import { tourDays, tourInstant } from '#contract/domain/slots/videoTour/tourTime.ts';
import type { Context } from '../../../calls/Context.ts';
import type { DayRange } from '#contract/domain/days/dayRange.ts';
import type { Database } from '../../../database/client.ts';
import { videoTours, type slots } from '../../../database/schema/index.ts';
import { refuseFaults } from '../booking/refuseFaults.ts';
import { slotColumns, wordsOrNull } from '../booking/kinds/slotColumns.ts';
import {
  asSlot,
  refuseTwin,
  refusingTwin,
  tourReferences,
  type WantedTour,
} from './tourReferences.ts';
import { standTour } from './standTour.ts';
import type { Tour } from './tourRows.ts';

interface Written {
  readonly wanted: WantedTour;
  readonly days: DayRange;
  /** The columns of `slots`. */
  readonly slot: ReturnType<typeof slotColumns> & { readonly statusId?: number };
  /** The columns of `video_tours`. */
  readonly details: Omit<typeof videoTours.$inferInsert, 'slotId'>;
}

const normalised = (phone: string | null | undefined): string | null =>
  wordsOrNull(phone && normalisePhone(phone));

/**
 * What a tour is stored as, once nothing speaks against it: what is missing, what is wrong, what it names, and no other
 * tour of its listing at that time.
 */
export const writtenTour = async (
  { db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>,
  values: VideoTourValues,
  before?: Tour,
): Promise<Written> => {
  const originalStart = tourInstant(before?.webinar_start_date_time);
  const references = await tourReferences({ db, actor }, values, before);
  const missing = tourMissing(values).map(one => ({ ...one, title: '' }));
  refuseFaults(tourInBothLanguages, missing, [
    ...tourFaults(values, {
      now: services.now(),
      originalStart,
      storedPhone: before?.poc_details.phone,
    }),
    ...references.faults,
  ]);
  const [start, end] = [
    tourInstant(values.webinar_start_date_time),
    tourInstant(values.webinar_end_date_time),
  ];
  const listingId = values.promoted_listing_id;
  if (!start || !end || !listingId) throw new Error('A tour without times passed its rules');
  const wanted = { listingId, start, end, ...(before && { slotId: before.id }) };
  await refuseTwin(db, wanted);
  const days = tourDays(start, end);
  const { name, phone, email } = values.poc_details ?? {};
  const storedPhone = before?.poc_details.phone;
  return {
    wanted,
    days,
    slot: slotColumns(
      { ...asSlot(values), start_date: days.start, end_date: days.end },
      references,
      [],
    ),
    details: {
      webinarStartsAt: start,
      webinarEndsAt: end,
      promotedListingId: listingId,
      serviceType: values.service_type ?? null,
      remarks: wordsOrNull(values.remarks),
      pocDetails: {
        name: wordsOrNull(name),
        // Who may not see the whole number sends it back as it was shown.
        phone: phone && isMaskOf(phone, storedPhone) ? storedPhone : normalised(phone),
        email: wordsOrNull(email),
      },
    },
  };
};

/** Writes what only tours have, and puts the tour on its place. @throws Refusal CONFLICT where it cannot be there */
export const writeDetails = async (
  db: Database,
  slotId: number,
  { wanted, days, details }: Written,
  actorId: number,
): Promise<void> => {
  await refusingTwin(db, { ...wanted, slotId }, inner =>
    inner
      .insert(videoTours)
      .values({ slotId, ...details })
      .onConflictDoUpdate({ target: videoTours.slotId, set: details }),
  );
  await standTour(db, { slotId, listingId: wanted.listingId, days, actorId });
};

/** The row of a new tour. */
export const newTour = ({ slot }: Written, actorId: number): typeof slots.$inferInsert => ({
  kind: 'video-tour',
  productId: videoTourProductId,
  state: 'booked',
  ...slot,
  createdBy: actorId,
  updatedBy: actorId,
});

/** What history keeps of a tour: what people write, and how it stands. */
export const tourHistory = (tour: Tour): Record<string, unknown> => ({
  status_id: tour.status_id,
  webinar_start_date_time: tour.webinar_start_date_time,
  webinar_end_date_time: tour.webinar_end_date_time,
  promoted_listing_id: tour.promoted_listing_id,
  service_type: tour.service_type,
  remarks: tour.remarks,
  'poc_details.name': tour.poc_details.name,
  'poc_details.phone': tour.poc_details.phone,
  'poc_details.email': tour.poc_details.email,
  event_id: tour.event_id,
  opportunity_id: tour.opportunity_id,
  amount: tour.amount,
  profile_type: tour.profile_type,
  profile_uuid: tour.profile_uuid,
  selling_type: tour.selling_type,
});
