import { ToWords } from 'to-words/en-IN';
import type { Paise } from '#contract/domain/money/paise.ts';

const words = new ToWords({ converterOptions: { currency: true } });
const counted = new ToWords();

const crore = 1_000_000_000;

/**
 * An amount in the words of an invoice, in lakh and crore: `Two Lakh Rupees And Five Paise Only`. Above a hundred crore
 * still in crore, as trade has it, and not in arab.
 */
export const amountInWords = (amount: Paise): string => {
  const crores = Math.floor(amount / crore);
  if (crores < 100) return words.convert(amount / 100);
  const rest = words.convert((amount % crore) / 100);
  const wholeCrores = `${counted.convert(crores)} Crore`;
  return rest.startsWith('Zero ')
    ? `${wholeCrores} ${rest.slice('Zero '.length)}`
    : `${wholeCrores} ${rest}`;
};
