import { defineKind } from './kind.ts';
import { notJson, readJson } from './json.ts';

type Child = Readonly<Record<string, unknown>>;

const isChild = (value: unknown): value is Child =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of small records inside the record; JSON in exports and imports. */
export const children = defineKind<readonly Child[]>({
  name: 'children',
  jsonTypes: ['array'],
  operators: ['empty'],
  align: 'start',
  missing: '-',
  writes: 'exact',
  read: text => {
    const value = readJson(text);
    return Array.isArray(value) && value.every(isChild) ? { value } : { error: notJson };
  },
  format: value => JSON.stringify(value),
});
