import { listParts } from './choices.ts';
import { defineKind, listOperators } from './kind.ts';
import { readId, type RecordId } from './reference.ts';

/** The ids of several records of one resource. */
export const references = defineKind<readonly RecordId[]>({
  name: 'references',
  jsonTypes: ['array'],
  operators: listOperators,
  align: 'start',
  missing: '-',
  read: text => {
    const ids = [...new Set(listParts(text))].map(readId);
    return ids.includes(undefined)
      ? { error: { en: 'Enter IDs with commas between', hi: 'आईडी अल्पविराम से अलग करके लिखें' } }
      : { value: ids.filter(id => id !== undefined) };
  },
  format: value => value.join(', '),
});
