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
});
