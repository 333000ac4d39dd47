import { columnFaults, type HeaderFault } from '../imports/columnFaults.ts';

/** Columns of a price file beside one for each parameter; `packageName` is for the reader, and checked. */
export const priceColumns = {
  needed: ['packageId', 'price', 'effectiveFrom', 'effectiveUntil'],
  optional: ['packageName'],
} as const;

/**
 * What is wrong with the header of a price file.
 * @param header Trimmed names in order.
 * @param parameters Names of the pricing parameters that packages ask for.
 */
export const headerFaults = (
  header: readonly string[],
  parameters: readonly string[],
): HeaderFault[] =>
  columnFaults(header, {
    needed: priceColumns.needed,
    optional: [...priceColumns.optional, ...parameters],
  });
