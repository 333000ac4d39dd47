import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import type { ScreenFile, Text } from '#contract/model/types.ts';

const text = (en: string): Text => ({ en, hi: en });

const schema: JsonSchema = {
  type: 'object',
  required: ['name', 'category'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 60 },
    category: { type: 'string', enum: ['sport', 'safety', 'comfort'] },
    sortOrder: { type: 'integer', minimum: 0 },
    guards: { type: 'integer', minimum: 1 },
    note: { type: 'string' },
    since: { type: 'string', format: 'date' },
    active: { type: 'boolean', default: true },
  },
};

const file: ScreenFile = {
  format: 1,
  resource: 'amenities',
  route: '/amenities',
  label: { one: text('Amenity'), other: text('Amenities') },
  schema: 'amenity.schema.json',
  access: {
    admin: { do: ['list', 'show', 'create', 'edit', 'remove', 'import'] },
    content: {
      do: ['list', 'show', 'edit', 'import'],
      lock: ['sortOrder'],
      hide: ['note', 'createdByName'],
    },
    'support-issues': { do: ['list', 'show'], rows: { category: { eq: 'safety' } } },
  },
  fields: {
    guards: {
      visible: { category: { eq: 'safety' } },
      required: { category: { eq: 'safety' } },
      whenHidden: 'clear',
    },
    since: { readonly: { active: { eq: false } } },
  },
  removable: { when: { note: { ne: 'Listed building' } }, why: text('A listed building stays') },
  list: { columns: ['name', 'category', 'sortOrder', 'active'], search: ['name'] },
  import: { matchBy: ['name'] },
  form: ['name', 'category', 'guards', 'sortOrder', 'note', 'since', 'active'],
};

/** A screen of the generic store for the suites: conditions, hidden and locked fields, rows of one role. */
export const amenities = completeScreen(file, schema);
