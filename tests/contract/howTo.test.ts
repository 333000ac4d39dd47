import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { locatePointer } from '#contract/model/files/locatePointer.ts';
import type { ScreenFile } from '#contract/model/types.ts';
import { screenFileOf } from '#contract/model/files/screenFileOf.ts';
import { freePlace } from '#contract/model/newScreen/freePlace.ts';
import { readPlan } from '../../scripts/newScreen/readPlan.ts';
import { screenFilesOf } from '#contract/model/newScreen/screenFilesOf.ts';
import { knownNames, readProductFiles, readSchemaFiles } from '../../scripts/screenSources.ts';

const screenFiles = readProductFiles();
const schemaFiles = readSchemaFiles();

describe('the how-to', () => {
  const page = readFileSync('docs/how-to/add-a-screen.md', 'utf8');
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const [
    schema = '',
    made = '',
    brought = '',
    screen = '',
    action = '',
    ownSchema = '',
    ownScreen = '',
  ] = blocks;
  const commands = [...page.matchAll(/npm run new screen -- (.*--fields.*)/g)].map(
    ([, words = '']) =>
      [...words.matchAll(/"([^"]*)"|(\S+)/g)].flatMap(([, quoted, bare]) => quoted ?? bare ?? []),
  );
  const faultsOf = (text: string) =>
    checkScreens(
      [{ file: 'amenities.json', text }],
      [{ file: 'amenity.schema.json', text: schema }],
      knownNames(),
    );

  it('shows the two files that its command writes', async () => {
    const written = screenFilesOf(readPlan(commands[0] ?? []));
    const tidy = (text: string) => format(text, { parser: 'json', printWidth: 100 });
    expect([await tidy(written.schema.text), await tidy(written.screen.text)]).toEqual([
      schema,
      made,
    ]);
  });

  it('shows files without a fault', () => {
    expect(blocks).toHaveLength(7);
    expect(faultsOf(screen)).toEqual([]);
    expect(faultsOf(made).filter(({ isNote }) => !isNote)).toEqual([]);
    // Its calls are made in the how-to itself, as those of caps are here.
    const caps = Object.entries(knownNames().calls).filter(([id]) => id.startsWith('caps.'));
    const calls = Object.fromEntries(caps.map(([id, of]) => [id.replace('caps', 'holidays'), of]));
    const faults = checkScreens(
      [{ file: 'holidays.json', text: ownScreen }, ...screenFiles],
      [{ file: 'holiday.schema.json', text: ownSchema }, ...schemaFiles],
      { ...knownNames(), calls: { ...knownNames().calls, ...calls } },
    );
    expect(faults).toEqual([]);
  });

  it('shows the three keys that a schema which is there already needs', () => {
    const faultsWith = (day: object) => {
      const hours = { title: 'Opening hours', type: 'object', properties: { day } };
      return checkScreens(
        [{ file: 'opening-hours.json', text: brought }],
        [{ file: 'opening-hours.schema.json', text: JSON.stringify(hours) }],
        knownNames(),
      ).filter(({ isNote }) => !isNote);
    };
    expect(faultsWith({ type: 'string' })).toEqual([]);
    expect(faultsWith({ $ref: '#/$defs/day' })).toHaveLength(1);
  });

  it('shows an action that fits the screen which its command writes', () => {
    const written = screenFilesOf(readPlan(commands[1] ?? []));
    const file = JSON.parse(written.screen.text) as ScreenFile;
    const [, grant = ''] = /`"admin": (\[.*?\])`/.exec(page) ?? [];
    const access = { admin: JSON.parse(grant) as string[] };
    const faultsOfVisits = (text: string) =>
      checkScreens(
        [{ ...written.screen, text }, ...screenFiles],
        [written.schema, ...schemaFiles],
        knownNames(),
      ).filter(({ isNote }) => !isNote);
    const whole = { ...file, ...(JSON.parse(action) as ScreenFile), access };
    expect(faultsOfVisits(JSON.stringify(whole))).toEqual([]);
    const misspelt = JSON.stringify(whole).replace('user.id', 'user.displayRoles');
    expect(faultsOfVisits(misspelt)).toMatchObject([
      { message: 'There is no "user.displayRoles"' },
    ]);
  });

  it('gives each of its screens a place of its own in the menu', () => {
    const [first, second] = commands.map(words => readPlan(words));
    if (!first || !second) throw new Error('It makes two screens');
    const contents = screenFiles.map(({ text }) => JSON.parse(text) as unknown);
    const one = screenFilesOf({ ...first, order: freePlace(first.group, contents) }).screen;
    const order = freePlace(second.group, [...contents, JSON.parse(one.text)]);
    const two = screenFilesOf({ ...second, order }).screen;
    const places = [one.text, two.text, brought, ownScreen].map(text => {
      const { menu } = screenFileOf(JSON.parse(text));
      return `${menu?.group} ${menu?.order}`;
    });
    expect(places).toEqual(['setup 500', 'setup 510', 'setup 900', 'setup 520']);
    const ofProduct = screenFiles.map(({ text }) => {
      const { menu } = JSON.parse(text) as ScreenFile;
      return `${menu?.group} ${menu?.order}`;
    });
    expect(ofProduct.filter(place => places.includes(place))).toEqual([]);
  });

  it('shows the fault that the checker finds', () => {
    const [, line, column, pointer, message, suggestion] =
      /amenities\.json:(\d+):(\d+) (\S+) (.*) \(did you mean "(.*)"\?\)/.exec(page) ?? [];
    const misspelt = screen.replace('"columns": ["name"', '"columns": ["nmae"');
    expect(faultsOf(misspelt)).toEqual([{ file: 'amenities.json', pointer, message, suggestion }]);
    expect(locatePointer(misspelt, pointer ?? '')).toEqual({
      line: Number(line),
      column: Number(column),
    });
  });
});

