import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cities, states } from '#backend/database/schema/index.ts';
import { ok } from '../catalogue/startCatalogue.ts';
import { toCsv, type ImportAnswer } from './priceFile.ts';
import { startPricing, type Pricing } from './startPricing.ts';

let test: Pricing;
beforeAll(async () => {
  test = await startPricing();
});
afterAll(() => test.close());

const daysOf = async (packageId: number) =>
  (await test.stored(packageId)).map(({ pricePaise, effective, version }) => [
    pricePaise,
    effective.from,
    effective.until,
    version,
  ]);

describe('a price from a date', () => {
  it('ends the one without a last day the day before, with its history', async () => {
    const item = await test.pricedPackage();
    const older = await test.addPrice(item.id);
    await test.addPrice(item.id, { effectiveFrom: '2027-04-01', pricePaise: 600_000 });
    expect(await daysOf(item.id)).toEqual([
      [500_000, '2026-04-01', '2027-04-01', 2],
      [600_000, '2027-04-01', null, 1],
    ]);
    expect((await test.history('package-prices', older.id)).at(-1)).toMatchObject({
      action: 'update',
      version: 2,
      after: { effectiveUntil: '2027-03-31' },
    });
  });

  it('is planned before it is saved: what it ends, and the open deals of the package', async () => {
    const item = await test.pricedPackage();
    const older = await test.addPrice(item.id);
    const { pricing_parameters } = test.fields();
    const plan = async (effectiveFrom: string) =>
      ok<{ closes?: object; deals: { count: number } }>(
        await test.admin.post('/console/v1/package-prices/plan', {
          packageId: item.id,
          effectiveFrom,
          pricing_parameters,
        }),
      );
    expect(await plan('2027-04-01')).toEqual({
      isComplete: true,
      closes: {
        id: older.id,
        pricePaise: 500_000,
        effectiveFrom: '2026-04-01',
        effectiveUntil: '2027-03-31',
      },
      deals: { count: 0, results: [] },
    });
    expect((await plan('2026-04-01')).closes).toBeUndefined();
  });
});

describe('a file of prices as people write it', () => {
  const file = (...lines: string[][]) =>
    toCsv([
      ['Package', 'City', 'State', 'Localities', 'Agent type', 'Price', 'First day', 'Last day'],
      ...lines,
    ]);
  const lineOf = (name: string, own: Record<number, string> = {}) =>
    [name, test.city.name, '', test.city.localities[0], 'FoS', '6,000', '1/4/2027', ''].map(
      (cell, at) => own[at] ?? cell,
    );

  it('names package, city and columns as lists do, and a new price ends the older one', async () => {
    const item = await test.pricedPackage();
    const older = await test.addPrice(item.id);
    const csv = file(lineOf(item.name));
    const {
      counts,
      results,
      importId = '',
    } = ok<ImportAnswer>(await test.importFile(csv, { dryRun: true }));
    expect(counts).toMatchObject({ created: 1, errors: 0 });
    expect(results?.[0]?.notes?.[0]?.message).toBe(
      `Ends the price with the ID ${older.id} on 31/3/2027. Open deals with this package: 0.`,
    );
    ok(await test.importFile(csv, { importId }));
    expect(await daysOf(item.id)).toEqual([
      [500_000, '2026-04-01', '2027-04-01', 2],
      [600_000, '2027-04-01', null, 1],
    ]);
    ok(await test.admin.post(`/console/v1/imports/package-prices/${importId}/revert`));
    expect(await daysOf(item.id)).toEqual([[500_000, '2026-04-01', null, 3]]);
  });

  it('plans several rises in one file', async () => {
    const item = await test.pricedPackage();
    ok(
      await test.importFile(
        file(lineOf(item.name), lineOf(item.name, { 5: '7,000', 6: '1/4/2028' })),
      ),
    );
    expect(await daysOf(item.id)).toEqual([
      [600_000, '2027-04-01', '2028-04-01', 1],
      [700_000, '2028-04-01', null, 1],
    ]);
  });

  it('reads Hindi headings, and the heading of the file stands at what is wrong', async () => {
    const item = await test.pricedPackage();
    const csv = toCsv([
      ['पैकेज', 'शहर', 'इलाक़े', 'एजेंट का प्रकार', 'कीमत', 'पहला दिन', 'अंतिम दिन'],
      [item.name, 'Punee', test.city.localities[0], 'FoS', '6,000', '1/4/2027', ''],
      ['No such package', 'Pune', '', 'FoS', '6,000', '1/4/2027', ''],
    ]);
    const { results } = ok<ImportAnswer>(await test.importFile(csv, { dryRun: true }));
    expect(results?.map(({ errors }) => errors?.map(one => [one.column, one.message]))).toEqual([
      [['शहर', 'There is no city "Punee".']],
      [['पैकेज', 'There is no package "No such package".']],
    ]);
  });

  it('asks which of two is meant and names both; State or a comma tells', async () => {
    const item = await test.pricedPackage();
    const [one, other] = await test.client.db.select().from(states).limit(2);
    if (!one || !other) throw new Error('The demo data has two States');
    await test.client.db
      .insert(cities)
      .values(
        [one, other].map(({ id }) => ({ name: 'Twinpur', stateId: id, zone: 'West', tier: 2 })),
      );
    const check = async (own: Record<number, string>) => {
      const csv = file(lineOf(item.name, { 3: '', ...own }));
      const { results } = ok<ImportAnswer>(await test.importFile(csv, { dryRun: true }));
      return results?.[0]?.errors?.filter(({ column }) => column === 'City') ?? [];
    };
    const [fault] = await check({ 1: 'Twinpur' });
    expect(fault?.message).toContain(`"Twinpur, ${one.name}" (ID `);
    expect(fault?.message).toContain(`"Twinpur, ${other.name}" (ID `);
    expect(await check({ 1: 'Twinpur', 2: one.name })).toEqual([]);
    expect(await check({ 1: `Twinpur, ${other.name}` })).toEqual([]);
  });
});
