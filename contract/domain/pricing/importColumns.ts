import { headingFaults } from '../messages/importFaults.ts';
import type { Told } from '../messages/told.ts';
import { nearest } from '../nearest.ts';

/** Columns of a price file beside one for each parameter; `packageName` is for the reader, and checked. */
export const priceColumns = {
  needed: ['packageId', 'price', 'effectiveFrom', 'effectiveUntil'],
  optional: ['packageName'],
} as const;

export interface HeaderFault extends Told {
  readonly code: string;
}

/**
 * What is wrong with the header of a price file: unknown, doubled and missing columns, each with its name or number.
 * @param header Trimmed names in order.
 * @param parameters Names of the pricing parameters that packages ask for.
 */
export const headerFaults = (
  header: readonly string[],
  parameters: readonly string[],
): HeaderFault[] => {
  const known: readonly string[] = [
    ...priceColumns.needed,
    ...priceColumns.optional,
    ...parameters,
  ];
  const faults: HeaderFault[] = [];
  for (const [at, name] of header.entries()) {
    const first = header.indexOf(name);
    if (name === '') {
      faults.push({ code: 'unnamed-column', ...headingFaults.unnamed(at + 1) });
    } else if (!known.includes(name)) {
      const cut = name.slice(0, 60);
      const fault = headingFaults.unknown(at + 1, cut, nearest(cut, known), known);
      faults.push({ code: 'unknown-column', ...fault });
    } else if (first < at) {
      faults.push({ code: 'doubled-column', ...headingFaults.twice(name, first + 1, at + 1) });
    }
  }
  for (const name of priceColumns.needed) {
    if (header.includes(name)) continue;
    faults.push({ code: 'missing-column', ...headingFaults.missing(name) });
  }
  return faults;
};
