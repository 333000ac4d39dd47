import { roundedShare, type Paise } from './paise.ts';

/** GST in percent (part 1 section 9). */
export const gstPercent = 18;

/**
 * GST on an amount without tax, in paise; the one place where it is rounded. Its half is rounded to the paisa, half a paisa
 * away from zero, and taken twice, so that CGST equals SGST and a client pays the same sum in every State (decision record
 * 0212).
 */
export const gstOn = (taxable: Paise): Paise => 2 * roundedShare(taxable, gstPercent, 200);

/** GST comes in pairs of paise, one for each half: so much of it moves from one part of a sum to another by rounding. */
export const gstPair = 2;

/** Whether rounding may take all GST from a part of a sum, so that one without GST is taxed all the same (decision record 0212). */
export const mayRoundAway = (taxable: Paise): boolean => gstOn(taxable) <= gstPair;
