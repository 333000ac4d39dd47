import { allocate, equalShares } from '../money/allocate.ts';
import { wholeInBasisPoints, type BasisPoints } from '../money/paise.ts';

/** The share of each product of a package, by product id. */
export type ProductShares = ReadonlyMap<number, BasisPoints>;

interface Listed {
  readonly productId: number;
  readonly allocationBp?: BasisPoints;
}

/**
 * The shares after products were mapped: the given ones; when none is given the shares stay, or all products share
 * alike if one is new (decision T52). Undefined when some are given and others not. Whether they make 100 percent is
 * for `checkAllocation` to say.
 */
export const sharesAfterMapping = (
  stored: ProductShares,
  listed: readonly Listed[],
): Map<number, BasisPoints> | undefined => {
  const given = listed.filter(({ allocationBp }) => allocationBp !== undefined);
  if (given.length > 0) {
    if (given.length < listed.length) return undefined;
    return new Map([
      ...stored,
      ...given.map(({ productId, allocationBp = 0 }) => [productId, allocationBp] as const),
    ]);
  }
  const ids = [...new Set([...stored.keys(), ...listed.map(({ productId }) => productId)])];
  if (ids.length === stored.size) return new Map(stored);
  const equal = equalShares(ids.length);
  return new Map(ids.map((id, at) => [id, equal[at] ?? 0]));
};

/** The shares after products were taken out: what is left is shared in proportion and makes 100 percent again (T52). */
export const sharesAfterRemoval = (
  stored: ProductShares,
  removed: ReadonlySet<number>,
): Map<number, BasisPoints> => {
  const rest = [...stored].filter(([id]) => !removed.has(id));
  if (rest.length === 0) return new Map();
  const weights = rest.map(([, share]) => share);
  const shares = weights.some(weight => weight > 0)
    ? allocate(wholeInBasisPoints, weights)
    : equalShares(rest.length);
  return new Map(rest.map(([id], at) => [id, shares[at] ?? 0]));
};
