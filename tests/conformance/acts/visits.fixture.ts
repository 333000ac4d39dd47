import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import type { ScreenFile, Text } from '#contract/model/types.ts';

const text = (en: string): Text => ({ en, hi: `${en} हि` });

/** A visit, with a field of every sort that an action sets. */
export const visitSchema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', maxLength: 40 },
    status: { type: 'string', enum: ['open', 'closed'], default: 'open' },
    guests: { type: 'integer', minimum: 1, maximum: 9 },
    outcome: { type: 'string', maxLength: 10 },
    closedOn: { type: 'string', format: 'date' },
    closedAt: { type: 'string', format: 'date-time' },
    closedById: { type: 'integer' },
    double: { type: 'integer' },
    pay: { type: 'integer' },
    place: { type: 'object', properties: { gate: { type: 'string' } } },
  },
};

/** A screen of the generic store whose actions set values, each in a way of its own. */
export const visitsFile: ScreenFile = {
  format: 1,
  resource: 'visits',
  route: '/visits',
  label: { one: text('Visit'), other: text('Visits') },
  schema: 'visit.schema.json',
  access: {
    admin: ['list', 'show', 'create', 'edit', 'remove', 'reopen'],
    content: {
      do: ['list', 'show', 'close', 'pay', 'move', 'lose'],
      rows: { status: { eq: 'open' } },
      hide: ['pay'],
      lock: ['guests'],
    },
    'support-issues': ['list', 'show'],
  },
  fields: {
    closedOn: { readonly: true },
    double: { compute: { mul: [{ $: 'record.guests' }, 2] } },
  },
  editable: { status: { eq: 'open' } },
  rules: {
    named: {
      fail: { all: [{ status: { eq: 'closed' } }, { name: { eq: 'Nobody' } }] },
      at: ['status'],
      message: text('Nobody cannot leave'),
    },
  },
  list: { columns: ['name', 'status'] },
  form: ['name', 'status', 'guests', 'outcome', 'closedById'],
  actions: {
    close: {
      label: text('Close visit'),
      on: ['row', 'record', 'bulk'],
      eligible: { name: { ne: 'Locked' } },
      why: text('It is locked'),
      ask: [
        { name: 'how', label: text('How'), as: 'text', required: true },
        {
          name: 'mood',
          label: text('Mood'),
          as: 'choice',
          options: [{ value: 'good', label: text('Good') }],
        },
      ],
      set: {
        status: 'closed',
        outcome: { $: 'ask.how' },
        closedOn: { $: 'today' },
        closedAt: { $: 'now' },
        closedById: { $: 'user.id' },
        'place.gate': 'North',
      },
      notify: {
        roles: ['support-issues', 'finance'],
        people: ['createdById', 'closedById'],
        text: text('{name} has left'),
      },
      undo: true,
    },
    pay: { label: text('Pay'), on: ['row'], set: { pay: 1 } },
    move: { label: text('Move'), on: ['row'], set: { guests: 3 } },
    lose: {
      label: text('Lose'),
      on: ['row'],
      visible: { name: { eq: 'Lost' } },
      set: { outcome: null },
    },
    reopen: { label: text('Reopen'), on: ['row'], set: { status: 'open', outcome: null } },
  },
};
