import { notJson, readJson } from './json.ts';
import { defineKind } from './kind.ts';

/** A value with a form of its own, drawn out of its schema; JSON in exports and imports. */
export const shape = defineKind<unknown>({
  name: 'shape',
  jsonTypes: ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'],
  operators: ['empty'],
  align: 'start',
  missing: '-',
  writes: 'exact',
  read: text => {
    const value = readJson(text);
    return value === undefined ? { error: notJson } : { value };
  },
  format: value => JSON.stringify(value),
});
