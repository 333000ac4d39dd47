import type { JsonSchema } from '#contract/model/types.ts';

const fieldCount = 60;

/** Sorts of fields in turn, as forms have them; most are typed into. */
const sorts: readonly JsonSchema[] = [
  { type: 'string', maxLength: 120 },
  { type: 'integer', minimum: 0 },
  { type: 'string', enum: ['live', 'draft', 'stopped'] },
  { type: 'string', minLength: 2 },
  { type: 'boolean' },
  { type: 'string', format: 'date' },
];

/** A form of 60 fields; the first one is typed into. */
export const schema60: JsonSchema = {
  type: 'object',
  required: ['field0'],
  properties: Object.fromEntries(
    Array.from({ length: fieldCount }, (_, index) => [
      `field${index}`,
      { title: `Field ${index}`, ...sorts[index % sorts.length] },
    ]),
  ),
};
