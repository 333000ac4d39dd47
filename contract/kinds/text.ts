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
  examples: [
    { input: ' Premium + Mumbai 90 ', value: 'Premium + Mumbai 90', text: 'Premium + Mumbai 90' },
    { input: 'मुंबई', value: 'मुंबई', text: 'मुंबई' },
    { input: '0', value: '0', text: '0' },
  ],
});
