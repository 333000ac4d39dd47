import { formatRupees } from '../domain/money/formatRupees.ts';
import { writtenAmount } from '../domain/money/parseAmount.ts';
import type { Paise } from '../domain/money/paise.ts';
import { missingCount } from '../domain/texts/missing.ts';
import { defineKind, orderedOperators } from './kind.ts';

/** An amount in whole paise; typed and shown in rupees with Indian grouping (T75, T84). */
export const money = defineKind<Paise>({
  name: 'money',
  jsonTypes: ['integer'],
  operators: orderedOperators,
  align: 'end',
  missing: missingCount,
  read: text => {
    const value = writtenAmount(text);
    return value === undefined
      ? {
          error: {
            en: 'Enter an amount in rupees with at most two decimals, up to 99,99,99,999',
            hi: 'रुपयों में राशि लिखें, अधिकतम दो दशमलव, 99,99,99,999 तक',
          },
        }
      : { value };
  },
  format: formatRupees,
  examples: [
    { input: '0', value: 0, text: '₹0' },
    { input: '₹6,499', value: 649_900, text: '₹6,499' },
    { input: 'Rs. 78,000/-', value: 7_800_000, text: '₹78,000' },
    { input: '124500.5', value: 12_450_050, text: '₹1,24,500.50' },
    { input: '99,99,99,999', value: 99_999_999_900, text: '₹99,99,99,999' },
  ],
});
