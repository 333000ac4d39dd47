import { checkDateOrder, checkSlotDate } from '../checks/dateChecks.ts';
import { daysBetween } from '../days/addDays.ts';
import type { Day } from '../days/indiaDay.ts';
import { told, type Told } from '../messages/told.ts';
import { openSlotStatuses, type SlotStatus } from './slotStatus.ts';

/** So many projects are pinned side by side in one place (decision record 0166). */
export const npSlotPositions = 6;

/** Setting with the ids of those who stop new-project slots (T19). */
export const slotStoppersKey = 'slot-stop-user-ids';

/** The console's own sentences about new-project slots. */
export const npSlotRefusals = {
  noProduct: told(
    'This package has no new-project slots.',
    'इस पैकेज में नई परियोजना का कोई स्लॉट नहीं है।',
  ),
  whichProduct: told(
    'This package has several products with slots. Choose one of them.',
    'इस पैकेज में ऐसे कई उत्पाद हैं। बताएँ कौन-सा।',
  ),
  packageStopped: told('This package was stopped.', 'यह पैकेज रोका गया है।'),
  noConfiguration: told(
    'Choose a configuration of this project that has a price.',
    'इस परियोजना का ऐसा कॉन्फ़िगरेशन चुनें जिसकी कीमत हो।',
  ),
  noPlace: told(
    'This project is not inside any area of the marketplace yet.',
    'इस परियोजना के चारों ओर अभी कोई इलाका नहीं बना है।',
  ),
  otherParent: told(
    'Choose a parent slot from the same package.',
    'मूल स्लॉट इसी पैकेज का होना चाहिए।',
  ),
  mayNotStop: told(
    'Only people who are named for this can stop a slot. Ask an administrator.',
    'स्लॉट केवल वे लोग रोक सकते हैं जिन्हें इसके लिए नामित किया गया है।',
  ),
  frozen: told(
    'A swap of this slot is waiting for approval. You can change the slot after that.',
    'यह स्लॉट अदला-बदली की स्वीकृति की राह देख रहा है: तब तक यह ऐसा ही रहेगा।',
  ),
  over: told(
    'This slot has ended, so it can no longer be changed.',
    'यह स्लॉट समाप्त है: अब इसमें कुछ नहीं बदला जा सकता।',
  ),
  sameSlot: told('Choose another slot.', 'कोई दूसरा स्लॉट चुनें।'),
  otherProduct: told(
    'Only slots of the same product can be swapped.',
    'एक ही उत्पाद के स्लॉट आपस में बदले जाते हैं।',
  ),
  begun: told(
    'Only slots that have not started can be swapped.',
    'केवल वे स्लॉट बदले जाते हैं जो शुरू नहीं हुए।',
  ),
  swapOver: told(
    'One of the slots has started or was cancelled in the meantime. Reject the swap.',
    'इस बीच एक स्लॉट शुरू हो गया या छोड़ दिया गया। अदला-बदली अस्वीकार करें।',
  ),
} as const satisfies Record<string, Told>;

/** Nothing of what was bought is left to be placed. @param bought slots of the package, all products together */
export const allPlaced = (bought: number): Told =>
  told(
    `All ${bought} slots of this package are placed.`,
    `इस पैकेज के सभी ${bought} स्लॉट रखे जा चुके हैं।`,
  );

/** Who comes second is told who holds the position, and which are free on these days. */
export const positionTaken = (taken: {
  readonly position: number;
  readonly place: string;
  readonly slotId: number;
  readonly projectName: string;
  readonly until: string;
  readonly free: readonly number[];
}): Told => {
  const { position, place, slotId, projectName, until, free } = taken;
  const list = free.join(', ');
  return told(
    `Position ${position} in ${place} is held until ${until} by slot ${slotId} (${projectName}). ` +
      (free.length > 0
        ? `Free positions on these days: ${list}.`
        : 'No position is free on these days.'),
    `${place} में स्थान ${position} ${until} तक स्लॉट ${slotId} (${projectName}) के पास है। ` +
      (free.length > 0 ? `इन दिनों खाली: ${list}।` : 'इन दिनों कोई स्थान खाली नहीं है।'),
  );
};

interface NpSlotDays {
  readonly startDate: Day;
  readonly endDate: Day;
  readonly today: Day;
  /** What the package promises; null where it does not say. */
  readonly promotedDays: number | null;
}

/** What is wrong with the days of a new slot, by field; a day before today is flagged (part 3 section 5). */
export const npSlotDayFaults = ({
  startDate,
  endDate,
  today,
  promotedDays,
}: NpSlotDays): readonly { readonly field: 'startDate' | 'endDate'; readonly words: Told }[] => {
  const past = checkSlotDate(startDate, today);
  const order = checkDateOrder(startDate, endDate);
  const tooLong = promotedDays !== null && daysBetween(startDate, endDate) + 1 > promotedDays;
  return [
    ...(past ? [{ field: 'startDate' as const, words: { message: past.message } }] : []),
    ...(order ? [{ field: 'endDate' as const, words: { message: order } }] : []),
    ...(!order && tooLong
      ? [
          {
            field: 'endDate' as const,
            words: told(
              `The package allows ${promotedDays} days. Choose an earlier end.`,
              `पैकेज में ${promotedDays} दिन हैं। पहले की अंतिम तारीख चुनें।`,
            ),
          },
        ]
      : []),
  ];
};

export interface StandingSlot {
  readonly id: number;
  readonly productId: number;
  readonly status: SlotStatus;
  readonly isFrozen: boolean;
}

/** Why a slot cannot be stopped now; undefined where it can. */
export const stopFault = ({
  status,
  isFrozen,
}: Pick<StandingSlot, 'status' | 'isFrozen'>): Told | undefined => {
  if (!openSlotStatuses.includes(status)) return npSlotRefusals.over;
  return isFrozen ? npSlotRefusals.frozen : undefined;
};

const mayMove = ({ status }: Pick<StandingSlot, 'status'>): boolean =>
  status === 'upcoming' || status === 'held';

/** Why two slots cannot change places (T126); a pending swap has frozen both. */
export const swapFault = (one: StandingSlot, other: StandingSlot): Told | undefined => {
  if (one.id === other.id) return npSlotRefusals.sameSlot;
  if (one.productId !== other.productId) return npSlotRefusals.otherProduct;
  if (!mayMove(one) || !mayMove(other)) return npSlotRefusals.begun;
  return one.isFrozen || other.isFrozen ? npSlotRefusals.frozen : undefined;
};

/** Whether an approved swap can still be carried out: both stand as they were frozen. */
export const maySwapNow = (one: StandingSlot, other: StandingSlot): boolean =>
  [one, other].every(slot => slot.isFrozen && mayMove(slot));
