import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import type { Text } from '#contract/model/types.ts';

/** What a notice of money says: the amount, in paise, and whose deal it is for. */
export const amountFor = (amount: number, deal: string | null | undefined): Text => ({
  en: `${formatRupees(amount)} for ${deal ?? ''}`,
  hi: `${deal ?? ''} के लिए ${formatRupees(amount)}`,
});
