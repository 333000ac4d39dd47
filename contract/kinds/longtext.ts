import { defineKind, textOperators } from './kind.ts';

/** Text of several lines. */
export const longtext = defineKind<string>({
  name: 'longtext',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  writes: 'prose',
  read: value => ({ value: value.replace(/\r\n?/g, '\n') }),
  format: String,
});
