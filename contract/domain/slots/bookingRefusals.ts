import type { Text } from '../../model/files/screenFile.ts';
import type { DayRange } from '../days/dayRange.ts';
import { formatDay } from '../days/formatDay.ts';
import { told, type Told } from '../messages/told.ts';

interface Holder {
  readonly slotId: number;
  readonly name: string;
  readonly place: string;
  readonly days: DayRange;
  readonly bookedBy?: string | undefined;
}

/** Who comes second is told who holds the place, until when, and the next days of the same length that are free. */
export const placeTaken = (
  { slotId, name, place, days, bookedBy }: Holder,
  free: DayRange | undefined,
): Told => {
  const [from, until] = [formatDay(days.start), formatDay(days.end)];
  return told(
    `${place} is held from ${from} to ${until} by slot ${slotId} ` +
      `(${name}${bookedBy ? `, booked by ${bookedBy}` : ''}). ` +
      (free
        ? `The next free days are ${formatDay(free.start)} to ${formatDay(free.end)}.`
        : 'There are no free days of this length within a year.'),
    `${place} ${from} से ${until} तक स्लॉट ${slotId} ` +
      `(${name}${bookedBy ? `, बुक करने वाले: ${bookedBy}` : ''}) के पास है। ` +
      (free
        ? `अगले खाली दिन ${formatDay(free.start)} से ${formatDay(free.end)} हैं।`
        : 'साल भर में इतने दिन लगातार खाली नहीं हैं।'),
  );
};

/** A listing that is walked through already at that time. Both times are moments in words. */
export const tourTaken = (tour: { id: number; start: string; end: string }): Told =>
  told(
    `This listing has video tour ${tour.id} from ${tour.start} to ${tour.end}. It is free again from ${tour.end}.`,
    `इस लिस्टिंग पर ${tour.start} से ${tour.end} तक वीडियो टूर ${tour.id} है। यह ${tour.end} से फिर खाली है।`,
  );

/** A city that holds as many tours on a day as it may. @param places how many that are */
export const cityFull = (city: string, places: number, day: string): Told =>
  told(
    `${city} has ${places} video tours on ${formatDay(day)}. Choose another day.`,
    `${city} में ${formatDay(day)} को ${places} वीडियो टूर हैं: कोई दूसरा दिन चुनें।`,
  );

interface Reached {
  readonly id: number;
  readonly limit: number;
  readonly days: DayRange;
  /** The city in which it is reached; none for a cap of all India. */
  readonly city: string | null;
  /** The event or package that narrows what it counts, as people know it. */
  readonly narrowed: string | null;
}

const india: Text = { en: 'India', hi: 'भारत' };

/** Which cap says no. @param slots what it counts, in the plural */
export const capReached = ({ id, limit, days, city, narrowed }: Reached, slots: Text): Told => {
  const [from, until] = [formatDay(days.start), formatDay(days.end)];
  const of = narrowed ? ` of ${narrowed}` : '';
  const ofHindi = narrowed ? `${narrowed} के ` : '';
  return told(
    `Cap ${id} allows ${limit} ${slots.en}${of} in ${city ?? india.en} from ${from} to ${until}, and all of them are sold.`,
    `कैप ${id} के अनुसार ${city ?? india.hi} में ${from} से ${until} तक ${ofHindi}${limit} ${slots.hi} बिक सकते हैं, और वे बिक चुके हैं।`,
  );
};

/** For someone who may not open the deal of a slot and sends what is that deal's business (decision record 0229). */
export const ofItsDeal: Told = told(
  'This belongs to the slot’s deal. People with access to the deal, and the person who created the slot, can change it.',
  'यह स्लॉट की डील का है। इसे वे बदल सकते हैं जो डील खोल सकते हैं या जिन्होंने स्लॉट बनाया।',
);
