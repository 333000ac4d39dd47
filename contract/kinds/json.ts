import type { Text } from '../model/files/screenFile.ts';
import { defineKind } from './kind.ts';

/** The value of a JSON text, or undefined when it is none. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const notJson: Text = { en: 'Enter valid JSON', hi: 'सही JSON लिखें' };

/** A value without a form of its own. */
export const json = defineKind<unknown>({
  name: 'json',
  jsonTypes: ['object', 'array', 'string', 'number', 'integer', 'boolean'],
  operators: ['empty'],
  align: 'start',
  missing: '-',
  writes: 'exact',
  read: text => {
    const value = readJson(text);
    return value === undefined ? { error: notJson } : { value };
  },
  // A list of words is read as words; it is written as JSON where it has to come back.
  format: value =>
    Array.isArray(value) && value.length > 0 && value.every(one => typeof one === 'string')
      ? value.join(', ')
      : JSON.stringify(value),
});
