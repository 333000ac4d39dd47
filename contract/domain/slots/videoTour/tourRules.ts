import type { Text } from '../../../model/files/screenFile.ts';
import { isMaskOf, normalisePhone } from '../../checks/phone.ts';
import { requiredFieldMessage } from '../../checks/required.ts';
import { slotFault, slotMessages, type SlotFault } from '../slotFaults.ts';
import { isEmptyPart } from '../slotMissing.ts';
import { slotWords } from '../slotWords.ts';
import { longestTour, tourNames, type VideoTourValues } from './tourFields.ts';
import { tourInstant } from './tourTime.ts';

export const tourMessages = {
  required: requiredFieldMessage,
  time: 'Enter a date and time with its offset, such as 2026-12-01T11:30:00+0530',
  past: 'A video tour cannot start in the past',
  order: 'End time should be later than Start time',
  length: `A video tour can last at most ${longestTour} hours`,
  phone: 'Phone number must have 10 digits',
  email: 'Enter an e-mail address, such as name@example.com',
  begun: 'The tour has started, so its Start time cannot be changed',
} as const;

const needed = [
  'webinar_start_date_time',
  'webinar_end_date_time',
  'promoted_listing_id',
  'service_type',
  'opportunity_id',
  'profile_type',
  'profile_uuid',
  'selling_type',
] as const;

/** What a tour lacks, each with the one message of the dynamic form (part 3 section 5). */
export const tourMissing = (values: VideoTourValues): readonly SlotFault[] =>
  [
    ...needed.filter(field => isEmptyPart(values[field])),
    ...(isEmptyPart(values.poc_details?.name) ? ['poc_details.name'] : []),
  ].flatMap(field => slotFault(field, 'required', tourMessages.required));

interface TourSeen {
  readonly now: Date;
  /** The stored number, which may come back as it was shown, masked (T89). */
  readonly storedPhone?: string | null | undefined;
  /** The stored start, which may stay when it has passed (T80). */
  readonly originalStart?: Date | undefined;
}

const timeFaults = (
  { webinar_start_date_time: startText, webinar_end_date_time: endText }: VideoTourValues,
  { now, originalStart }: TourSeen,
): readonly SlotFault[] => {
  const [start, end] = [tourInstant(startText), tourInstant(endText)];
  const unread = [
    ...(startText && !start ? slotFault('webinar_start_date_time', 'form', tourMessages.time) : []),
    ...(endText && !end ? slotFault('webinar_end_date_time', 'form', tourMessages.time) : []),
  ];
  if (unread.length > 0) return unread;
  const isMoved = start?.getTime() !== originalStart?.getTime();
  const hasBegun = originalStart !== undefined && originalStart <= now;
  if (start && isMoved && hasBegun)
    return slotFault('webinar_start_date_time', 'begun', tourMessages.begun);
  if (start && isMoved && start <= now)
    return slotFault('webinar_start_date_time', 'past', tourMessages.past);
  if (!start || !end) return [];
  if (end <= start) return slotFault('webinar_end_date_time', 'order', tourMessages.order);
  return end.getTime() - start.getTime() > longestTour * 3_600_000
    ? slotFault('webinar_end_date_time', 'length', tourMessages.length)
    : [];
};

/** What is wrong with what a tour has; form and server ask the same. */
export const tourFaults = (values: VideoTourValues, seen: TourSeen): readonly SlotFault[] => {
  const { phone, email } = values.poc_details ?? {};
  return [
    ...timeFaults(values, seen),
    ...slotFault('amount', 'amount', values.amount === 0 ? slotMessages.amount : undefined),
    ...(phone && !/^\d{10}$/.test(normalisePhone(phone)) && !isMaskOf(phone, seen.storedPhone)
      ? slotFault('poc_details.phone', 'form', tourMessages.phone)
      : []),
    ...(email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? slotFault('poc_details.email', 'form', tourMessages.email)
      : []),
  ];
};

/** A message of a tour in both languages. */
export const tourInBothLanguages = slotWords(Object.values<Text>(tourNames), [
  [tourMessages.required, 'यह फ़ील्ड ज़रूरी है।'],
  [tourMessages.time, 'तारीख और समय ऑफ़सेट के साथ लिखें, जैसे 2026-12-01T11:30:00+0530'],
  [tourMessages.past, 'वीडियो टूर बीते समय में शुरू नहीं हो सकता'],
  [tourMessages.order, 'समाप्ति समय आरंभ समय के बाद का होना चाहिए'],
  [tourMessages.length, `वीडियो टूर अधिकतम ${longestTour} घंटे का होता है`],
  [tourMessages.phone, 'फ़ोन नंबर में 10 अंक होने चाहिए'],
  [tourMessages.email, 'ईमेल का पता लिखें, जैसे name@example.com'],
  [tourMessages.begun, 'टूर शुरू हो चुका है: उसका आरंभ समय वही रहेगा'],
]);

interface Seen {
  readonly record: unknown;
  readonly previous?: unknown;
  /** The instant; absent: that of the page. */
  readonly now?: string | undefined;
}

const found = ({ field, message }: SlotFault) => ({
  path: field,
  message: tourInBothLanguages(message),
});

/** The rules of a tour as its screen file names them in `check`. */
export const tourCheck = {
  faults: ({ record, previous, now }: Seen) => {
    // The form and the guard of the calls hold a record as its schema says.
    const [tour, stored] = [
      (record ?? {}) as VideoTourValues,
      previous as VideoTourValues | undefined,
    ];
    const originalStart = tourInstant(stored?.webinar_start_date_time);
    const storedPhone = stored?.poc_details?.phone;
    const moment = now === undefined ? new Date() : new Date(now);
    return tourFaults(tour, { now: moment, originalStart, storedPhone }).map(found);
  },
  missing: ({ record }: Seen) => tourMissing((record ?? {}) as VideoTourValues).map(found),
};
