import { wholeInBasisPoints, type BasisPoints, type Paise } from './paise.ts';

export const allocationMessage = 'Allocation percentage is not 100 for given package id';

/**
 * Cuts a whole number into shares by weight; the shares sum to the whole exactly. Each gets its share rounded down,
 * the units left over go one each to the largest remainders, the earlier on a tie (decision T52). The whole is not
 * negative; weights are whole, not negative and not all zero.
 */
export const allocate = (whole: number, weights: readonly number[]): number[] => {
  const totalWeight = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (totalWeight === 0n) throw new RangeError('An allocation needs a weight above zero');
  const exact = weights.map(weight => BigInt(whole) * BigInt(weight));
  const shares = exact.map(share => Number(share / totalWeight));
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const favoured = exact
    .map((share, index) => ({ index, remainder: share % totalWeight }))
    .sort((a, b) => Number(b.remainder - a.remainder))
    .slice(0, left)
    .map(({ index }) => index);
  return shares.map((share, index) => share + (favoured.includes(index) ? 1 : 0));
};

/** Percentages for equal shares: 3 shares are 33.34, 33.33 and 33.33 percent (decision T52). */
export const equalShares = (count: number): BasisPoints[] =>
  allocate(
    wholeInBasisPoints,
    Array.from({ length: count }, () => 1),
  );

/** An amount by percentages that make 100, so that no paisa is lost. */
export const allocateAmount = (amount: Paise, shares: readonly BasisPoints[]): Paise[] =>
  allocate(amount, shares);

/** The message unless the shares of a package are exactly 100 percent (part 1 section 8, decision T52). */
export const checkAllocation = (shares: readonly BasisPoints[]): string | undefined =>
  shares.reduce((sum, share) => sum + share, 0) === wholeInBasisPoints
    ? undefined
    : allocationMessage;