describe('the five ways out', () => {
  const page = readFileSync('docs/how-to/go-beyond-a-screen-file.md', 'utf8');
  const pieces = [...page.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const zones = Object.entries(
    (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> })
      .imports,
  ).map(([alias, folder]) => [alias.replace('*', ''), folder.replace('*', '')] as const);

  it('have code for each of their sizes', () => {
    expect(pieces.map(code => /export const (\w+)/.exec(code)?.[1])).toEqual([
      'Place',
      'Slider',
      'MoveAmenityAction',
      'AmenityPanel',
      'HomePage',
    ]);
  });

  it.each(pieces)('import what is there: %#', code => {
    const named = [...code.matchAll(/import (?:type )?\{([^}]*)\} from '(#[^']+)'/g)];
    for (const [, names = '', from = ''] of named) {
      const [alias, folder] = zones.find(([start]) => from.startsWith(start)) ?? ['', ''];
      const text = readFileSync(from.replace(alias, folder), 'utf8');
      for (const name of names.split(',').map(one => one.trim().replace('type ', '')))
        expect(text).toMatch(new RegExp(`export (?:const|interface|type|function) ${name}\\b`));
    }
  });
});

describe('pages of React-Admin’s own parts', () => {
  const page = readFileSync('docs/how-to/use-react-admin-parts.md', 'utf8');
  const shown = [...page.matchAll(/```(?:json|tsx?)\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const files = [
    'desk.json',
    'desk/DeskArea.tsx',
    'desk/packages.tsx',
    'desk/accounts.tsx',
    'desk/adBriefs.tsx',
    'ownAdmin/main.tsx',
    'ownAdmin/vite.config.ts',
  ];

  it('are shown as they are driven', () => {
    expect(shown).toEqual(files.map(file => readFileSync(`tests/stock/${file}`, 'utf8')));
  });

  it('are named by a screen file without a fault', () => {
    const names = knownNames();
    const faults = checkScreens(
      [{ file: 'desk.json', text: shown[0] ?? '' }, ...screenFiles],
      schemaFiles,
      { ...names, pages: [...names.pages, 'DeskArea'] },
    );
    expect(faults.filter(({ file }) => file === 'desk.json')).toEqual([]);
  });
});
