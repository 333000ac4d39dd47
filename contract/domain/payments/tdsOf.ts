import { gstPercent } from '../money/gst.ts';
import { roundedShare, type BasisPoints, type Paise } from '../money/paise.ts';

/** What a client withholds as TDS: of the amount without its GST, as the law has it. */
export const tdsOf = (amount: Paise, tdsBp: BasisPoints): Paise =>
  roundedShare(roundedShare(amount, 100, 100 + gstPercent), tdsBp, 10_000);
