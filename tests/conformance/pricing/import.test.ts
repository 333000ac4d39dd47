import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../catalogue/startCatalogue.ts';
import { header, lineOf, toCsv, type ImportAnswer } from './priceFile.ts';
import { startPricing, type Pricing } from './startPricing.ts';

let test: Pricing;
beforeAll(async () => {
  test = await startPricing();
});
afterAll(() => test.close());

const dryRun = async (csv: string | Buffer): Promise<ImportAnswer> =>
  ok<ImportAnswer>(await test.importFile(csv, { dryRun: true }));

/** A package with one price, and a file that leaves it, changes another one and creates a third. */
const prepared = async () => {
  const item = await test.pricedPackage();
  const same = await test.addPrice(item.id, { effectiveUntil: '2026-12-31' });
  const other = await test.addPrice(item.id, {
    pricing_parameters: {
      cityId: test.city.id,
      localityName: JSON.stringify(test.city.localities),
      agentType: 'FoS',
    },
  });
  const csv = toCsv([
    header,
    lineOf(test, item.id, { effectiveUntil: '31/12/2026' }),
    lineOf(test, item.id, {
      localityName: test.city.localities.toReversed().join(' | '),
      price: '6000.50',
      effectiveUntil: '2027-03-31',
    }),
    lineOf(test, item.id, { effectiveFrom: '1/1/2027', price: '7000' }),
  ]);
  return { item, same, other, csv };
};

describe('a dry run', () => {
  it('tells what each line does, and does nothing', async () => {
    const { item, same, other, csv } = await prepared();
    const before = await test.stored(item.id);
    const answer = await dryRun(csv);
    expect(answer).toEqual({
      isApplied: false,
      importId: expect.stringMatching(/^[\w-]{43}$/),
      counts: { lines: 3, unchanged: 1, changed: 1, created: 1, errors: 0 },
      header,
      results: [
        {
          line: 2,
          status: 'unchanged',
          id: same.id,
          record: {
            packageName: item.name,
            cityName: 'Pune',
            parameterText: `${test.city.localities[0]} · FoS`,
            effectiveFrom: '2026-04-01',
          },
        },
        {
          line: 3,
          status: 'change',
          id: other.id,
          record: {
            packageName: item.name,
            cityName: 'Pune',
            parameterText: `${test.city.localities.join(', ')} · FoS`,
            effectiveFrom: '2026-04-01',
          },
          before: { pricePaise: 500_000 },
          after: { pricePaise: 600_050, effectiveUntil: '2027-03-31' },
        },
        {
          line: 4,
          status: 'create',
          record: {
            packageName: item.name,
            cityName: 'Pune',
            parameterText: `${test.city.localities[0]} · FoS`,
            effectiveFrom: '2027-01-01',
          },
          after: { pricePaise: 700_000 },
        },
      ],
    });
    expect(await test.stored(item.id)).toEqual(before);
    expect((await dryRun(csv)).importId).toBe(answer.importId);
  });

  it.each([
    ['semicolons', (csv: string) => csv.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';')],
    ['tabs', (csv: string) => csv.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\t')],
    ['a byte order mark', (csv: string) => `\uFEFF${csv}`],
    ['line ends of Windows', (csv: string) => `${csv.replaceAll('\n', '\r\n')}\r\n\r\n`],
    ['lines of nothing but commas', (csv: string) => `${csv}\n,,,,,,\n`],
  ])('reads %s', async (_what, as) => {
    const { csv } = await prepared();
    expect((await dryRun(as(csv))).counts).toEqual({
      lines: 3,
      unchanged: 1,
      changed: 1,
      created: 1,
      errors: 0,
    });
  });

  it('reads the same from a JSON body', async () => {
    const { csv } = await prepared();
    const answer = await test.admin.post(
      '/sapna/v2/package-price/csv/updatePackagePrice',
      { csv },
      { query: { dryRun: true } },
    );
    expect(ok<ImportAnswer>(answer)).toEqual(await dryRun(csv));
  });
});

