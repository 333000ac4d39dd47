import { defineKind, textOperators } from './kind.ts';

/** A permanent account number: five letters, four digits, a letter (part 1 section 5); stored in capitals. */
export const pan = defineKind<string>({
  name: 'pan',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  read: text =>
    /^[A-Za-z]{5}\d{4}[A-Za-z]$/.test(text)
      ? { value: text.toUpperCase() }
      : {
          error: {
            en: 'Enter a PAN of 10 characters, such as ABCDE1234F',
            hi: '10 अक्षरों का पैन लिखें, जैसे ABCDE1234F',
          },
        },
  format: String,
});
