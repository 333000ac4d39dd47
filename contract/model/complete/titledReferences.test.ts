import { describe, expect, it } from 'vitest';
import { checkScreens } from '../checkScreens.ts';
import { readScreen } from '../readScreen.ts';
import { noShared, screensByName } from '../written/SharedFiles.ts';

const text = { type: 'string' };
const id = { type: 'integer' };
const object = (properties: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Thing',
  type: 'object',
  properties,
});

const schemas = {
  'case.schema.json': object({ code: text, subject: text }),
  'note.schema.json': object({ words: text }),
  'named.schema.json': object({ name: text, code: text }),
  'bare.schema.json': object({ size: { type: 'number' } }),
  'visit.schema.json': object({
    caseId: id,
    noteId: id,
    namedId: id,
    otherId: id,
    bareId: id,
    rows: { type: 'array', items: object({ caseId: id }) },
  }),
};

const access = { admin: ['list', 'show'] };
const label = { en: ['One', 'More'], hi: ['एक', 'और'] };
const whole = (resource: string) => ({ format: 1, resource, route: `/${resource}`, label, access });
const visits = {
  ...whole('visits'),
  schema: 'visit.schema.json',
  fields: {
    caseId: { reference: 'cases' },
    noteId: { reference: { to: 'notes' } },
    namedId: { reference: 'named' },
    otherId: { reference: { to: 'cases', title: 'code' } },
    'rows.caseId': { reference: 'cases' },
  },
  actions: {
    link: {
      label: 'Link',
      on: ['row'],
      ask: [{ name: 'other', label: 'Other', reference: 'cases' }],
    },
  },
  list: ['caseId'],
};
const files = {
  cases: { ...whole('cases'), schema: 'case.schema.json', title: 'subject', list: ['code'] },
  // A screen of three keys chooses its title itself.
  notes: { format: 1, resource: 'notes', schema: 'note.schema.json' },
  named: { ...whole('named'), schema: 'named.schema.json', list: ['name'] },
  bare: { ...whole('bare'), schema: 'bare.schema.json', list: ['size'] },
  visits,
};

const shared = { ...noShared, screens: screensByName(Object.values(files)) };

describe('what a reference shows', () => {
  const { file } = readScreen(visits, schemas, shared);

  it.each([
    ['the title that the other screen names', 'caseId', 'subject'],
    ['the one that it chooses', 'noteId', 'words'],
    ['its name', 'namedId', 'name'],
    ['what the reference says itself', 'otherId', 'code'],
    ['the same inside a list', 'rows.caseId', 'subject'],
  ])('is %s', (_, path, title) => {
    expect(file.fields?.[path]?.reference?.title).toBe(title);
  });

  it('is the title in the dialog of an action, too', () => {
    expect(file.actions?.['link']?.ask?.[0]?.reference?.title).toBe('subject');
  });

  it('is left to the default where the other screen cannot be read', () => {
    const spoilt = { ...files, cases: { ...files.cases, schema: 7 } };
    const screens = screensByName(Object.values(spoilt));
    const read = readScreen(visits, { ...schemas }, { ...noShared, screens });
    expect(read.file.fields?.['caseId']?.reference).toEqual({ to: 'cases' });
  });
});

describe('the check of a reference', () => {
  const faultsOf = (of: string) => {
    const fields = { ...visits.fields, bareId: { reference: of } };
    const screens = Object.entries({ ...files, visits: { ...visits, fields } });
    return checkScreens(
      screens.map(([name, content]) => ({ file: `${name}.json`, text: JSON.stringify(content) })),
      Object.entries(schemas).map(([file, content]) => ({ file, text: JSON.stringify(content) })),
      { calls: {}, pages: [], cells: [], entries: [], actions: [], panels: [], isOwn: () => true },
    ).filter(({ pointer }) => pointer.startsWith('/fields/bareId'));
  };

  it('asks for a title only where the other screen has none', () => {
    expect(['cases', 'notes', 'named'].flatMap(faultsOf)).toEqual([]);
    expect(faultsOf('bare')).toMatchObject([
      { message: expect.stringContaining('"bare" has no field "name"') as string },
    ]);
  });
});