describe('an apply', () => {
  it('does what its dry run told, with the history of each price', async () => {
    const { item, same, other, csv } = await prepared();
    const { importId = '', counts } = await dryRun(csv);
    const answer = ok<ImportAnswer>(await test.importFile(csv, { importId }));
    expect(answer).toEqual({ isApplied: true, importId, counts });
    const rows = await test.stored(item.id);
    const created = rows.at(-1)?.id ?? 0;
    expect(rows).toMatchObject([
      { id: same.id, version: 1, pricePaise: 500_000 },
      {
        id: other.id,
        version: 2,
        pricePaise: 600_050,
        effective: { from: '2026-04-01', until: '2027-04-01' },
      },
      {
        pricePaise: 700_000,
        effective: { from: '2027-01-01', until: null },
        cityId: test.city.id,
        localityId: rows[0]?.localityId,
      },
    ]);
    expect((await test.history('package-prices', other.id)).at(-1)).toMatchObject({
      action: 'update',
      version: 2,
      before: { pricePaise: 500_000 },
      after: { pricePaise: 600_050, effectiveUntil: '2027-03-31' },
    });
    expect(await test.history('package-prices', created)).toMatchObject([
      { action: 'create', version: 1, before: null, after: { pricePaise: 700_000 } },
    ]);
    expect((await dryRun(csv)).counts).toMatchObject({ unchanged: 3 });
  });

  it('writes nothing when every line is as it stands', async () => {
    const item = await test.pricedPackage();
    await test.addPrice(item.id);
    const csv = toCsv([header, lineOf(test, item.id)]);
    const answer = ok<ImportAnswer>(await test.importFile(csv));
    expect(answer).toEqual({
      isApplied: true,
      counts: { lines: 1, unchanged: 1, changed: 0, created: 0, errors: 0 },
    });
    expect(await test.stored(item.id)).toMatchObject([{ version: 1 }]);
  });

  it('ends one price and begins the next in one file, whatever the order of the lines', async () => {
    const item = await test.pricedPackage();
    await test.addPrice(item.id);
    const csv = toCsv([
      header,
      lineOf(test, item.id, { effectiveFrom: '2027-01-01', price: '6000' }),
      lineOf(test, item.id, { effectiveUntil: '2026-12-31' }),
    ]);
    expect(ok<ImportAnswer>(await test.importFile(csv)).counts).toMatchObject({
      changed: 1,
      created: 1,
    });
    const moved = csv.replace('2026-12-31', '2026-06-30');
    ok(await test.importFile(moved));
    expect((await test.stored(item.id)).map(({ effective }) => effective)).toEqual([
      { from: '2026-04-01', until: '2026-07-01' },
      { from: '2027-01-01', until: null },
    ]);
  });

  it('refuses when a price changed since the dry run, and when it was applied already', async () => {
    const { item, other, csv } = await prepared();
    const { importId = '' } = await dryRun(csv);
    ok(
      await test.admin.put(`/sapna/v2/package-price/updatePackagePrice/${other.id}`, {
        version: 1,
        pricePaise: 1,
      }),
    );
    const refused = await test.importFile(csv, { importId });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'CONFLICT',
        message: 'The file or one of its records has changed since it was checked. Check it again.',
      },
    ]);
    expect(await test.stored(item.id)).toHaveLength(2);
    const again = (await dryRun(csv)).importId ?? '';
    ok(await test.importFile(csv, { importId: again }));
    expect((await test.importFile(csv, { importId: again })).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'This file has already been imported.',
    });
  });

  it('applies nothing when one line is wrong, and says which', async () => {
    const { item, csv } = await prepared();
    const wrong = lineOf(test, item.id, { localityName: 'x', price: '0' });
    const answer = await test.importFile(`${csv}\n${toCsv([wrong])}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: 'VALIDATION_FAILED',
        message: 'Nothing was imported: 1 of 4 lines has errors.',
        errors: [
          {
            in: 'body',
            field: '/csv/5/price',
            message: 'Line 5, price, "0": Please enter an amount greater than 0',
          },
          {
            field: '/csv/5/localityName',
            message: 'Line 5, localityName: There is no locality "x" in Pune.',
          },
        ],
      },
    ]);
    expect(await test.stored(item.id)).toHaveLength(2);
  });
});
