import type { Text } from '../../../model/files/screenFile.ts';
import { titlesOf } from '../slotTitles.ts';

type Maybe<Value> = Value | null | undefined;

/** Who is met in a tour, or asked about it. */
export interface TourContact {
  readonly name?: Maybe<string>;
  readonly phone?: Maybe<string>;
  readonly email?: Maybe<string>;
}

/** What people write of a video tour (part 3 section 3). */
export interface VideoTourValues {
  /** With an offset; answered with `videoTourOffset`. */
  readonly webinar_start_date_time?: Maybe<string>;
  readonly webinar_end_date_time?: Maybe<string>;
  readonly promoted_listing_id?: Maybe<number>;
  readonly service_type?: Maybe<string>;
  readonly remarks?: Maybe<string>;
  readonly poc_details?: Maybe<TourContact>;
  readonly event_id?: Maybe<number>;
  readonly opportunity_id?: Maybe<number>;
  /** Paise. */
  readonly amount?: Maybe<number>;
  readonly profile_type?: Maybe<string>;
  readonly profile_uuid?: Maybe<string>;
  readonly selling_type?: Maybe<string>;
}

export const tourServiceTypes = ['New Project', 'Resale'] as const;

/** Hours that a tour lasts at most: longer is a slip of the day or of the half of the day. */
export const longestTour = 6;

/** What people call a field, in both languages; a dot steps into `poc_details`. */
export const tourNames = {
  webinar_start_date_time: { en: 'Start time', hi: 'आरंभ समय' },
  webinar_end_date_time: { en: 'End time', hi: 'समाप्ति समय' },
  promoted_listing_id: { en: 'Listing ID', hi: 'लिस्टिंग आईडी' },
  service_type: { en: 'Service Type', hi: 'सेवा प्रकार' },
  ...titlesOf(['opportunity_id', 'event_id', 'amount', 'profile_type', 'selling_type']),
  profile_uuid: { en: 'Supply User', hi: 'सप्लाई यूज़र' },
  remarks: { en: 'Remarks', hi: 'टिप्पणी' },
  'poc_details.name': { en: 'POC name', hi: 'संपर्क का नाम' },
  'poc_details.phone': { en: 'POC phone', hi: 'संपर्क का फ़ोन' },
  'poc_details.email': { en: 'POC e-mail', hi: 'संपर्क का ईमेल' },
} as const satisfies Record<string, Text>;
