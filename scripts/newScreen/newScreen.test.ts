import { readFileSync } from 'node:fs';
import { check, format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { kindNames } from '#contract/kinds/kindNames.ts';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { knownNames, readSchemaFiles, readProductFiles } from '../screenSources.ts';
import { askPlan } from './askPlan.ts';
import { newKinds, type NewKind } from '#contract/model/newScreen/newKinds.ts';
import { readPlan, usage } from './readPlan.ts';
import { screenFilesOf } from '#contract/model/newScreen/screenFilesOf.ts';
import { untranslated } from '#contract/model/newScreen/untranslated.ts';
import { writeScreen } from './writeScreen.ts';

const five = 'name:text,code:text!,from:date,paid:boolean,note:longtext';

const made = async (...args: readonly string[]) => {
  const { screen, schema } = screenFilesOf(readPlan(args));
  const tidied = await Promise.all(
    [screen, schema].map(async ({ file, text }) => ({
      file,
      text: await format(text, { parser: 'json', printWidth: 100 }),
    })),
  );
  const faults = checkScreens(
    [...readProductFiles(), ...tidied.slice(0, 1)],
    [...readSchemaFiles(), ...tidied.slice(1)],
    knownNames(),
  ).filter(({ file, isNote }) => !isNote && tidied.some(one => one.file === file));
  const [first, second] = tidied.map(({ text }) => text);
  return { screen: first ?? '', schema: second ?? '', faults, paths: [screen.file, schema.file] };
};

describe('a new screen', () => {
  it('of five fields takes at most 20 lines and has no fault', async () => {
    const { screen, faults, paths } = await made('holidays', '--fields', five);
    expect(faults).toEqual([]);
    expect(screen.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
    expect(paths).toEqual(['resources/setup/holidays.json', 'form-schemas/holiday.schema.json']);
  });

  it('says what was asked for, and marks what was not', async () => {
    const hindi = ['--hindi', 'छुट्टी/छुट्टियाँ'];
    const { screen, schema } = await made(
      'holidays',
      '--fields',
      'name:text:Name:नाम,code:text!',
      ...hindi,
    );
    expect(JSON.parse(screen)).toMatchObject({
      label: { en: ['Holiday', 'Holidays'], hi: ['छुट्टी', 'छुट्टियाँ'] },
      fields: { name: { label: { hi: 'नाम' } }, code: { label: { hi: `${untranslated}Code` } } },
      access: { admin: expect.arrayContaining(['list', 'create', 'remove']) },
    });
    expect(JSON.parse(schema)).toMatchObject({ required: ['name', 'code'] });
  });

  const inside: Partial<Record<NewKind, string>> = {
    choice: '(open|closed)',
    choices: '(open|closed)',
    reference: '(colleagues)',
    references: '(localities)',
    children: '(title:text(..40)!|kind:choices(new|old)|host:reference(colleagues))',
  };

  it('can have a field of every kind but those that come with a schema', () => {
    expect(Object.keys(newKinds).toSorted()).toEqual(
      [
        ...kindNames.filter(kind => kind !== 'json' && kind !== 'shape'),
        'decimal',
        'range',
      ].toSorted(),
    );
  });

  it.each(Object.keys(newKinds) as NewKind[])('can have a field of kind %s', async kind => {
    const fields = `name:text,other:${kind}${inside[kind] ?? ''}`;
    const { screen, schema, faults } = await made('holidays', '--fields', fields);
    expect(faults).toEqual([]);
    for (const text of [screen, schema])
      expect(await check(text, { parser: 'json', printWidth: 100 })).toBe(true);
  });

  it('bounds numbers and texts, keeps two days in order, and lists small records', async () => {
    const fields =
      'name:text(2..80),seats:number(1..),stay:range!:Stay:ठहराव,c:children(title:text!)';
    const { screen, schema, faults } = await made('visits', '--fields', fields);
    expect(faults).toEqual([]);
    expect(JSON.parse(schema)).toMatchObject({
      required: ['name', 'stayFrom', 'stayUntil'],
      properties: {
        name: { minLength: 2, maxLength: 80 },
        seats: { minimum: 1 },
        c: { items: { required: ['title'], properties: { title: { type: 'string' } } } },
      },
    });
    expect(JSON.parse(screen)).toMatchObject({
      fields: {
        stayUntil: { label: { hi: 'ठहराव: आख़िरी दिन' } },
        'c.title': { label: { hi: `${untranslated}Title` } },
      },
      rules: {
        'stay-until-in-order': { fail: { stayUntil: { lt: { $: 'record.stayFrom' } } } },
      },
      form: ['name', 'seats', { in: 'row', of: ['stayFrom', 'stayUntil'] }, 'c'],
    });
  });

  it('tells who made a record where that is asked for', async () => {
    const { screen, schema, faults } = await made('visits', '--fields', five, '--who');
    expect(faults).toEqual([]);
    expect(JSON.parse(schema)).toMatchObject({
      properties: { createdById: { readOnly: true }, createdByName: { title: 'Made by' } },
    });
    expect(JSON.parse(screen)).toMatchObject({
      list: expect.arrayContaining(['createdByName', 'updatedAt']) as unknown,
    });
  });

  it('offers as people those who work here', async () => {
    const { screen } = await made('visits', '--fields', 'name:text,host:reference(colleagues)');
    expect(JSON.parse(screen)).toMatchObject({
      fields: { host: { reference: { to: 'colleagues', where: { isActive: { eq: true } } } } },
    });
  });

  it('says in its help what each kind is', () => {
    for (const kind of Object.keys(newKinds))
      expect(usage).toMatch(new RegExp(`^  ${kind} +\\S`, 'm'));
  });

  it('has the group and rights that the menu of the specification gives its address', async () => {
    const plan = readPlan(['stories', '--fields', five]);
    expect(plan).toMatchObject({ group: 'ad-product', readers: ['signed-in'] });
    const { screen } = await made('stories', '--fields', five);
    expect(JSON.parse(screen)).toMatchObject({
      menu: { group: 'ad-product' },
      access: { 'signed-in': expect.arrayContaining(['list']) as unknown },
    });
  });
});

describe('refused', () => {
  it.each([
    [['Holi'], '"Holi" is not a screen name: use small letters'],
    [['price_lists'], '"price_lists" is not a screen name'],
    [['a', 'b'], 'Create one screen at a time: remove b'],
    [['holidays'], 'A screen needs a field'],
    [['holidays', '--fields', 'name'], 'write name:kind'],
    [['holidays', '--fields', 'name:txt'], 'did you mean "text"?'],
    [['holidays', '--fields', 'Name:text'], '"Name" is not a field name: write it like openedOn'],
    [['holidays', '--fields', 'name:text,name:date'], 'The field "name" is given twice'],
    [
      ['holidays', '--fields', 'name:text,version:number'],
      '"version" already exists on every record',
    ],
    [
      ['holidays', '--fields', 'name:text,a:choice'],
      'choice needs its values: choice(open|closed)',
    ],
    [['holidays', '--fields', 'name:text,a:reference'], 'reference needs the screen it refers to'],
    [['holidays', '--fields', 'name:text,a:date(b)'], 'date takes nothing in brackets'],
    [
      ['holidays', '--fields', 'name:text,a:number(9)'],
      'number takes a minimum and a maximum in brackets',
    ],
    [['holidays', '--fields', 'name:text,a:number(9..1)'], 'number takes a minimum and a maximum'],
    [['holidays', '--fields', 'name:text,a:children'], 'children needs the fields of an entry'],
    [
      ['holidays', '--fields', 'name:text,a:children(b:text|b:date)'],
      'The field "b" is given twice',
    ],
    [
      ['holidays', '--fields', 'name:text,a:children(b:range)'],
      '"b:range" cannot be part of the entries of a list',
    ],
    [['holidays', '--fields', 'day:date'], 'The first field is the title of the record'],
    [['holidays', '--fields', five, '--order', 'first'], '--order must be a whole number'],
    [['holidays', '--filds', five], "Unknown option '--filds'"],
  ])('%j: %s', (args, message) => {
    expect(() => readPlan(args)).toThrow(message);
  });

  it.each([
    [['--group', 'setpu'], 'There is no menu group "setpu" (did you mean "setup"?)'],
    [['--icon', 'tagg'], 'There is no icon "tagg"'],
    [['--keepers', 'admni'], 'There is no role "admni" (did you mean "admin"?)'],
  ])('with its place: %j', async (args, message) => {
    const plan = readPlan(['holidays', '--fields', five, ...args]);
    await expect(writeScreen(plan)).rejects.toThrow(message);
  });

  it('never writes over a file', async () => {
    const file = 'resources/help/faqs.json';
    const before = readFileSync(file, 'utf8');
    await expect(writeScreen(readPlan(['faqs', '--fields', five]))).rejects.toThrow(
      `${file} already exists`,
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('asked for', () => {
  const answering = (answers: readonly string[]) => {
    const asked: string[] = [];
    const rest = [...answers];
    return {
      asked,
      ask: (question: string) => {
        asked.push(question);
        return Promise.resolve(rest.shift() ?? '');
      },
    };
  };

  it('gives the same plan as the command line', async () => {
    const { ask } = answering([
      'holidays',
      '',
      '',
      'छुट्टी',
      'छुट्टियाँ',
      'setup',
      '',
      'signed-in',
      'y',
      'name',
      '',
      '',
      'नाम',
      'kind',
      'choice',
      'national|local',
      'y',
      '',
      'प्रकार',
      '',
    ]);
    expect(await askPlan(ask)).toEqual(
      readPlan([
        'holidays',
        '--hindi',
        'छुट्टी/छुट्टियाँ',
        '--readers',
        'signed-in',
        '--who',
        '--fields',
        'name:text!:Name:नाम,kind:choice(national|local)!:Kind:प्रकार',
      ]),
    );
  });

  it('says what is wrong with an answer and asks again', async () => {
    const { ask, asked } = answering(['Holi', '', 'holidays', '', '', '', '', 'nowhere']);
    await askPlan(ask);
    expect(asked[1]).toContain('"Holi" is not a screen name');
    expect(asked).toContainEqual(
      expect.stringContaining('"nowhere" is not there. Choose from: work'),
    );
  });
});
