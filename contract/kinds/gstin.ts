import { defineKind, textOperators } from './kind.ts';

/** A GST number: the pattern of part 1 section 5, a digit in place 13 included (T90); stored in capitals. */
export const gstin = defineKind<string>({
  name: 'gstin',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  read: text =>
    /^\d{2}[A-Za-z]{5}\d{4}[A-Za-z]\d[A-Za-z][A-Za-z0-9]$/.test(text)
      ? { value: text.toUpperCase() }
      : {
          error: {
            en: 'Enter a GST number of 15 characters, such as 29ABCDE1234F1Z5',
            hi: '15 अक्षरों का जीएसटी नंबर लिखें, जैसे 29ABCDE1234F1Z5',
          },
        },
  format: String,
});
