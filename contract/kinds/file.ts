import { chosenOperators, defineKind } from './kind.ts';

/** The id of an uploaded file, as `/console/v1/files` gives it. */
export const fileId = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const noFile = { en: 'Upload a file', hi: 'फ़ाइल अपलोड करें' };

/** An uploaded file by its id. The visual half uploads it and shows its name; this half reads and writes the id. */
export const file = defineKind<string>({
  name: 'file',
  jsonTypes: ['string'],
  operators: chosenOperators.filter(operator => operator === 'empty'),
  align: 'start',
  missing: '-',
  read: text => (fileId.test(text) ? { value: text } : { error: noFile }),
  format: String,
});
