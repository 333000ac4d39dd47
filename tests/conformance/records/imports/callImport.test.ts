import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#backend/database/schema/index.ts';
import { startImports, type Imports } from './startImports.ts';

let test: Imports;
beforeAll(async () => {
  test = await startImports();
});
afterAll(() => test.close());

let serial = 0;
const newName = (what: string) => `${what} of the file ${(serial += 1)}`;

interface Row {
  id: number;
  name: string;
  version: number;
  [field: string]: unknown;
}

const listed = async (path: string, filters: string): Promise<Row[]> =>
  (await test.admin.get(path, { query: { filters, pageSize: 100 } })).json<{ results: Row[] }>()
    .results;

const products = (name: string) => listed('/sapna/v1/products', `name=="${name}"`);

const createProduct = async (name: string): Promise<Row> =>
  (
    await test.admin.post('/sapna/v1/products/create', {
      name,
      productTypeId: 3,
      hsnCode: '998365',
    })
  ).json();

describe('a file of a screen on documented calls', () => {
  it('is told line by line and tried out by the calls themselves', async () => {
    const [known, fresh] = [newName('Product'), newName('Product')];
    const { id } = await createProduct(known);
    const csv = [
      'Name,Product type,HSN code,active',
      `${known},Campaign,998365,no`,
      `${fresh},3,998365,`,
      `${'x'.repeat(300)},3,998365,`,
    ].join('\n');
    const { counts, results } = await test.check('products', csv);
    expect(counts).toMatchObject({ lines: 3, changed: 1, created: 1, errors: 1 });
    expect(results?.[0]).toMatchObject({
      status: 'change',
      id,
      record: { name: known },
      before: { productTypeId: 3, active: true },
      after: { active: false },
    });
    expect(results?.[1]).toMatchObject({ status: 'create', after: { name: fresh } });
    expect(results?.[2]?.errors).toMatchObject([
      { column: 'Name', message: expect.stringMatching(/\S/) },
    ]);
    expect(await products(fresh)).toEqual([]);
    expect((await products(known))[0]).toMatchObject({ version: 1, active: true });
  });

  it('is applied through the calls, with their history', async () => {
    const [known, fresh] = [newName('Product'), newName('Product')];
    const { id } = await createProduct(known);
    await test.apply(
      'products',
      `name,productTypeId,hsnCode,description\n${known},3,998365,"Now, with words"\n${fresh},3,998365,\n`,
    );
    expect((await products(known))[0]).toMatchObject({
      version: 2,
      description: 'Now, with words',
    });
    expect((await products(fresh))[0]).toMatchObject({ version: 1, active: true });
    const history = await test.admin.get('/console/v1/history', {
      query: { resource: 'products', id },
    });
    expect(history.json<{ results: object[] }>().results[0]).toMatchObject({
      surface: 'import',
      action: 'update',
    });
  });

  it('names other records by their title or their id', async () => {
    const product = await createProduct(newName('Product'));
    const header = 'productId,level,cityId,packageId,eventId,startDate,endDate,limit';
    const line = (productText: string | number, city: string, start: string) =>
      `${productText},One city,${city},,,${start},${start},5`;
    const { results } = await test.check(
      'caps',
      [
        header,
        line(product.name, 'Pune', '1/2/2030'),
        line(product.id, 'Pune', '2030-03-01'),
        line('No such product', 'Pune', '2030-04-01'),
        line(product.id, 'Nowhere', '2030-05-01'),
      ].join('\n'),
    );
    expect(results?.map(({ status, errors }) => [status, errors])).toMatchObject([
      ['create', undefined],
      ['create', undefined],
      [
        'error',
        [
          {
            column: 'productId',
            message: 'There is no product "No such product"; give its name or ID.',
          },
        ],
      ],
      ['error', [{ column: 'cityId', message: expect.stringContaining('"Nowhere"') }]],
    ]);
    expect(results?.[0]?.record).toMatchObject({ productId: product.id, level: 'INDIVIDUAL_CITY' });
  });

  it('creates alone where known records cannot be changed', async () => {
    const sold = await test.admin.get('/sapna/v1/monetizable-cities');
    const [known] = sold.json<{ results: { city_id: number }[] }>().results;
    const { results } = await test.check('monetizable-cities', `city_id\n${known?.city_id}\n`);
    expect(results?.[0]?.status).toBe('unchanged');
  });

  it('is refused to those who may not import, and has no way around the roles', async () => {
    const finance = await test.as('finance');
    for (const dryRun of [true, false]) {
      const refused = await test.send('products', 'name\nx\n', { dryRun }, finance);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        403,
        'FORBIDDEN',
      ]);
    }
    expect((await finance.get('/console/v1/imports/products')).statusCode).toBe(403);
    expect((await finance.post('/console/v1/imports/products/x/revert')).statusCode).toBe(403);
    const unknown = await test.send('home', 'name\nx\n');
    expect(unknown.statusCode).toBe(404);
  });

  it('has fewer lines, because each is saved by a call of its own', async () => {
    const answer = await test.send('products', `name\n${'x\n'.repeat(2_001)}`, { dryRun: true });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'The file has 2,001 lines below the header; at most 2,000 can be imported at once.',
    ]);
  });

  it('is refused as a whole when the call refuses one line', async () => {
    const [taken, fresh] = [newName('Product'), newName('Product')];
    await createProduct(taken);
    const csv = `name,productTypeId,hsnCode\n${fresh},3,998365\n${'x'.repeat(300)},3,998365\n`;
    const answer = await test.send('products', csv);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringMatching(/^Nothing was imported: Line 3, name: /),
    ]);
    expect(await products(fresh)).toEqual([]);
  });
});

