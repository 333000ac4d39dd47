import { sharesAfterRemoval } from '#contract/domain/catalogue/productShares.ts';
import { equalShares } from '#contract/domain/money/allocate.ts';
import type { AnswerOf, BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Parameter } from '#fields/parameters/parameterField.ts';
import { isSame } from '#engine/values/mergeChanges.ts';

export type PackageRecord = AnswerOf<CallOf<'packages.get'>>;
type Listed = BodyOf<CallOf<'packageProducts.create'>>['products'][number];

/** How one product is mapped; what was typed and is not a number stays as it was typed. */
export interface Mapped {
  readonly quantity: unknown;
  /** Basis points (T52). */
  readonly allocationBp: unknown;
  readonly activationParameters: unknown;
}

/** The products of a package in order, by `keyOf` their id. */
export type Products = Readonly<Record<string, Mapped>>;

export interface ProductInfo {
  readonly id: number;
  readonly name: string;
  readonly parameters: readonly Parameter[];
}

/** Not the id alone: an object puts keys that are numbers first. */
export const keyOf = (id: number): string => `p${id}`;
export const idOf = (key: string): number => Number(key.slice(1));

export const productsOf = ({ packageProductMappings }: PackageRecord): Products =>
  Object.fromEntries(
    packageProductMappings.flatMap(({ products: [of], ...mapping }) => {
      const { quantity, allocationBp, activationParameters } = mapping;
      return of ? [[keyOf(of.id), { quantity, allocationBp, activationParameters }]] : [];
    }),
  );

export const infosOf = ({ packageProductMappings }: PackageRecord): readonly ProductInfo[] =>
  packageProductMappings.flatMap(({ products: [of] }) =>
    of ? [{ id: of.id, name: of.name, parameters: of.requiredActivationParameters }] : [],
  );

const shareOf = ({ allocationBp }: Mapped): number =>
  typeof allocationBp === 'number' ? allocationBp : 0;

export const shareTotal = (products: Products): number =>
  Object.values(products).reduce((total, one) => total + shareOf(one), 0);

const withShares = (products: Products, shares: readonly number[]): Products =>
  Object.fromEntries(
    Object.entries(products).map(([key, one], at) => [
      key,
      { ...one, allocationBp: shares[at] ?? 0 },
    ]),
  );

export const shareEqually = (products: Products): Products => {
  const count = Object.keys(products).length;
  return count === 0 ? products : withShares(products, equalShares(count));
};

/** With one more product: where all had shared alike they go on doing so, else it begins without a share. */
export const addProduct = (products: Products, id: number): Products => {
  const added = {
    ...products,
    [keyOf(id)]: { quantity: 1, allocationBp: 0, activationParameters: {} },
  };
  return isSame(products, shareEqually(products)) ? shareEqually(added) : added;
};

/** Without a product: what is left shares what it had in proportion, as the server would (T52). */
export const removeProduct = (products: Products, key: string): Products => {
  const shares = sharesAfterRemoval(
    new Map(Object.entries(products).map(([one, mapped]) => [idOf(one), shareOf(mapped)])),
    new Set([idOf(key)]),
  );
  const { [key]: _removed, ...rest } = products;
  return withShares(rest, [...shares.values()]);
};

/** A product that was taken out is there again as stored; with all back together the stored shares are too. */
export const bringBack = (products: Products, before: Products, key: string): Products => {
  const { quantity, activationParameters } = before[key] ?? {
    quantity: 1,
    activationParameters: {},
  };
  const added = addProduct(products, idOf(key));
  const all = {
    ...added,
    [key]: { allocationBp: added[key]?.allocationBp, quantity, activationParameters },
  };
  const isWhole = isSame(Object.keys(all).toSorted(), Object.keys(before).toSorted());
  if (!isWhole) return all;
  return Object.fromEntries(
    Object.entries(before).map(([one, { allocationBp }]) => [
      one,
      { quantity: 1, activationParameters: {}, ...all[one], allocationBp },
    ]),
  );
};

export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export const differenceOf = (before: Products, after: Products): Difference => ({
  added: Object.keys(after).filter(key => !before[key]),
  changed: Object.keys(after).filter(key => before[key] && !isSame(before[key], after[key])),
  removed: Object.keys(before).filter(key => !after[key]),
});

/** What was saved, with what was changed between sending it and its answer. */
export const withSince = (saved: Products, sent: Products, now: Products): Products => {
  const { added, changed, removed } = differenceOf(sent, now);
  const kept = Object.entries(saved).filter(([key]) => !removed.includes(key));
  const since = Object.entries(now).filter(([key]) => added.includes(key) || changed.includes(key));
  return Object.fromEntries([...kept, ...since]);
};

/** What one save sends, in order. */
export interface Requests {
  /** The one product whose activation parameters are all that differs. */
  readonly parametersOf: string | null;
  readonly map: readonly Listed[];
  readonly unmap: readonly number[];
}

const listed = (key: string, { quantity, allocationBp, activationParameters }: Mapped) =>
  ({
    productId: idOf(key),
    quantity,
    allocationBp,
    activationParameters: activationParameters ?? {},
    // What cannot be sent was found before (`problemsIn`).
  }) as Listed;

/**
 * The calls that lead from one list to the other. What goes is first left without a share by the same call that sets
 * all else, so that this call checks everything and taking products out changes nothing for those that stay.
 */
export const requestsFor = (before: Products, after: Products): Requests => {
  const { added, changed, removed } = differenceOf(before, after);
  const [only] = changed;
  const isParametersOnly =
    only !== undefined &&
    changed.length + added.length + removed.length === 1 &&
    isSame(
      { ...before[only], activationParameters: null },
      { ...after[only], activationParameters: null },
    );
  const written = Object.entries(after).filter(
    ([key]) => added.includes(key) || changed.includes(key),
  );
  return {
    parametersOf: isParametersOnly ? only : null,
    map:
      written.length === 0 || isParametersOnly
        ? []
        : [
            ...written.map(([key, one]) => listed(key, one)),
            ...removed.map(key => ({ productId: idOf(key), allocationBp: 0 })),
          ],
    unmap: removed.map(idOf),
  };
};
