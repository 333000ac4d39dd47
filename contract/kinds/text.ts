import { defineKind, textOperators } from './kind.ts';

/** One line of text. */
export const text = defineKind<string>({
  name: 'text',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  writes: 'words',
  read: value => ({ value }),
  format: String,
});
