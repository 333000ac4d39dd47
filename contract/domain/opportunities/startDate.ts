import { isNoValue } from '../noValue.ts';

/** Products that cannot be sold without a start date (part 1 section 5). */
export const startDateMandatoryProductIds: readonly number[] = [
  194, 87, 57, 181, 52, 53, 54, 58, 136,
];

/** The message when a product needs a start date and has none. */
export const checkStartDate = (
  productId: number,
  startDate: string | null | undefined,
): string | undefined =>
  startDateMandatoryProductIds.includes(productId) && isNoValue(startDate)
    ? 'Please enter start date'
    : undefined;
