import { describe, expect, it } from 'vitest';
import { checkScreens, type TextFile } from '#contract/model/checkScreens.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { knownNames } from '../screenSources.ts';
import { readDocument } from './apiDocument.ts';
import { inferFiles, stateFile, type InferredState, type ProjectFiles } from './inferFiles.ts';
import { listsOf, operationNamed, recordCalls } from './recordCalls.ts';
import { petsOf, shop } from './shop.fixture.ts';

const from = { file: 'shop.json', call: 'listPets' };
const known = { ...knownNames(), sharedFiles: [] };
const empty: ProjectFiles = { screens: [], schemas: [], known };

const files = { screen: 'resources/setup/pets.json', schema: 'form-schemas/pet.schema.json' };

/** The files of a run, over those that were there. */
const run = (document: object, project: ProjectFiles = empty, state?: InferredState) => {
  const made = inferFiles(petsOf(document), from, project, state);
  const contentOf = (file: string, before: readonly TextFile[]) =>
    made.files.find(one => one.file === file)?.content ??
    (JSON.parse(before.find(one => one.file === file)?.text ?? '{}') as unknown);
  const screen = contentOf(files.screen, project.screens) as Values;
  const schema = contentOf(files.schema, project.schemas) as Values;
  const kept = made.files.find(({ file }) => file === stateFile('pets'))?.content ?? state;
  return { ...made, screen, schema, state: kept as InferredState };
};

const projectOf = (screen: unknown, schema: unknown): ProjectFiles => ({
  screens: [{ file: files.screen, text: JSON.stringify(screen) }],
  schemas: [{ file: files.schema, text: JSON.stringify(schema) }],
  known,
});

/** Infers, lets a person change the files, and infers again of another state of the document. */
const again = (
  document: object,
  change: (written: Values) => Values = written => written,
  changeSchema: (written: Values) => Values = written => written,
) => {
  const first = run(shop());
  const [screen, schema] = [change(first.screen), changeSchema(first.schema)];
  return run(document, projectOf(screen, schema), first.state);
};

describe('a screen that is inferred from a document', () => {
  it('passes the checks as it is', () => {
    const { screen, schema, notes } = run(shop());
    const { screens, schemas } = projectOf(screen, schema);
    expect(checkScreens(screens, schemas, known).filter(({ isNote }) => !isNote)).toEqual([]);
    expect(notes).toEqual([]);
  });

  it('has what may be entered as the bodies say it, and the rest read-only', () => {
    const { schema } = run(shop());
    expect(schema).toMatchObject({
      title: 'Pet',
      required: ['name'],
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string', maxLength: 80, examples: ['Rex'] },
        category: { $ref: '#/$defs/Category' },
        weightKg: { type: 'number', nullable: true },
        createdAt: { readOnly: true },
      },
      $defs: { Category: { properties: { parent: { $ref: '#/$defs/Category' } } } },
    });
    expect(JSON.stringify(schema)).not.toMatch(/xml|example"/);
  });

  it('is named in words, has no labels of its own, and places its fields', () => {
    const { screen } = run(shop());
    expect(screen).toMatchObject({
      label: ['Pet', 'Pets'],
      route: '/pets',
      fields: { notes: { as: 'longtext' } },
      access: { admin: expect.arrayContaining(['create']) as unknown },
    });
    expect(screen['form']).toContain('name');
  });

  it('is as it was the second time', () => {
    expect(again(shop()).files).toEqual([]);
  });
});

