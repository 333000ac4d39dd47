import { indiaDay } from '../../days/indiaDay.ts';
import { isWorkingDay, type IsDayOff } from '../../days/workingHours.ts';
import { told, type Told } from '../../messages/told.ts';

/** Hours that a place is held unless someone says otherwise, and at most. */
export const usualHoldHours = 48;
export const mostHoldHours = 14 * 24;
/** Places that one person holds at the same time. */
export const mostHolds = 2;
/** Hours before the end at which the holder is warned. */
export const warnHoldHours = 4;

/** Hours that a holder has to book or release a place for which someone else has an approved termsheet. */
export const answerHours = 24;

const hour = 3_600_000;

/** When a hold that begins now runs out. */
export const holdUntil = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hour);

/** By when a holder answers who is asked now: a day later, and on Sundays and days off not before the next working day. */
export const answerUntil = (now: Date, isDayOff: IsDayOff): Date => {
  let until = holdUntil(now, answerHours);
  while (!isWorkingDay(indiaDay(until), isDayOff)) until = holdUntil(until, 24);
  return until;
};

/** Holds that end at or before this moment are warned of by now. */
export const warnedBefore = (now: Date): Date => new Date(now.getTime() + warnHoldHours * hour);

/** Why a place is not held, let go or booked. */
export const holdRefusals = {
  tooMany: told(
    `You already hold ${mostHolds} slots. Book or release one of them first.`,
    `आपने पहले से ${mostHolds} स्लॉट होल्ड किए हैं: पहले उनमें से एक बुक करें या छोड़ें।`,
  ),
  noDraft: told(
    'Only a draft can be put on hold, and this slot is no longer a draft.',
    'केवल मसौदा होल्ड हो सकता है: यह स्लॉट अब मसौदा नहीं है।',
  ),
  noPlace: told(
    'Choose areas, a start date and an end date first, and save them.',
    'पहले क्षेत्र, आरंभ तारीख और अंतिम तारीख चुनें और सहेजें।',
  ),
  past: told(
    'The days begin in the past. Choose days from today onwards.',
    'ये दिन बीते दिनों से शुरू होते हैं: आज या बाद के दिन चुनें।',
  ),
  notHeld: told('This slot is no longer on hold.', 'यह स्लॉट अब होल्ड पर नहीं है।'),
  notYours: told(
    'Someone else holds this slot. Only they or a sales manager can release it.',
    'यह स्लॉट किसी और ने होल्ड किया है: इसे होल्ड करने वाला या बिक्री प्रबंधक ही छोड़ सकता है।',
  ),
  over: told('This hold has expired.', 'यह होल्ड समाप्त हो चुका है।'),
  noKind: told(
    'Places of this product cannot be put on hold.',
    'इस उत्पाद की जगह होल्ड नहीं हो सकती।',
  ),
} as const satisfies Record<string, Told>;
