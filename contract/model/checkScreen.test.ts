import { describe, expect, it } from 'vitest';
import { fieldFaults } from './check/fieldFaults.fixture.ts';
import { nameFaults } from './check/nameFaults.fixture.ts';
import { ruleFaults } from './check/ruleFaults.fixture.ts';
import { listFaults } from './check/listFaults.fixture.ts';
import { screenFaults } from './check/screenFaults.fixture.ts';
import { structureFaults } from './check/structureFaults.fixture.ts';
import { triageFaults } from './check/triageFaults.fixture.ts';
import { checkScreen } from './checkScreen.ts';
import { soundFile, soundKnown, soundSchema, spoiled } from './checkScreen.fixture.ts';
import { checkScreens } from './checkScreens.ts';
import { metaSchema } from './grammar/metaSchema.ts';

const faultsOf = (content: unknown, schema = soundSchema) =>
  checkScreen('things.json', content, { 'thing.schema.json': schema }, soundKnown);

describe('checkScreen', () => {
  it('finds no fault with a sound file', () => {
    expect(faultsOf(soundFile())).toEqual([]);
  });

  const faults = [
    ...structureFaults,
    ...fieldFaults,
    ...ruleFaults,
    ...listFaults,
    ...triageFaults,
    ...nameFaults,
    ...screenFaults,
  ];

  it.each(faults)('$at = $value: $message', row => {
    expect(faultsOf(spoiled(row.at, row.value))).toContainEqual({
      file: 'things.json',
      pointer: row.pointer ?? row.at,
      message: expect.stringContaining(row.message),
      suggestion: row.suggestion ?? null,
    });
  });

  it.each(structureFaults)('a wrong shape is one fault: $at = $value', row => {
    expect(faultsOf(spoiled(row.at, row.value))).toHaveLength(1);
  });

  it('refuses a wrong name of every enumeration', () => {
    const enumerations = Object.entries(metaSchema.$defs ?? {}).flatMap(([name, schema]) =>
      schema.title === undefined ? [] : name,
    );
    expect(new Set(nameFaults.map(row => row.of))).toEqual(new Set(enumerations));
  });

  it('looks for other faults of a file with a wrong name', () => {
    const menu = { group: 'wrok', icon: 'box', order: 1 };
    const found = faultsOf({ ...soundFile(), menu, title: 'nmae' });
    expect(found.map(({ pointer }) => pointer).sort()).toEqual(['/menu/group', '/title']);
  });

  it('finds a missing id', () => {
    const schema = { properties: { name: { type: 'string' } } } as const;
    const messages = faultsOf(soundFile(), schema).map(fault => fault.message);
    expect(messages.some(message => message.includes('The schema has no "id"'))).toBe(true);
  });

  it('asks for an English name where the schema has no title', () => {
    const untitled = { ...soundSchema.properties, name: { type: 'string' } } as const;
    expect(faultsOf(soundFile(), { ...soundSchema, properties: untitled })).toContainEqual(
      expect.objectContaining({
        pointer: '/fields/name/label',
        message: expect.stringContaining('no English name'),
      }),
    );
  });

  it.each([null, [], 'text', 5])('says that %j is no screen', content => {
    expect(faultsOf(content)).toHaveLength(1);
  });
});

