import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startImports, type Imports } from './startImports.ts';

let test: Imports;
beforeAll(async () => {
  test = await startImports();
});
afterAll(() => test.close());

let serial = 0;
const newName = () => `Amenity ${(serial += 1)}`;

interface Stored {
  id: number;
  version: number;
  name: string;
}

const create = async (fields: object): Promise<Stored> =>
  (await test.admin.post('/console/v1/records/amenities', { category: 'sport', ...fields })).json();

const get = async (id: number) => {
  const answer = await test.admin.get(`/console/v1/records/amenities/${id}`);
  return answer.statusCode === 200 ? answer.json<Stored & Record<string, unknown>>() : undefined;
};

const idOf = async (name: string): Promise<number> => {
  const filter = JSON.stringify({ where: { name: { eq: name } } });
  const found = await test.admin.get('/console/v1/records/amenities', { query: { filter } });
  return found.json<Stored[]>()[0]?.id ?? 0;
};

describe('a file of the generic store', () => {
  it('is told line by line, and changes nothing', async () => {
    const [same, other, fresh] = [newName(), newName(), newName()];
    const kept = await create({ name: same, sortOrder: 3 });
    const changed = await create({ name: other, sortOrder: 1 });
    const lines = [`${same},Sport,3`, `${other},comfort,"1,234"`, `${fresh},safety,`];
    const answer = await test.check('amenities', ['name,category,sortOrder', ...lines].join('\n'));
    expect(answer.counts).toEqual({ lines: 3, unchanged: 1, changed: 1, created: 0, errors: 1 });
    expect(answer.results).toEqual([
      { line: 2, status: 'unchanged', id: kept.id, record: { name: same } },
      {
        line: 3,
        status: 'change',
        id: changed.id,
        record: { name: other },
        before: { category: 'sport', sortOrder: 1 },
        after: { category: 'comfort', sortOrder: 1234 },
      },
      {
        line: 4,
        status: 'error',
        record: { name: fresh },
        errors: [{ message: 'Guards: This field is required.', hi: 'Guards: यह फ़ील्ड ज़रूरी है।' }],
        cells: [fresh, 'safety', ''],
      },
    ]);
    expect(answer.importId).toBeUndefined();
    expect(await get(changed.id)).toMatchObject({ version: 1, category: 'sport' });
  });

  it('creates with the defaults of the form, changes what it names, and is in the history', async () => {
    const [known, fresh] = [newName(), newName()];
    const { id } = await create({ name: known, note: 'stays', sortOrder: 1 });
    await test.apply('amenities', `name,category,sortOrder\n${known},comfort,\n${fresh},sport,7\n`);
    const changed = await get(id);
    expect(changed).toMatchObject({ version: 2, category: 'comfort', note: 'stays' });
    expect(changed).not.toHaveProperty('sortOrder');
    const made = await idOf(fresh);
    expect(await get(made)).toMatchObject({ version: 1, sortOrder: 7, active: true });
    const history = await test.admin.get('/console/v1/history', {
      query: { resource: 'amenities', id },
    });
    expect(history.json<{ results: object[] }>().results[0]).toMatchObject({
      surface: 'import',
      action: 'update',
      version: 2,
    });
  });

  it.each<[string, string, string]>([
    ['another letter case', 'NAME,Category', 'name,category'],
    ['spaces around', ' name , category ', 'name,category'],
  ])('reads headings with %s', async (_case, header) => {
    const answer = await test.check('amenities', `${header}\n${newName()},sport\n`);
    expect(answer.counts.created).toBe(1);
  });

  it('reads no column that is a remark', async () => {
    const answer = await test.check(
      'amenities',
      `#line,name,category,#errors\n7,${newName()},sport,"was wrong"\n`,
    );
    expect([answer.counts.created, answer.header]).toEqual([1, ['name', 'category']]);
  });

  it.each<[string, string, string[]]>([
    ['an empty file', '', ['The file is empty.']],
    ['a header alone', 'name,category\n', ['The file has no lines below the header.']],
    [
      'an unknown column',
      'name,categry\nx,sport\n',
      ['Line 1: Column 2: there is no column "categry"; did you mean "Category"?'],
    ],
    [
      'a doubled column',
      'name,category,Category\nx,sport,sport\n',
      ['Line 1: The column "Category" appears twice: as column 2 and 3.'],
    ],
    [
      'no column that tells the record',
      'category,guards\nsport,1\n',
      ['Line 1: The column "Name" is missing; it identifies the record.'],
    ],
    ['a column without a name', 'name,\nx,y\n', ['Line 1: Column 2 has no name.']],
    [
      'mixed separators',
      'name;category\nx;sport\ny,sport\n',
      ['Line 3: it is separated by commas, the header by semicolons.'],
    ],
    [
      'a computed or read-only field',
      'name,id\nx,5\n',
      [
        'Line 1: Column 2: there is no column "id"; the columns are: Name, Category, Guards, Sort order, Note, Since, Active.',
      ],
    ],
  ])('is refused as a whole for %s', async (_case, csv, messages) => {
    for (const dryRun of [true, false]) {
      const answer = await test.send('amenities', csv, { dryRun });
      expect(answer.statusCode).toBe(422);
      const { errors } = answer.json<{ errors: { message: string }[] }>();
      expect(errors.map(({ message }) => message)).toEqual(messages);
    }
  });

  it.each<[string, Buffer, string]>([
    ['UTF-16', Buffer.from('\uFEFFname,category\nx,sport\n', 'utf16le'), 'this is UTF-16'],
    [
      'Windows-1252',
      Buffer.concat([Buffer.from('name,category\nCaf'), Buffer.from([0xe9]), Buffer.from(',x\n')]),
      'Line 2, character 4: this is not UTF-8 but probably Windows-1252',
    ],
  ])('is refused in %s', async (_case, file, words) => {
    const answer = await test.send('amenities', file, { dryRun: true });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringContaining(words),
    ]);
  });

  it('is refused with 100,000 lines, by their number', async () => {
    const answer = await test.send('amenities', `name,category\n${'x,sport\n'.repeat(100_000)}`);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'The file has 1,00,000 lines below the header; at most 20,000 can be imported at once.',
    ]);
  });

  it.each<[string, string, object[]]>([
    ['no option', 'a,boating,,', [{ column: 'category', message: 'Choose one of the options' }]],
    ['no number', 'a,sport,many,', [{ column: 'sortOrder', message: 'Enter a number' }]],
    [
      'a field that does not apply',
      'a,sport,,5',
      [
        {
          column: 'guards',
          message: 'This field does not apply here, so it cannot have a value.',
        },
      ],
    ],
    [
      'no value for a required field',
      ',sport,,',
      [{ column: 'name', message: 'This field is required.' }],
    ],
  ])('tells a line with %s', async (_case, line, errors) => {
    const { results } = await test.check('amenities', `name,category,sortOrder,guards\n${line}\n`);
    expect(results?.map(one => [one.status, one.errors])).toMatchObject([['error', errors]]);
  });

  it('tells two lines of one record, and two records of one line', async () => {
    const [once, twice] = [newName(), newName()];
    await create({ name: twice });
    await create({ name: twice });
    const { results } = await test.check(
      'amenities',
      `name,category\n${once},sport\n${once},comfort\n${twice},comfort\n`,
    );
    expect(results?.map(({ status, errors }) => [status, errors?.[0]?.message])).toEqual([
      ['create', undefined],
      ['error', 'Line 2 is for the same record.'],
      ['error', '2 records have these values; change the one you mean.'],
    ]);
  });

  it('is applied as a whole or not at all', async () => {
    const fresh = newName();
    const answer = await test.send('amenities', `name,category\n${fresh},sport\n,sport\n`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { message: 'Nothing was imported: 1 of 2 lines has errors.' },
    ]);
    expect(await idOf(fresh)).toBe(0);
  });

  it('is applied once, and not when a record changed since its check', async () => {
    const name = newName();
    const { id } = await create({ name });
    const csv = `name,category\n${name},comfort\n`;
    const { importId = '' } = await test.check('amenities', csv);
    await test.admin.put(`/console/v1/records/amenities/${id}`, { version: 1, sortOrder: 9 });
    const stale = await test.send('amenities', csv, { importId });
    expect(stale.json()).toMatchObject({
      code: 'CONFLICT',
      message: 'The file or one of its records has changed since it was checked. Check it again.',
    });
    const again = await test.apply('amenities', csv);
    const twice = await test.send('amenities', csv, { importId: again });
    expect(twice.json()).toMatchObject({ message: 'This file has already been imported.' });
    expect(await get(id)).toMatchObject({ version: 3, category: 'comfort', sortOrder: 9 });
  });

  it('has one effect for one key', async () => {
    const name = newName();
    const csv = `name,category\n${name},sport\n`;
    const { importId = '' } = await test.check('amenities', csv);
    const send = () =>
      test.admin.call('POST', '/console/v1/imports/amenities', {
        query: { importId },
        body: csv,
        headers: { 'content-type': 'text/csv', 'idempotency-key': `key-${name}` },
      });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    expect(two.json()).toEqual(one.json());
  });

  it('is taken back: former values return, new records go, unless somebody changed one', async () => {
    const [known, fresh] = [newName(), newName()];
    const { id } = await create({ name: known, note: 'stays', sortOrder: 1 });
    const csv = `name,category,sortOrder\n${known},comfort,\n${fresh},sport,7\n`;
    const revert = async (importId: string) =>
      test.admin.post(`/console/v1/imports/amenities/${importId}/revert`);
    const first = await test.apply('amenities', csv);
    expect((await revert(first)).json()).toMatchObject({ counts: { restored: 1, removed: 1 } });
    expect(await get(id)).toMatchObject({
      version: 3,
      category: 'sport',
      note: 'stays',
      sortOrder: 1,
    });
    expect(await idOf(fresh)).toBe(0);

    const second = await test.apply('amenities', csv);
    await test.admin.put(`/console/v1/records/amenities/${id}`, { version: 4, note: 'mine' });
    const refused = await revert(second);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        message: 'Nothing was reverted: 1 of 2 records changed since the import.',
        errors: [{ message: expect.stringContaining(`Amenity ${id} "${known}" was changed`) }],
      },
    ]);
    expect(await idOf(fresh)).toBeGreaterThan(0);
  });

  it('obeys the fields that a role may not see or change', async () => {
    const content = await test.as('content');
    const name = newName();
    await create({ name, sortOrder: 1 });
    const hidden = await test.send(
      'amenities',
      `name,note\n${name},x\n`,
      { dryRun: true },
      content,
    );
    expect(hidden.json<{ message: string }>().message).toContain('there is no column "note"');
    const { results } = await test.check(
      'amenities',
      `name,category,sortOrder\n${name},sport,2\n${newName()},sport,\n`,
      content,
    );
    expect(results?.map(({ errors }) => errors)).toMatchObject([
      [{ column: 'sortOrder', message: 'Your roles do not allow you to change this field.' }],
      [{ message: 'Your roles do not allow you to create records.' }],
    ]);
  });
});
