import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../catalogue/startCatalogue.ts';
import { header, lineOf, toCsv, type ImportAnswer } from './priceFile.ts';
import { startPricing, type Pricing } from './startPricing.ts';

let test: Pricing;
let packageId: number;
beforeAll(async () => {
  test = await startPricing();
  packageId = (await test.pricedPackage()).id;
});
afterAll(() => test.close());

describe('a line with an error', () => {
  const dryRun = async (...lines: string[][]): Promise<ImportAnswer> =>
    ok<ImportAnswer>(await test.importFile(toCsv([header, ...lines]), { dryRun: true }));

  it.each<[string, Record<string, string>, [string | undefined, string][]]>([
    [
      'no package',
      { packageId: '' },
      [['packageId', 'Write the name of the package as lists show it, or its ID.']],
    ],
    [
      'a package that has no such name',
      { packageId: 'No such Gold' },
      [['packageId', 'There is no package "No such Gold".']],
    ],
    [
      'an unknown package',
      { packageId: '999999' },
      [['packageId', 'There is no package with the id 999999.']],
    ],
    ['an amount of 0', { price: '0.00' }, [['price', 'Please enter an amount greater than 0']]],
    ['an exponent', { price: '1e3' }, [['price', 'Please enter an amount greater than 0']]],
    [
      'another grouping',
      { price: '100,000' },
      [['price', 'Please enter an amount greater than 0']],
    ],
    [
      'no day',
      { effectiveFrom: '' },
      [['effectiveFrom', 'Enter a day such as 2026-04-01 or 1/4/2026.']],
    ],
    [
      'the month before the day',
      { effectiveUntil: '12/31/2026' },
      [['effectiveUntil', 'Enter a day such as 2026-04-01 or 1/4/2026.']],
    ],
    [
      'an end before the start',
      { effectiveUntil: '2026-03-31' },
      [['effectiveUntil', 'The last day must not be earlier than the first.']],
    ],
    ['no city', { cityId: '' }, [['cityId', 'This field is required.']]],
    ['a city that is not there', { cityId: 'Punee' }, [['cityId', 'There is no city "Punee".']]],
    [
      'an unknown city',
      { cityId: '999999' },
      [
        [
          'cityId',
          expect.stringMatching(/^Invalid ID selected in dropdown field\. There is no city/),
        ],
      ],
    ],
    [
      'a value that is not allowed',
      { agentType: 'Robot' },
      [['agentType', 'Choose one of: FoS, Telesales.']],
    ],
    [
      'malformed JSON',
      { localityName: '["x"' },
      [['localityName', 'This must be JSON text, such as ["Baner","Wakad"].']],
    ],
    [
      'several at once',
      { price: '', effectiveFrom: 'soon' },
      [
        ['price', 'Please enter an amount greater than 0'],
        ['effectiveFrom', 'Enter a day such as 2026-04-01 or 1/4/2026.'],
      ],
    ],
  ])('%s', async (_case, own, errors) => {
    const answer = await dryRun(lineOf(test, packageId), lineOf(test, packageId, own));
    expect(answer.importId).toBeUndefined();
    expect(answer.counts).toMatchObject({ created: 1, errors: 1 });
    expect(answer.results?.[1]).toMatchObject({ line: 3, status: 'error' });
    expect(answer.results?.[1]?.errors?.map(({ column, message }) => [column, message])).toEqual(
      errors,
    );
  });

  it('the same price twice', async () => {
    const { results } = await dryRun(
      lineOf(test, packageId),
      lineOf(test, packageId, { price: '1' }),
    );
    expect(results?.[1]?.errors).toMatchObject([
      { message: 'Line 2 has the same package, parameters and first day.' },
    ]);
  });

  it('days that another line takes, or a stored price', async () => {
    const { id } = await test.pricedPackage();
    const stored = await test.addPrice(id, {
      effectiveFrom: '2028-01-01',
      effectiveUntil: '2028-12-31',
    });
    const { results } = await dryRun(
      lineOf(test, id, { effectiveFrom: '2027-06-01', effectiveUntil: '2028-01-01' }),
      lineOf(test, id, { effectiveFrom: '2026-01-01', effectiveUntil: '2027-06-01' }),
      lineOf(test, id, { effectiveFrom: '2028-12-31' }),
    );
    expect(results?.map(({ status, errors }) => [status, errors?.[0]?.message])).toEqual([
      ['error', 'Line 3 with the same parameters is in force 1/1/2026 to 1/6/2027.'],
      ['create', undefined],
      [
        'error',
        `The price with the ID ${stored.id} with the same parameters is in force 1/1/2028 to 31/12/2028.`,
      ],
    ]);
  });

  it('a parameter that the price of this package does not depend on', async () => {
    const { id } = await test.package({
      isPriceApplicable: true,
      requiredPricingParameters: [{ name: 'cityId', type: 'number' }],
    });
    const { results } = await dryRun(lineOf(test, id, { localityName: '' }));
    expect(results?.[0]?.errors).toMatchObject([
      { column: 'agentType', message: 'The price of this package does not depend on "agentType".' },
    ]);
  });

  it('a name that is not the package’s', async () => {
    const { id, name } = await test.pricedPackage();
    const csv = toCsv([
      [...header, 'packageName'],
      [...lineOf(test, id), name],
      [...lineOf(test, id, { effectiveFrom: '2020-01-01', effectiveUntil: '2020-01-31' }), 'Gold'],
    ]);
    const { results } = ok<ImportAnswer>(await test.importFile(csv, { dryRun: true }));
    expect(results?.map(({ status }) => status)).toEqual(['create', 'error']);
    expect(results?.[1]?.errors).toMatchObject([
      { column: 'packageName', message: `Package ${id} is named "${name}".` },
    ]);
  });

  it('a package without prices, or one that NetSuite has', async () => {
    const none = await test.package({ isPriceApplicable: false });
    const taken = await test.pricedPackage();
    await test.addPrice(taken.id);
    ok(await test.map(taken.id, { productId: (await test.product()).id }));
    ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [taken.id] }));
    const { results } = await dryRun(
      lineOf(test, none.id),
      lineOf(test, taken.id),
      lineOf(test, taken.id, { price: '1', effectiveUntil: '2026-12-31' }),
      lineOf(test, taken.id, { effectiveFrom: '2030-01-01', agentType: 'Telesales' }),
    );
    expect(results?.map(({ status, errors }) => [status, errors?.[0]?.message])).toEqual([
      ['error', 'No price applies to this package.'],
      ['unchanged', undefined],
      [
        'error',
        'NetSuite is enabled: only display name, description and active until can be changed.',
      ],
      ['error', 'Adding not allowed as Netsuite Flag is enabled for this package'],
    ]);
  });
});
