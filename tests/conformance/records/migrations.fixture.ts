import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import type { MigrationStep } from '#contract/model/grammar/stored/recordMigration.ts';
import type { RecordScreen, ScreenFile, Text } from '#contract/model/types.ts';

const text = (en: string): Text => ({ en, hi: en });

/** A screen of the generic store for administrators, with these fields. */
export const screenOf = (
  resource: string,
  properties: Record<string, JsonSchema>,
  more: Partial<ScreenFile> & { readonly required?: readonly string[] } = {},
): RecordScreen => {
  const { required = [], ...file } = more;
  const screen = completeScreen(
    {
      format: 1,
      resource,
      route: `/${resource}`,
      label: { one: text('Gate'), other: text('Gates') },
      schema: 'gate.schema.json',
      access: { admin: { do: ['list', 'show', 'create', 'edit', 'remove'] } },
      list: { columns: ['name'] },
      form: ['name'],
      ...file,
    },
    {
      type: 'object',
      required: ['name', ...required],
      properties: { name: { type: 'string' }, ...properties },
    },
  );
  if (screen.type !== 'records') throw new Error('A screen of records');
  return screen;
};

export interface Way {
  /** How the screen changed. */
  readonly title: string;
  readonly screen: RecordScreen;
  readonly steps: readonly MigrationStep[];
  /** A record as it was stored, by its number. */
  readonly before: (at: number) => Record<string, unknown>;
  /** The same after the migration. */
  readonly after: (at: number) => Record<string, unknown>;
  /** Where the records were kept, if elsewhere. */
  readonly from?: string;
  /** Fields of which some values stay, and of how many among a thousand records. */
  readonly keptIn?: Readonly<Record<string, number>>;
}

const name = (at: number) => ({ name: `Gate ${at}` });
const colours = ['red', 'green', 'blue'];

/** Ten ways in which a screen changes under records that are stored. */
export const ways: readonly Way[] = [
  {
    title: 'a field has another name',
    screen: screenOf(
      'way-rename',
      { shade: { type: 'string' } },
      { fields: { shade: { was: ['colour'] } } },
    ),
    steps: [{ do: 'rename', field: 'colour', to: 'shade' }],
    before: at => ({ ...name(at), colour: colours[at % 3] }),
    after: at => ({ ...name(at), shade: colours[at % 3] }),
  },
  {
    title: 'a field is removed, with what it held',
    screen: screenOf('way-drop', {}),
    steps: [{ do: 'drop', field: 'colour' }],
    before: at => ({ ...name(at), colour: 'red' }),
    after: name,
  },
  {
    title: 'a field is removed, and what it held stays',
    screen: screenOf('way-keep', {}),
    steps: [{ do: 'keep', field: 'colour' }],
    before: at => ({ ...name(at), colour: 'red' }),
    after: at => ({ ...name(at), colour: 'red' }),
  },
  {
    title: 'a field has to be there',
    screen: screenOf(
      'way-fill',
      { kind: { type: 'string', enum: ['wide', 'narrow'] } },
      { required: ['kind'] },
    ),
    steps: [
      { do: 'fill', field: 'kind', with: 'wide', where: { width: { gte: 4 } } },
      { do: 'fill', field: 'kind', with: 'narrow' },
    ],
    before: at => ({ ...name(at), width: at % 8 }),
    after: at => ({ ...name(at), width: at % 8, kind: at % 8 >= 4 ? 'wide' : 'narrow' }),
  },
  {
    title: 'a text becomes a number',
    screen: screenOf('way-number', { width: { type: 'integer' } }),
    steps: [{ do: 'convert', field: 'width', values: { three: 3 } }],
    before: at => ({ ...name(at), width: ['12', '1,200', 'three', 'wide'][at % 4] }),
    after: at => ({ ...name(at), width: [12, 1200, 3, 'wide'][at % 4] }),
    keptIn: { width: 250 },
  },
  {
    title: 'a text becomes a day',
    screen: screenOf('way-day', { since: { type: 'string', format: 'date' } }),
    steps: [{ do: 'convert', field: 'since' }],
    before: at => ({ ...name(at), since: ['01-Apr-27', '2027-04-01'][at % 2] }),
    after: at => ({ ...name(at), since: '2027-04-01' }),
  },
  {
    title: 'values are taken out of a list',
    screen: screenOf('way-values', { kind: { type: 'string', enum: ['wide', 'narrow'] } }),
    steps: [{ do: 'convert', field: 'kind', values: { broad: 'wide', slim: 'narrow' } }],
    before: at => ({ ...name(at), kind: ['broad', 'slim', 'wide'][at % 3] }),
    after: at => ({ ...name(at), kind: ['wide', 'narrow', 'wide'][at % 3] }),
  },
  {
    title: 'one value becomes a list, and a group loses a member',
    screen: screenOf('way-list', { tags: { type: 'array', items: { type: 'string' } } }),
    steps: [
      { do: 'convert', field: 'tags' },
      { do: 'drop', field: 'size.width' },
    ],
    before: at => ({ ...name(at), tags: colours[at % 3], size: { width: at } }),
    after: at => ({ ...name(at), tags: [colours[at % 3]] }),
  },
  {
    title: 'a field of a list of entries has another name and type',
    screen: screenOf('way-entries', {
      lines: {
        type: 'array',
        items: {
          type: 'object',
          properties: { days: { type: 'integer' }, what: { type: 'string' } },
        },
      },
    }),
    steps: [
      { do: 'rename', field: 'lines.duration', to: 'lines.days' },
      { do: 'convert', field: 'lines.days' },
    ],
    before: at => ({ ...name(at), lines: [{ what: 'a', duration: String(at) }, { what: 'b' }] }),
    after: at => ({ ...name(at), lines: [{ what: 'a', days: at }, { what: 'b' }] }),
  },
  {
    title: 'the resource has another name',
    screen: screenOf('way-moved', { shade: { type: 'string' } }),
    steps: [{ do: 'move', from: 'way-before' }],
    before: at => ({ ...name(at), shade: colours[at % 3] }),
    after: at => ({ ...name(at), shade: colours[at % 3] }),
    from: 'way-before',
  },
];
