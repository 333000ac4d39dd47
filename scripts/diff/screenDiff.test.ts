import { describe, expect, it } from 'vitest';
import { soundFile, soundSchema } from '#contract/model/checkScreen.fixture.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { diffReport } from './diffReport.ts';
import { screenDiff } from './screenDiff.ts';
import { screenStates } from './screenStates.ts';

const sound = soundFile() as unknown as Values;

const statesOf = (screen: unknown, schema: unknown = soundSchema) =>
  screenStates([
    { file: 'resources/setup/things.json', text: JSON.stringify(screen) },
    { file: 'form-schemas/thing.schema.json', text: JSON.stringify(schema) },
  ]);

const diffOf = (screen: unknown, schema?: unknown) => {
  const [found] = screenDiff(statesOf(sound), statesOf(screen, schema));
  return found ?? { people: [], rights: [], records: [] };
};

const at = (path: string, value: unknown) => withValueAt(sound, path, value);
const words = (text: string) => ({ en: text, hi: `हि ${text}` });

describe('what a branch changes for people', () => {
  it.each([
    ['nothing', sound, []],
    [
      'an address',
      at('route', '/stuff'),
      ['Address: /things → /stuff', 'Address of a record: /things → /stuff'],
    ],
    ['a name', at('label.one', words('Stuff')), ['Name of one record: "Thing" → "Stuff"']],
    ['Hindi alone', at('label.one.hi', 'चीज़'), ['Name of one record: Hindi "हि Thing" → "चीज़"']],
    ['a place in the menu', at('menu.group', 'setup'), ['Menu group: work → setup']],
    [
      'no menu',
      at('menu', undefined),
      [expect.stringMatching(/^menu: .*"group":"work".* → none$/)],
    ],
    ['a column', at('list.columns', ['name']), ['Column "Days" (days) is gone']],
    [
      'a column at once',
      at('list.columns', ['name', 'days']),
      ['Column "Days" (days), hidden: yes → no'],
    ],
    [
      'columns in another order',
      at('list.columns', [{ field: 'days', hidden: true }, 'name']),
      ['Order of columns: days, name'],
    ],
    ['a filter', at('list.filters', ['size']), ['Filters: "Active" (active) taken out']],
    [
      'an order',
      at('list.sort', ['name']),
      ['Order of the list: "Name" (name) added', 'Order of the list: "-days" taken out'],
    ],
    [
      'a view',
      at('list.views.shut', { label: words('Shut'), where: { active: false } }),
      [expect.stringMatching(/^View "Shut" \(shut\) is new: where active is false; sort -days$/)],
    ],
    [
      'a condition of a view',
      at('list.views.open.where', { days: { gt: 3 } }),
      ['View "Open" (open), where: active is true → days is above 3'],
    ],
    [
      'a condition of a field',
      at('fields.days.visible', { name: { empty: true } }),
      ['Field "Days" (days), visible: size is one of "large" → name is empty'],
    ],
    [
      'a name of a field',
      at('fields.days.label', words('Time')),
      [expect.stringContaining('Field "Time" (days), label: "Days" → "Time"')],
    ],
    [
      'a question',
      at('actions.stop.ask', []),
      ['Action "Stop" (stop), question "Reason" (reason) is gone'],
    ],
    [
      'what an action calls',
      at('actions.stop.call.call', 'things.end'),
      ['Action "Stop" (stop), call/call: things.stop → things.end'],
    ],
    ['an action', at('actions', {}), ['Action "Stop" (stop) is gone']],
    [
      'a section',
      at('form', [{ in: 'section', label: words('All'), of: ['name'] }]),
      [
        'Form section "All" is new',
        'Form "Name" (name), in: section "Thing" → section "All"',
        'Form section "Thing" is gone',
      ],
    ],
    [
      'a rule',
      at('rules', {
        short: { fail: { days: { gt: 9 } }, at: ['days'], message: words('Too long') },
      }),
      ['Rule "short" is new: fail days is above 9; at days'],
    ],
    ['a key without a sentence', at('list.pageSize', 50), ['list/pageSize: 20 → 50']],
  ] as const)('is told of %s', (_what, screen, lines) => {
    const { people } = diffOf(screen);
    if (_what === 'a section') for (const line of lines) expect(people).toContainEqual(line);
    else expect(people).toEqual(lines);
  });

  it('is told of a screen that is new, gone, or whose file moved', () => {
    const [added] = screenDiff(new Map(), statesOf(sound));
    expect(added?.people).toEqual([
      expect.stringMatching(
        /^The screen is new, at \/things, in the menu under work: columns name, days; fields id, /,
      ),
    ]);
    const [gone] = screenDiff(statesOf(sound), new Map());
    expect(gone?.people).toEqual(['The screen is gone; it was at /things, in the menu under work']);
    const moved = screenStates([
      { file: 'resources/work/things.json', text: JSON.stringify(sound) },
      { file: 'form-schemas/thing.schema.json', text: JSON.stringify(soundSchema) },
    ]);
    expect(screenDiff(statesOf(sound), moved)[0]?.people).toEqual([
      'Its file is resources/work/things.json, was resources/setup/things.json',
    ]);
  });

  it('is told of what cannot be read as it is written', () => {
    const { people } = diffOf(at('schema', 'other.schema.json'));
    expect(people[0]).toMatch(/^Cannot be read by this version/);
    expect(people).toContainEqual(expect.stringContaining('other.schema.json'));
  });
});