describe('an import that was applied', () => {
  const past = async () =>
    (await test.admin.get('/console/v1/imports/products')).json<{
      results: { importId: string; revertedByName?: string; fileName?: string; counts: object }[];
    }>().results;

  it('is listed with its file, and taken back', async () => {
    const [known, fresh] = [newName('Product'), newName('Product')];
    await createProduct(known);
    const importId = await test.apply(
      'products',
      `name,productTypeId,hsnCode,description\n${known},9,998365,Words\n${fresh},3,998365,\n`,
    );
    expect((await past())[0]).toMatchObject({
      importId,
      fileName: 'some.csv',
      counts: { lines: 2, changed: 1, created: 1, errors: 0, unchanged: 0 },
    });
    expect((await past())[0]).not.toHaveProperty('revertedByName');
    const reverted = await test.admin.post(`/console/v1/imports/products/${importId}/revert`);
    expect(reverted.json()).toEqual({ importId, counts: { restored: 1, removed: 1 } });
    expect(await products(fresh)).toEqual([]);
    const [before] = await products(known);
    expect(before).toMatchObject({ productTypeId: 3, version: 3 });
    expect(before).not.toHaveProperty('description');
    expect((await past())[0]).toMatchObject({ importId, revertedByName: expect.any(String) });
    const again = await test.admin.post(`/console/v1/imports/products/${importId}/revert`);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      { message: 'This import has already been reverted.' },
    ]);
  });

  it('stays when one of its records was changed since, which is named', async () => {
    const [known, fresh] = [newName('Product'), newName('Product')];
    const { id } = await createProduct(known);
    const importId = await test.apply(
      'products',
      `name,productTypeId,hsnCode\n${known},9,998365\n${fresh},3,998365\n`,
    );
    const other = await test.as('lookup-admin');
    await other.put(`/sapna/v1/products/update/${id}`, { version: 2, description: 'Mine' });
    const answer = await test.admin.post(`/console/v1/imports/products/${importId}/revert`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        message: 'Nothing was reverted: 1 of 2 records changed since the import.',
        errors: [{ message: expect.stringContaining(`Product ${id} "${known}" was changed by`) }],
      },
    ]);
    expect(await products(fresh)).toHaveLength(1);
  });

  it('can be applied again after its revert', async () => {
    const csv = `name,productTypeId,hsnCode\n${newName('Product')},3,998365\n`;
    const first = await test.apply('products', csv);
    await test.admin.post(`/console/v1/imports/products/${first}/revert`);
    const second = await test.apply('products', csv);
    const taken = await test.admin.post(`/console/v1/imports/products/${second}/revert`);
    expect(taken.json()).toMatchObject({ counts: { restored: 0, removed: 1 } });
  });
});

describe('lines that are saved together', () => {
  const cap = (productId: number, start: string, end: string) =>
    `PAN_INDIA,${productId},,,,10,${start},${end}`;
  const header = 'level,productId,cityId,packageId,eventId,limit,startDate,endDate';

  it('obey what one says of another, and the one at fault is told', async () => {
    const { id } = await createProduct(newName('Product'));
    const csv = [
      header,
      cap(id, '2026-12-01', '2026-12-31'),
      cap(id, '2026-12-15', '2027-01-15'),
      cap(id, '2027-02-01', '2027-02-28'),
    ].join('\n');
    const { counts, results } = await test.check('caps', csv);
    expect(counts).toMatchObject({ lines: 3, created: 2, errors: 1 });
    expect(results?.map(({ errors }) => errors?.length ?? 0)).toEqual([0, 1, 0]);
    expect(results?.[1]?.errors).toMatchObject([{ column: 'startDate' }]);
  });

  it('are all there afterwards, each with a history of its own', async () => {
    const names = Array.from({ length: 120 }, () => newName('Product'));
    const csv = ['name,productTypeId,hsnCode', ...names.map(name => `${name},3,998365`)].join('\n');
    await test.apply('products', csv);
    const made = await listed(
      '/sapna/v1/products',
      `name=in=(${names
        .slice(0, 90)
        .map(name => `"${name}"`)
        .join(',')})`,
    );
    expect(made).toHaveLength(90);
    expect(made.every(({ version }) => version === 1)).toBe(true);
    const entries = await test.client.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entity, 'products'));
    for (const { id } of made)
      expect(entries.filter(({ entityId }) => entityId === String(id))).toMatchObject([
        { action: 'create', version: 1, surface: 'import' },
      ]);
  });
});
