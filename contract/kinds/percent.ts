import { missingCount } from '../domain/texts/missing.ts';
import { defineKind, orderedOperators } from './kind.ts';
import { readNumber, writeNumber } from './number.ts';

/** A percentage as people say it: 18 is 18 percent. Bounds are the schema's. */
export const percent = defineKind<number>({
  name: 'percent',
  jsonTypes: ['integer', 'number'],
  operators: orderedOperators,
  align: 'end',
  missing: missingCount,
  read: text => {
    const value = readNumber(text.replace(/\s*%$/, ''));
    return value === undefined
      ? { error: { en: 'Enter a percentage', hi: 'प्रतिशत लिखें' } }
      : { value };
  },
  format: value => `${writeNumber(value)}%`,
});
