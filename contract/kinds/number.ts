import { groupDigits } from '../domain/money/formatRupees.ts';
import { missingCount } from '../domain/texts/missing.ts';
import { defineKind, orderedOperators } from './kind.ts';

const pattern = /^-?(\d+|\d{1,2}(,\d{2})*,\d{3})(\.\d+)?$/;

/** As numbers write themselves that are too large or too small for digits alone: such a one is exact as it is. */
const withExponent = /^-?\d(?:\.\d+)?e[+-]\d+$/;

/** A typed number, plain or with Indian grouping; undefined when it is none or too large to be exact. */
export const readNumber = (text: string): number | undefined => {
  if (withExponent.test(text)) return Number.isFinite(Number(text)) ? Number(text) : undefined;
  const value = pattern.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : undefined;
};

/** Indian grouping of the whole part: `-123456.5` → `-1,23,456.5`. */
export const writeNumber = (value: number): string => {
  const [, sign = '', whole, places = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(String(value)) ?? [];
  return whole === undefined ? String(value) : sign + groupDigits(whole) + places;
};

/** A count or a measure. */
export const number = defineKind<number>({
  name: 'number',
  jsonTypes: ['integer', 'number'],
  operators: orderedOperators,
  align: 'end',
  missing: missingCount,
  read: text => {
    const value = readNumber(text);
    return value === undefined ? { error: { en: 'Enter a number', hi: 'संख्या लिखें' } } : { value };
  },
  format: writeNumber,
});
