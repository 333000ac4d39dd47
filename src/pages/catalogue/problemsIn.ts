import { activationFaults } from '#contract/domain/catalogue/activationFaults.ts';
import { readActivationValues } from '#contract/domain/catalogue/readActivationValues.ts';
import { allocationMessage } from '#contract/domain/money/allocate.ts';
import { wholeInBasisPoints } from '#contract/domain/money/paise.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import { valueFaults } from '#contract/domain/messages/valueFaults.ts';
import type { Language } from '#contract/model/types.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { keyOf, shareTotal, type ProductInfo, type Products } from './mappedProducts.ts';

export interface Problem {
  /** `p12.quantity`; null when it is about the list. */
  readonly path: string | null;
  readonly message: string;
}

/** Words for the two numbers of a card. */
export interface ProblemWords {
  readonly quantity: string;
  readonly share: string;
}

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** What keeps the products from being saved; the shares of a package without products make nothing (T52). */
export const problemsIn = (
  products: Products,
  infos: ReadonlyMap<string, ProductInfo>,
  words: ProblemWords,
  language: Language,
): readonly Problem[] => {
  const fields = Object.entries(products).flatMap(([key, one]): Problem[] => {
    const values = readActivationValues(one.activationParameters ?? {});
    const faults = activationFaults(infos.get(key)?.parameters ?? [], values ?? {});
    return [
      ...(isWhole(one.quantity, 1_000_000)
        ? []
        : [{ path: `${key}.quantity`, message: words.quantity }]),
      ...(isWhole(one.allocationBp, wholeInBasisPoints)
        ? []
        : [{ path: `${key}.allocationBp`, message: words.share }]),
      ...(values
        ? faults.map(fault => ({
            path: `${key}.activationParameters`,
            message: toldIn(language, fault),
          }))
        : [{ path: `${key}.activationParameters`, message: toldIn(language, valueFaults.object) }]),
    ];
  });
  const isWhole100 =
    Object.keys(products).length === 0 || shareTotal(products) === wholeInBasisPoints;
  return isWhole100 ? fields : [...fields, { path: null, message: allocationMessage }];
};

/** What the server refused, by the place in the list that was sent. */
export const problemsFrom = (
  errors: readonly FieldError[],
  sent: readonly { readonly productId: number }[],
): readonly Problem[] =>
  errors.map(({ field, message }) => {
    const [, list, at, name] = field.split('/');
    const product = list === 'products' ? sent[Number(at)] : undefined;
    return { path: product ? `${keyOf(product.productId)}.${name ?? ''}` : null, message };
  });
