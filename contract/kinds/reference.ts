import type { Text } from '../model/files/screenFile.ts';
import { chosenOperators, defineKind } from './kind.ts';

export type RecordId = number | string;

/** An id as typed: digits without leading zeros that fit a number are one, all else stays text (T85). */
export const readId = (text: string): RecordId | undefined => {
  if (/\s/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) && String(value) === text ? value : text;
};

/** Of text that `readId` refuses. */
export const noIdText: Text = {
  en: 'Enter an ID without spaces',
  hi: 'बिना खाली जगह की आईडी लिखें',
};

/** The id of another record. Its title needs that record, so the visual half shows it; this half writes the id. */
export const reference = defineKind<RecordId>({
  name: 'reference',
  jsonTypes: ['integer', 'number', 'string'],
  operators: chosenOperators,
  align: 'start',
  missing: '-',
  read: text => {
    const value = readId(text);
    return value === undefined ? { error: noIdText } : { value };
  },
  format: String,
});
