import { isNoValue } from '../noValue.ts';
import { parseAmount } from './parseAmount.ts';

export const amountMessages = {
  amount: 'Please enter an amount greater than 0',
  omniChannelAmount: 'Please enter an omni channel amount greater than or equal to 0',
} as const;

/** The amount of a package or slot: greater than 0 (part 2 section 5, decision T75). */
export const checkAmount = (text: string | null | undefined): string | undefined =>
  (parseAmount(text ?? '') ?? 0) > 0 ? undefined : amountMessages.amount;

/** The omni channel amount: may be left out, else at least 0 (part 2 section 5, decision T75). */
export const checkOmniChannelAmount = (text: string | null | undefined): string | undefined =>
  isNoValue(text) || parseAmount(text) !== undefined ? undefined : amountMessages.omniChannelAmount;

/** An omni channel amount of 0 is sent as null; no other field treats 0 so (part 2 section 3, decision T74). */
export const sentOmniChannelAmount = <Amount>(amount: Amount): Amount | null =>
  amount === 0 || amount === '0' ? null : amount;