describe('what a branch changes of rights', () => {
  const wider = (sentence: string) => ({ turn: 'wider', sentence });
  const narrower = (sentence: string) => ({ turn: 'narrower', sentence });
  const finance = { do: ['list'], rows: { active: { eq: true } }, hide: ['days'], lock: ['name'] };

  it.each([
    [
      'a verb more',
      at('access.finance.do', ['list', 'export']),
      [wider('Finance (finance) may now export (where active is true)')],
    ],
    ['a role more', at('access.content', ['list']), [wider('Content (content) may now list')]],
    [
      'a role less',
      at('access.finance', undefined),
      [narrower('Finance (finance) may no longer list')],
    ],
    [
      'everyone',
      at('access.signed-in', ['show']),
      [wider('Everyone who is signed in may now show')],
    ],
    [
      'all rows',
      at('access.finance.rows', true),
      [wider('Finance (finance) may list other records: active is true → always')],
    ],
    [
      'other rows',
      at('access.finance.rows', { size: 'x' }),
      [wider('Finance (finance) may list other records: active is true → size is "x"')],
    ],
    [
      'rows of which more is asked',
      at('access.finance.rows', { all: [{ active: { eq: true } }, { size: 'x' }] }),
      [narrower(expect.stringContaining('active is true → active is true and size is "x"'))],
    ],
    [
      'rows of another kind too',
      at('access.finance.rows', { any: [{ active: { eq: true } }, { size: 'x' }] }),
      [wider(expect.stringContaining('active is true → active is true or size is "x"'))],
    ],
    [
      'several roles, who are told together',
      at('access', { ...(sound['access'] as object), content: ['list'], amoeba: ['list'] }),
      [wider('Content (content), Amoeba (amoeba) may now list')],
    ],
    [
      'fewer rows',
      at('access.admin.rows', { size: 'x' }),
      [narrower(expect.stringContaining('other records: always → size is "x"'))],
    ],
    [
      'a field no longer hidden',
      at('access.finance.hide', []),
      [wider('Finance (finance) now sees days')],
    ],
    [
      'a field that is hidden',
      at('access.finance.hide', ['days', 'size']),
      [narrower('Finance (finance) no longer sees size')],
    ],
    [
      'an action that is always possible',
      at('actions.stop.eligible', true),
      [wider('Action "stop" can be done: active is true → always')],
    ],
    [
      'records that stay as they are',
      at('editable', { active: true }),
      [narrower('Stored records can be changed: always → active is true')],
    ],
    [
      'a field that can be written',
      at('fields.name.readonly', false),
      [wider('"name" can be changed: not (active is true) → always')],
    ],
    [
      'both, wider first',
      at('access', { finance: { ...finance, hide: [] }, content: ['list'] }),
      [
        wider('Content (content) may now list'),
        wider('Finance (finance) now sees days'),
        narrower(expect.stringContaining('Admin (admin) may no longer list, show')),
      ],
    ],
  ] as const)('is told of %s', (_what, screen, changes) => {
    const { rights } = diffOf(screen);
    expect(rights).toEqual(changes);
  });
});

describe('what screen files share', () => {
  const stateOf = (keepers: readonly string[], hindi: string) =>
    screenStates([
      {
        file: 'resources/setup/things.json',
        text: JSON.stringify({
          ...sound,
          label: ['Thing', 'Things'],
          access: { '@keepers': ['list'] },
        }),
      },
      { file: 'form-schemas/thing.schema.json', text: JSON.stringify(soundSchema) },
      { file: 'resources/roles.json', text: JSON.stringify({ keepers }) },
      { file: 'resources/words.json', text: JSON.stringify({ Thing: hindi }) },
    ]);

  it('changes the screens that take it', () => {
    const [found] = screenDiff(
      stateOf(['admin', 'finance'], 'अ'),
      stateOf(['admin', 'content'], 'आ'),
    );
    expect(found?.rights).toEqual([
      { turn: 'wider', sentence: 'Content (content) may now list' },
      { turn: 'narrower', sentence: 'Finance (finance) may no longer list' },
    ]);
    expect(found?.people).toEqual(['Name of one record: Hindi "अ" → "आ"']);
  });
});

describe('what a branch changes for stored records', () => {
  const { name: _name, ...others } = soundSchema.properties ?? {};

  it.each([
    [
      'what must be there',
      { ...soundSchema, required: ['name', 'size'] },
      '"size" must be there: stored records without it can be read and saved',
    ],
    ['what is gone', { ...soundSchema, required: [], properties: others }, '"name" is removed'],
    [
      'another type',
      withValueAt(soundSchema as never, 'properties.days.type', 'string'),
      '"days" is string, was integer',
    ],
  ] as const)('is told of %s', (_what, schema, sentence) => {
    expect(diffOf(sound, schema).records.join('\n')).toContain(sentence);
  });
});

describe('the report', () => {
  it('begins with wider rights, then stored records', () => {
    const screen = withValueAt(at('access.finance.hide', []), 'list.pageSize', 50);
    const schema = { ...soundSchema, required: ['name', 'size'] };
    const heads = diffReport(screenDiff(statesOf(sound), statesOf(screen, schema))).filter(
      line => line !== '' && !line.startsWith(' '),
    );
    expect(heads).toEqual([
      'Wider rights',
      'Stored records',
      'What people see',
      '1 screen differs.',
    ]);
    expect(diffReport([])).toEqual(['No screen differs.']);
  });
});
