import { nearest } from '../../model/check/nearest.ts';

/** Columns of a price file beside one for each parameter; `packageName` is for the reader, and checked. */
export const priceColumns = {
  needed: ['packageId', 'price', 'effectiveFrom', 'effectiveUntil'],
  optional: ['packageName'],
} as const;

export interface HeaderFault {
  readonly code: string;
  readonly message: string;
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
      faults.push({ code: 'unnamed-column', message: `Column ${at + 1} has no name.` });
    } else if (!known.includes(name)) {
      const near = nearest(name.slice(0, 60), known);
      const hint = near ? `; did you mean "${near}"?` : `; the columns are: ${known.join(', ')}.`;
      const message = `Column ${at + 1}: there is no column "${name.slice(0, 60)}"${hint}`;
      faults.push({ code: 'unknown-column', message });
    } else if (first < at) {
      const message = `The column "${name}" stands twice: as column ${first + 1} and ${at + 1}.`;
      faults.push({ code: 'doubled-column', message });
    }
  }
  for (const name of priceColumns.needed) {
    if (header.includes(name)) continue;
    faults.push({ code: 'missing-column', message: `The column "${name}" is missing.` });
  }
  return faults;
};
