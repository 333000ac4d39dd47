import { plainDigits, plainText } from '../texts/plainText.ts';
import { writtenAmount } from './parseAmount.ts';
import type { Paise } from './paise.ts';

/** An amount as people type and paste it, in the digits of any script, as paise; undefined when it is none (T75). */
export const readAmount = (text: string): Paise | undefined =>
  writtenAmount(plainDigits(plainText(text)).trim());
