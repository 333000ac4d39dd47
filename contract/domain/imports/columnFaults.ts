import { headingFaults } from '../messages/importFaults.ts';
import type { Text } from '../../model/files/screenFile.ts';
import type { Told } from '../messages/told.ts';
import { nearest } from '../nearest.ts';

export interface HeaderFault extends Told {
  readonly code: string;
}

/** The columns that a file may have, and those without which it says nothing. */
export interface FileColumns {
  readonly needed: readonly string[];
  readonly optional: readonly string[];
}

/** These columns are called the same in every language. */
const asWords = (name: string): Text => ({ en: name, hi: name });

/**
 * What is wrong with the header of a file: unnamed, unknown, doubled and missing columns, each with its name or number.
 * @param header Trimmed names in order.
 * @param numbers Of each, which column of the file it is, counted from 1; as they stand, unless given.
 */
export const columnFaults = (
  header: readonly string[],
  { needed, optional }: FileColumns,
  numbers: readonly number[] = [],
): HeaderFault[] => {
  const numberOf = (at: number): number => numbers[at] ?? at + 1;
  const known = [...needed, ...optional];
  const faults: HeaderFault[] = [];
  for (const [at, name] of header.entries()) {
    const first = header.indexOf(name);
    if (name === '') {
      faults.push({ code: 'unnamed-column', ...headingFaults.unnamed(numberOf(at)) });
    } else if (!known.includes(name)) {
      const cut = name.slice(0, 60);
      const near = nearest(cut, known);
      const fault = headingFaults.unknown(
        numberOf(at),
        cut,
        near === null ? null : asWords(near),
        known.map(asWords),
      );
      faults.push({ code: 'unknown-column', ...fault });
    } else if (first < at) {
      faults.push({
        code: 'doubled-column',
        ...headingFaults.twice(asWords(name), numberOf(first), numberOf(at)),
      });
    }
  }
  for (const name of needed) {
    if (header.includes(name)) continue;
    faults.push({ code: 'missing-column', ...headingFaults.missing(name) });
  }
  return faults;
};
