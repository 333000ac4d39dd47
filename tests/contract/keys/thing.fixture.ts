import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema, RecordScreen, ScreenFile, Text } from '#contract/model/types.ts';

export const words = (en: string): Text => ({ en, hi: `${en} हिन्दी` });

type Members = Readonly<Record<string, unknown>>;

/** Parts of a screen file that are laid over the plain one, objects member by member; undefined takes a member away. */
export type Part = Members;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const laidOver = (base: Members, part: Members): Members => {
  const all = { ...base };
  for (const [name, value] of Object.entries(part)) {
    const own = all[name];
    all[name] = isMembers(own) && isMembers(value) ? laidOver(own, value) : value;
    if (value === undefined) delete all[name];
  }
  return all;
};

export const thingSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true, title: 'ID' },
    code: { type: 'integer', title: 'Code' },
    name: { type: 'string', minLength: 1, maxLength: 60, title: 'Name' },
    size: { type: 'string', enum: ['large', 'small'], title: 'Size' },
    days: { type: 'integer', title: 'Days' },
    amount: { type: 'number', title: 'Amount' },
    note: { type: 'string', title: 'Note' },
    from: { type: 'string', format: 'date', title: 'From' },
    until: { type: 'string', format: 'date', title: 'Until' },
    active: { type: 'boolean', title: 'Active' },
    tags: {
      type: 'array',
      items: { type: 'string', enum: ['hot', 'new'] },
      title: 'Tags',
    },
    otherId: { type: 'integer', title: 'Other' },
    picture: { type: 'string', format: 'uuid', title: 'Picture' },
    parts: {
      type: 'array',
      title: 'Parts',
      items: { type: 'object', properties: { pieces: { type: 'integer', title: 'Pieces' } } },
    },
    version: { type: 'integer', readOnly: true, title: 'Version' },
  },
};

const plain: Members = {
  format: 1,
  resource: 'things',
  route: '/things',
  label: { one: words('Thing'), other: words('Things') },
  schema: 'thing.schema.json',
  access: { admin: ['list', 'show', 'create', 'edit', 'remove', 'export', 'import'] },
  list: { columns: ['name', 'size', 'days'] },
  form: ['name', 'size', 'days', 'note', 'active'],
};

/** The plain screen with parts laid over it, as a file and completed. */
export const fileOf = (...parts: readonly Part[]): ScreenFile =>
  parts.reduce(laidOver, plain) as unknown as ScreenFile;

export const screenOf = (...parts: readonly Part[]): RecordScreen =>
  completeScreen(fileOf(...parts), thingSchema) as RecordScreen;

/**
 * One key of the format and what it does. What is asked of the screen with `has` is answered by `answer`, and of the
 * screen with `lacks` (the plain one where it says nothing) otherwise.
 */
export interface KeyRow<Ask> {
  readonly key: string;
  readonly has: Part;
  readonly lacks?: Part;
  readonly ask: Ask;
  readonly answer: unknown;
}
