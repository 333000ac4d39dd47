import { addDays } from '../days/addDays.ts';
import type { Day } from '../days/indiaDay.ts';
import { told, type Told } from '../messages/told.ts';
import { projectMessages } from './projectChecks.ts';

/** The console's own sentences about a builder's exclusivity (decision record 0165). */
export const exclusivityRefusals = {
  noSlot: told(
    'This builder has no slot on the project that runs beyond today. Book one first.',
    'इस परियोजना पर इस बिल्डर का कोई स्लॉट आज के बाद तक नहीं चलता। पहले एक बुक करें।',
  ),
  pending: told(
    'A request for this project is already waiting for approval.',
    'इस परियोजना का एक अनुरोध पहले से स्वीकृति की राह देख रहा है।',
  ),
  ended: told(
    'Its last day passed before a decision was made. Reject it, so that it can be requested again.',
    'फ़ैसला होने से पहले इसका आख़िरी दिन बीत गया। इसे अस्वीकार करें और फिर से माँगने दें।',
  ),
  otherBuilder: told(
    'This profile does not belong to the account’s builder.',
    'यह प्रोफ़ाइल इस खाते के बिल्डर की नहीं है।',
  ),
  otherPerson: told('You can request it only in your own name.', 'इसे वही माँगता है जो साइन इन है।'),
} as const satisfies Record<string, Told>;

export interface ExclusivityPeriod {
  readonly startDate: Day;
  readonly endDate: Day;
}

export interface ExclusivityWish {
  readonly today: Day;
  /** Whether the project is the builder's who asks. */
  readonly isOfBuilder: boolean;
  /** Last day of the builder's slots on the project; null without any. */
  readonly maxSlotEndDate: Day | null;
  /** A request for the project waits already. */
  readonly isPending: boolean;
  /** What is granted on the project, no matter to whom, as far as it has not ended. */
  readonly granted: readonly (ExclusivityPeriod & { readonly isOwn: boolean })[];
}

/** Days are inclusive. */
const overlaps = (one: ExclusivityPeriod, other: ExclusivityPeriod): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;

/**
 * The days for which a builder's exclusivity is asked: from today, or after their own that runs, until the last of their
 * slots on the project ends. The texts of part 3 section 5 come to the letter.
 * @returns the period, or the refusal of the project
 */
export const exclusivityPeriod = (
  wish: ExclusivityWish,
): { readonly period: ExclusivityPeriod } | { readonly refusal: string | Told } => {
  const { today, maxSlotEndDate, granted } = wish;
  if (!wish.isOfBuilder) return { refusal: projectMessages.notOfBuilder };
  if (maxSlotEndDate === null || maxSlotEndDate < today)
    return { refusal: exclusivityRefusals.noSlot };
  const ownEnd = granted
    .filter(({ isOwn }) => isOwn)
    .reduce<Day | null>((last, { endDate }) => (last && last > endDate ? last : endDate), null);
  const period = {
    startDate: ownEnd !== null && ownEnd >= today ? addDays(ownEnd, 1) : today,
    endDate: maxSlotEndDate,
  };
  const isTaken =
    period.startDate > period.endDate || granted.some(other => overlaps(other, period));
  if (isTaken) return { refusal: projectMessages.builderExclusive };
  return wish.isPending ? { refusal: exclusivityRefusals.pending } : { period };
};
