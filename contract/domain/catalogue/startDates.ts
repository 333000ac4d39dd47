import { told } from '../messages/told.ts';

/** Products that are never sold without a start date, whatever the catalogue says of them (part 1 section 5). */
export const startDateProductIds: readonly number[] = [194, 87, 57, 181, 52, 53, 54, 58, 136];

/** The console's own sentence. */
export const startDateStays = told(
  'This product is never sold without a start date.',
  'यह उत्पाद आरंभ तारीख के बिना कभी नहीं बिकता।',
);

/** Whether a product has to be sold with a start date: those nine always, any other as its keepers say. */
export const isStartDateMandatory = (productId: number | undefined, isSaid: boolean): boolean =>
  isSaid || (productId !== undefined && startDateProductIds.includes(productId));