describe('a screen that is inferred again', () => {
  const place = { section: 'All', of: ['name', ['status', 'weightKg']] };

  it('takes in what is new at the end, wherever a person moved the others', () => {
    const { screen, schema } = again(shop({ born: { type: 'string', format: 'date' } }), written =>
      withValueAt(withValueAt(written, 'form', [place, 'notes']), 'list', {
        columns: [{ field: 'status', width: 90 }, 'name'],
        pageSize: 50,
      }),
    );
    expect(screen['form']).toEqual([place, 'notes', 'born']);
    expect(screen['list']).toEqual({
      columns: [{ field: 'status', width: 90 }, 'name', 'born'],
      pageSize: 50,
    });
    expect(schema).toHaveProperty('properties.born.format', 'date');
  });

  it('keeps what a person changed and takes what they did not', () => {
    const other = shop({
      name: { type: 'string', maxLength: 60 },
      status: { type: 'string', enum: ['here', 'sold', 'lent'] },
    });
    const { screen, schema } = again(
      other,
      written =>
        withValueAt(withValueAt(written, 'menu.icon', 'dog'), 'fields.name', { label: 'Called' }),
      written => withValueAt(written, 'properties.status.title', 'State'),
    );
    expect(screen).toMatchObject({ menu: { icon: 'dog' }, fields: { name: { label: 'Called' } } });
    expect(schema).toMatchObject({
      properties: {
        name: { maxLength: 60 },
        status: { title: 'State', enum: ['here', 'sold', 'lent'] },
      },
    });
  });

  it('tells where both changed the same, which stays as it was written', () => {
    const { schema, notes } = again(
      shop({ name: { type: 'string', maxLength: 60 } }),
      undefined,
      one => withValueAt(one, 'properties.name.maxLength', 40),
    );
    expect(schema).toHaveProperty('properties.name.maxLength', 40);
    expect(notes).toEqual([
      expect.stringContaining('form-schemas/pet.schema.json: /properties/name/maxLength stays'),
    ]);
  });

  it('does not bring back what a person took out', () => {
    const { screen } = again(shop({ born: { type: 'string' } }), written =>
      withValueAt(withValueAt(written, 'form', ['name']), 'fields', undefined),
    );
    expect(screen['form']).toEqual(['name', 'born']);
    expect(screen['fields']).toBeUndefined();
  });

  it('leaves out what the document no longer has, wherever it stood', () => {
    const { screen, schema } = again(shop({}, ['status', 'notes']), written =>
      withValueAt(written, 'form', [place, 'notes']),
    );
    expect(screen['form']).toEqual([{ section: 'All', of: ['name', ['weightKg']] }]);
    expect(screen['fields']).toBeUndefined();
    expect(schema).not.toHaveProperty('properties.status');
  });

  it('is refused where a condition of a person asks for what is no more, and nothing is written', () => {
    expect(() =>
      again(shop({}, ['status']), written =>
        withValueAt(written, 'fields.name', { visible: { status: 'here' } }),
      ),
    ).toThrow(/Nothing was written for "pets"[\s\S]*status/);
  });

  it('follows a screen file that was moved', () => {
    const first = run(shop());
    const project = projectOf(first.screen, first.schema);
    const moved = {
      ...project,
      screens: project.screens.map(one => ({ ...one, file: 'resources/work/animals.json' })),
    };
    const made = inferFiles(petsOf(shop({ born: { type: 'string' } })), from, moved, first.state);
    expect(made.files.map(({ file }) => file)).toContain('resources/work/animals.json');
  });

  it('is written anew where its file was removed', () => {
    const first = run(shop());
    expect(run(shop(), empty, first.state).files).toHaveLength(3);
  });
});

describe('what cannot be inferred', () => {
  const document = petsOf(shop()).document;
  const infer = (name: string) => recordCalls(document, operationNamed(document, name));

  it.each([
    ['pts', 'There is no call "pts": did you mean "pets"?'],
    ['state', 'state lists no records: name the call that lists them'],
    ['words', 'words does not say what a record has: describe the properties of its rows'],
    ['visits', 'visits lists what belongs to one other record (/pets/{petId}/visits)'],
  ])('%s is told why', (name, message) => {
    expect(() => infer(name)).toThrow(message);
  });

  it.each([
    ['openapi: 3', 'shop.yaml', 'shop.yaml is YAML: write it as JSON first'],
    ['{ "swagger": "2.0" }', 'shop.json', 'convert it to OpenAPI 3 first'],
    ['{ "type": "object" }', 'shop.json', 'name an OpenAPI 3 document'],
    ['{ ', 'shop.json', 'shop.json is no valid JSON'],
  ])('%s is told what to do', (text, file, message) => {
    expect(() => readDocument(text, file)).toThrow(message);
  });

  it('is a name that is taken', () => {
    const { screen, schema } = run(shop());
    expect(() => run(shop(), projectOf(screen, schema))).toThrow(
      'The name "pets" is taken: resources/setup/pets.json is there and was not inferred. Choose another name: --as <name>',
    );
    const other = { ...projectOf(screen, schema), screens: [] };
    expect(() => run(shop(), other)).toThrow('form-schemas/pet.schema.json is there');
  });

  it('leaves the lists of a document that can', () => {
    const lists = listsOf(document).map(one => recordCalls(document, one).name);
    expect(lists).toEqual(['pets', 'price-lists']);
    expect(petsOf(shop()).calls.record['$ref']).toBe('#/components/schemas/Pet');
  });
});
