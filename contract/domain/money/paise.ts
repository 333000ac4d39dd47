/**
 * An amount of money as a whole number of paise, 100 to a rupee. Money is never a fraction: sums are exact, and the
 * few divisions (tax, shares) go through `roundedShare` or `allocate`.
 */
export type Paise = number;

/** A hundredth of a percent: 10,000 make the whole (decision T52). */
export type BasisPoints = number;

export const wholeInBasisPoints: BasisPoints = 10_000;

/**
 * `amount × numerator / denominator`, rounded half away from zero. Goes through bigint, so that no intermediate
 * product loses a digit. All three are whole numbers; the denominator is positive.
 */
export const roundedShare = (amount: Paise, numerator: number, denominator: number): Paise => {
  const product = BigInt(amount) * BigInt(numerator);
  const half = BigInt(denominator);
  const magnitude = ((product < 0n ? -product : product) * 2n + half) / (half * 2n);
  return Number(product < 0n ? -magnitude : magnitude);
};