describe('checkScreens', () => {
  const schemas = [{ file: 'form-schemas/thing.schema.json', text: JSON.stringify(soundSchema) }];
  const text = JSON.stringify({ ...soundFile(), fields: undefined });
  const messagesOf = (...texts: readonly string[]) =>
    checkScreens(
      texts.map((one, index) => ({ file: `resources/${index}.json`, text: one })),
      schemas,
      soundKnown,
    ).map(({ file, pointer, message }) => `${file} ${pointer} ${message}`);

  it('says where a file is not JSON', () => {
    expect(messagesOf('{\n  "format": 1,\n}')).toEqual([
      expect.stringMatching(
        /^resources\/0\.json {2}Not valid JSON at line 2, column 14: There is a comma too many/,
      ),
    ]);
    expect(messagesOf('{ "format": 1')).toEqual([
      expect.stringContaining('at line 1, column 1: This bracket'),
    ]);
  });

  it('finds a key that stands twice, which JSON drops in silence', () => {
    expect(messagesOf(text.replace('"format":1', '"format":1,"format":1'))).toContain(
      'resources/0.json /format This key is there twice: remove one',
    );
  });

  it('finds two screens of one name or address', () => {
    const messages = messagesOf(text, text);
    expect(messages).toContain(
      'resources/1.json /resource "things" is already used by resources/0.json: choose another one',
    );
    expect(messages).toContain(
      'resources/1.json /route "/things" is already used by resources/0.json: choose another one',
    );
  });

  it('looks references up among the files', () => {
    const field = { ownerId: { as: 'reference', reference: { to: 'things' } } };
    const file = { ...soundFile(), fields: { ...soundFile().fields, ...field } };
    expect(
      messagesOf(JSON.stringify(file)).filter(one => one.includes('screen of records')),
    ).toEqual([]);
    const wrong = JSON.stringify(file).replace('"to":"things"', '"to":"thing"');
    expect(messagesOf(wrong)).toContainEqual(
      expect.stringContaining('There is no screen of records "thing"'),
    );
  });

  it.each([
    ['type', 'objct', '/type', 'There is no type "objct"', 'object'],
    ['required', ['nme'], '/required/0', '"nme" is required but not described', 'name'],
    ['pattern', '(', '/pattern', '"(" is not a regular expression', null],
    ['items', 5, '/items', 'Must be an object', null],
  ])('finds what is wrong with a schema: %s %j', (key, value, pointer, message, suggestion) => {
    const schema = { type: 'object', properties: { name: { type: 'string' } }, [key]: value };
    const spoiledFile = [{ file: 'form-schemas/x.schema.json', text: JSON.stringify(schema) }];
    expect(checkScreens([], spoiledFile, soundKnown)).toContainEqual({
      file: 'form-schemas/x.schema.json',
      pointer,
      message: expect.stringContaining(message),
      suggestion,
    });
  });

  it.each([
    ['properties', { nmae: { tpye: 'string' } }, '/properties/nmae/tpye', '"tpye"', 'type'],
    ['items', { maxItmes: 2 }, '/items/maxItmes', '"maxItmes"', 'maxItems'],
    ['oneOf', [{ cosnt: 1 }], '/oneOf/0/cosnt', '"cosnt"', 'const'],
    ['format', 'dat', '/format', 'There is no check for the format "dat"', 'date'],
    ['markdownDescription', '**b**', '/markdownDescription', '"markdownDescription"', null],
    [
      'properties',
      { version: { type: 'string' } },
      '',
      'The field of "version" is called "ownVersion"',
      null,
    ],
    ['properties', { 'a.b': {} }, '', 'The field of "a.b" is called "a_b"', null],
    [
      'properties',
      { parent: { readOnly: true } },
      '',
      'called "ownParent", because conditions',
      null,
    ],
  ])('notes what a schema of others has: %s %j', (key, value, pointer, message, suggestion) => {
    const schema = { type: 'object', properties: { name: { type: 'string' } }, [key]: value };
    const file = [{ file: 'form-schemas/x.schema.json', text: JSON.stringify(schema) }];
    expect(checkScreens([], file, soundKnown)).toContainEqual({
      file: 'form-schemas/x.schema.json',
      pointer,
      message: expect.stringContaining(message),
      suggestion,
      isNote: true,
    });
  });

  it.each([
    ['version', 'make it "readOnly", or leave it out'],
    ['a.b', 'no field can be called so: leave it out'],
  ])('refuses %s where the calls of a screen know it by that name', (name, message) => {
    const properties = { ...soundSchema.properties, [name]: { type: 'string' } };
    const own = {
      file: 'form-schemas/thing.schema.json',
      text: JSON.stringify({ ...soundSchema, properties }),
    };
    const found = checkScreens([{ file: 'resources/0.json', text }], [own], soundKnown);
    expect(found).toContainEqual(
      expect.objectContaining({ pointer: '/schema', message: expect.stringContaining(message) }),
    );
  });

  it('says of bounds that leave nothing which is wrong', () => {
    const schema = { type: 'string', minLength: 5, maxLength: 2 };
    const file = { file: 'form-schemas/x.schema.json', text: JSON.stringify(schema) };
    expect(checkScreens([], [file], soundKnown)).toMatchObject([
      { pointer: '/minLength', message: '"minLength" is more than "maxLength"' },
    ]);
  });

  it('lets a screen wait for a schema that cannot be read', () => {
    const broken = [{ file: 'form-schemas/thing.schema.json', text: '{' }];
    const faults = checkScreens([{ file: 'resources/0.json', text }], broken, soundKnown);
    expect(faults.map(({ file }) => file)).toEqual(['form-schemas/thing.schema.json']);
    expect(faults[0]?.position).toEqual({ line: 1, column: 1 });
  });

  it('survives broken schema files', () => {
    expect(
      checkScreens([], [{ file: 'form-schemas/x.schema.json', text: '{' }], soundKnown),
    ).toMatchObject([{ file: 'form-schemas/x.schema.json', pointer: '' }]);
  });
});
