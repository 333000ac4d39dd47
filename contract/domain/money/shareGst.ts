import { gstOn, gstPair, mayRoundAway } from './gst.ts';
import type { Paise } from './paise.ts';

/** A part of a sum that is asked for by itself: a milestone, or what no milestone asks for yet. */
export interface TaxedPart {
  /** Without GST. */
  readonly amount: Paise;
  /** False where it is zero-rated, as for a customer in a special economic zone (T53). */
  readonly isTaxed: boolean;
  /** GST that was agreed, paid or billed already and stays as it is. */
  readonly settled?: Paise;
}

/** What a part is short of its exact 18 percent, in hundredths of a paisa. */
const shortBy = (amount: Paise, gst: Paise): number => amount * 18 - gst * 100;

/**
 * Hands out what is left pair by pair to whom it is owed most, or takes it back from whom has most above their share. Rounding
 * moves no part by more than a paisa: more than a pair for each part is not its doing and stays.
 */
const handOut = (
  parts: readonly TaxedPart[],
  open: readonly number[],
  given: Paise[],
  left: Paise,
): void => {
  const step = left < 0 ? -gstPair : gstPair;
  const owed = (at: number) => Math.sign(step) * shortBy(parts[at]?.amount ?? 0, given[at] ?? 0);
  const steps = Math.min(Math.abs(left) / gstPair, parts.length);
  for (let taken = 0; taken < steps; taken++) {
    const [at] = open
      .filter(part => (given[part] ?? 0) + step >= 0)
      .toSorted((a, b) => owed(b) - owed(a));
    if (at === undefined) return;
    given[at] = (given[at] ?? 0) + step;
  }
};

/** Whether a part belongs to what is taxed. A settled one without GST was zero-rated, unless its tax is what rounding moves. */
const isTaxed = ({ amount, isTaxed: open, settled }: TaxedPart): boolean =>
  settled === undefined ? open : settled > 0 || (open && mayRoundAway(amount));

/**
 * The GST of the parts of one sum, in their order: together they come to the GST of the whole (decision record 0212). Each has
 * its own 18 percent, and the few paise by which those differ from the tax of the whole go to the parts that rounding moved
 * furthest. What is settled does not move, so that where everything is settled the sum stays as it was agreed.
 * @param parts amounts in paise, not negative
 */
export const shareGst = (parts: readonly TaxedPart[]): Paise[] => {
  const given = parts.map(part => part.settled ?? (part.isTaxed ? gstOn(part.amount) : 0));
  const open = parts.flatMap((part, at) =>
    part.settled === undefined && part.isTaxed && part.amount > 0 ? [at] : [],
  );
  const whole = parts.reduce((sum, part) => sum + (isTaxed(part) ? part.amount : 0), 0);
  const left = gstOn(whole) - given.reduce((sum, gst) => sum + gst, 0);
  handOut(parts, open, given, left);
  return given;
};
