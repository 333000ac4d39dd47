import type { JsonSchema } from '#contract/model/types.ts';

interface NewKindEntry {
  readonly schema: JsonSchema;
  /** Not told by the schema, so the screen file says it. */
  readonly isNamed?: true;
  /** Takes something in brackets: the values to choose from, or the screen that is referred to. */
  readonly takes?: 'options' | 'screen';
}

/** Kinds that a new screen can begin with, and what the record schema says of each. */
export const newKinds = {
  text: { schema: { type: 'string', maxLength: 200 } },
  longtext: { schema: { type: 'string', maxLength: 4000 }, isNamed: true },
  number: { schema: { type: 'integer' } },
  money: { schema: { type: 'integer', minimum: 0 }, isNamed: true },
  percent: { schema: { type: 'number', minimum: 0, maximum: 100 }, isNamed: true },
  date: { schema: { type: 'string', format: 'date' } },
  datetime: { schema: { type: 'string', format: 'date-time' } },
  boolean: { schema: { type: 'boolean', default: false } },
  choice: { schema: { type: 'string' }, takes: 'options' },
  choices: { schema: { type: 'array', uniqueItems: true }, takes: 'options' },
  reference: { schema: { type: 'integer' }, isNamed: true, takes: 'screen' },
  phone: { schema: { type: 'string' }, isNamed: true },
  email: { schema: { type: 'string', format: 'email' } },
  pincode: { schema: { type: 'string' }, isNamed: true },
  gstin: { schema: { type: 'string' }, isNamed: true },
  pan: { schema: { type: 'string' }, isNamed: true },
} as const satisfies Record<string, NewKindEntry>;

export type NewKind = keyof typeof newKinds;

export const newKindNames = Object.keys(newKinds) as readonly NewKind[];

export const newKind = (name: NewKind): NewKindEntry => newKinds[name];
