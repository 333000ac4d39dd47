import { gstinCheckDigit } from '#contract/domain/checks/gstin.ts';
import type { Random } from '../pen/random.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const lettersOf = (random: Random, count: number): string =>
  Array.from({ length: count }, () => letters.charAt(random.int(0, letters.length - 1))).join('');

/** A PAN by its pattern. The fourth letter tells the kind of holder; Z is not a kind, so nobody can hold it. */
export const inventedPan = (random: Random): string =>
  `${lettersOf(random, 3)}Z${lettersOf(random, 1)}${random.digits(4)}${lettersOf(random, 1)}`;

export const inventedTan = (random: Random): string =>
  `${lettersOf(random, 4)}${random.digits(5)}${lettersOf(random, 1)}`;

/** A GSTIN of a state (`gstCode` 1 to 38) and a PAN, with a right check digit. */
export const inventedGstin = (gstCode: number, pan: string): string => {
  const first14 = `${String(gstCode).padStart(2, '0')}${pan}1Z`;
  return first14 + gstinCheckDigit(first14);
};
