import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../catalogue/startCatalogue.ts';
import { startPricing, type Fields, type Pricing } from './startPricing.ts';

let test: Pricing;
beforeAll(async () => {
  test = await startPricing();
});
afterAll(() => test.close());

const base = '/sapna/v2/package-price';
type Told = [field: string, message: string];

const toldBy = (answer: {
  json: () => { errors?: { field: string; message: string }[] };
}): Told[] =>
  (answer.json().errors ?? []).map(({ field, message }): Told => [field, message]).sort();

const parameters = (own: object) => () => ({
  pricing_parameters: {
    cityId: test.city.id,
    localityName: JSON.stringify([test.city.localities[0]]),
    agentType: 'FoS',
    ...own,
  },
});
const at = (name: string) => `/pricing_parameters/${name}`;

describe('refusals of a new price', () => {
  it.each<[string, () => Fields, number, Told[]]>([
    [
      'no amount',
      () => ({ pricePaise: undefined }),
      422,
      [['/pricePaise', 'This field is required.']],
    ],
    ['an amount of 0', () => ({ pricePaise: 0 }), 422, [['/pricePaise', 'Enter more than 0.']]],
    [
      'part of a paisa',
      () => ({ pricePaise: 1.5 }),
      422,
      [['/pricePaise', 'Enter a whole number.']],
    ],
    [
      'more than 99,99,99,999 rupees',
      () => ({ pricePaise: 99_999_999_901 }),
      422,
      [['/pricePaise', 'Enter 99999999900 or less.']],
    ],
    [
      'no first day',
      () => ({ effectiveFrom: undefined }),
      422,
      [['/effectiveFrom', 'This field is required.']],
    ],
    [
      'a day the calendar lacks',
      () => ({ effectiveFrom: '2026-02-30' }),
      422,
      [['/effectiveFrom', 'This must be a day such as 2026-11-21.']],
    ],
    [
      'a day out of reach',
      () => ({ effectiveFrom: '1999-12-31' }),
      422,
      [['/effectiveFrom', 'Enter a day from 1/1/2000 to 31/12/2099.']],
    ],
    [
      'an end before the start',
      () => ({ effectiveUntil: '2026-03-31' }),
      422,
      [['/effectiveUntil', 'The last day must not be earlier than the first.']],
    ],
    [
      'an unknown field',
      () => ({ discount: 5 }),
      400,
      [['/discount', 'There is no field named "discount".']],
    ],
    [
      'no parameters',
      () => ({ pricing_parameters: {} }),
      422,
      ['agentType', 'cityId', 'localityName'].map((name): Told => [
        at(name),
        'This field is required.',
      ]),
    ],
    [
      'a parameter too many',
      parameters({ plan: 'gold' }),
      422,
      [[at('plan'), 'The price of this package does not depend on "plan".']],
    ],
    [
      'a value that is not allowed',
      parameters({ agentType: 'Both' }),
      422,
      [[at('agentType'), 'Choose one of: FoS, Telesales.']],
    ],
    [
      'a city as text',
      parameters({ cityId: '5' }),
      422,
      [[at('cityId'), 'This must be a number.']],
    ],
    [
      'a city that does not exist',
      parameters({ cityId: 999_999 }),
      422,
      [
        [
          at('cityId'),
          expect.stringMatching(/^Invalid ID selected in dropdown field\. There is no city/),
        ],
      ],
    ],
    [
      'malformed JSON text (T99)',
      parameters({ localityName: '["Baner"' }),
      422,
      [[at('localityName'), 'This must be JSON text, such as ["Baner","Wakad"].']],
    ],
    [
      'an empty list of localities',
      parameters({ localityName: '[]' }),
      422,
      [[at('localityName'), 'This field is required.']],
    ],
    [
      'a locality that the city lacks',
      parameters({ localityName: '["Atlantis by the Sea"]' }),
      422,
      [[at('localityName'), 'There is no locality "Atlantis by the Sea" in Pune.']],
    ],
  ])('%s', async (_case, own, status, errors) => {
    const { id } = await test.pricedPackage();
    const answer = await test.admin.post(`${base}/add/${id}`, test.fields(own()));
    expect([answer.statusCode, toldBy(answer)]).toEqual([status, errors.toSorted()]);
    expect(await test.stored(id)).toEqual([]);
  });

  it('a misspelt locality, with the one that was meant', async () => {
    const { id } = await test.pricedPackage();
    const [name] = test.city.localities;
    const own = parameters({ localityName: JSON.stringify([`${name}x`]) })();
    expect(toldBy(await test.admin.post(`${base}/add/${id}`, test.fields(own)))).toEqual([
      [at('localityName'), `There is no locality "${name}x" in Pune; did you mean "${name}"?`],
    ]);
  });

  it('any price of a package without prices', async () => {
    const { id } = await test.package({ isPriceApplicable: false });
    const answer = await test.admin.post(`${base}/add/${id}`, test.fields());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', message: 'No price applies to this package.' },
    ]);
  });

  it('any price of a package that does not exist', async () => {
    expect((await test.admin.post(`${base}/add/999999`, test.fields())).statusCode).toBe(404);
  });
});

describe('days that are taken', () => {
  it.each<[string, Fields, Fields, string | null]>([
    ['the next day after', { effectiveUntil: '2026-12-31' }, { effectiveFrom: '2027-01-01' }, null],
    [
      'the last day',
      { effectiveUntil: '2026-12-31' },
      { effectiveFrom: '2026-12-31' },
      'is in force 1/4/2026 to 31/12/2026.',
    ],
    ['an open end, which ends then', {}, { effectiveFrom: '2030-01-01' }, null],
    ['the day before', {}, { effectiveFrom: '2025-01-01', effectiveUntil: '2026-03-31' }, null],
    [
      'the first day',
      {},
      { effectiveFrom: '2025-01-01', effectiveUntil: '2026-04-01' },
      'is in force from 1/4/2026.',
    ],
    ['other parameters', {}, { agent: 'Telesales' }, null],
  ])('%s', async (_case, first, { agent, ...second }, refusal) => {
    const { id } = await test.pricedPackage();
    const price = await test.addPrice(id, first);
    const own = agent ? parameters({ agentType: agent })() : {};
    const answer = await test.admin.post(`${base}/add/${id}`, test.fields({ ...second, ...own }));
    expect(toldBy(answer)).toEqual(
      refusal
        ? [
            [
              '/effectiveFrom',
              `The price with the ID ${price.id} with the same parameters ${refusal}`,
            ],
          ]
        : [],
    );
  });

  it('are refused to a change too, and the transaction goes on to say so', async () => {
    const { id } = await test.pricedPackage();
    const first = await test.addPrice(id, { effectiveUntil: '2026-12-31' });
    const next = await test.addPrice(id, { effectiveFrom: '2027-01-01' });
    const answer = await test.admin.put(`${base}/updatePackagePrice/${first.id}`, {
      version: 1,
      effectiveUntil: null,
    });
    expect(toldBy(answer)).toEqual([
      [
        '/effectiveFrom',
        `The price with the ID ${next.id} with the same parameters is in force from 1/1/2027.`,
      ],
    ]);
  });
});

describe('a price of a package that NetSuite has', () => {
  const enabled = async () => {
    const item = await test.pricedPackage();
    const price = await test.addPrice(item.id);
    ok(await test.map(item.id, { productId: (await test.product()).id }));
    ok(await test.admin.put('/sapna/v1/packages/enable-netsuite', { ids: [item.id] }));
    return { item, price };
  };

  it.each<
    [string, (packageId: number, priceId: number) => ReturnType<Pricing['admin']['post']>, string]
  >([
    [
      'cannot be added',
      packageId =>
        test.admin.post(`${base}/add/${packageId}`, test.fields({ effectiveFrom: '2030-01-01' })),
      'Adding not allowed as Netsuite Flag is enabled for this package',
    ],
    [
      'cannot be removed',
      (_packageId, priceId) => test.admin.put(`${base}/delete`, { ids: [priceId] }),
      'Deleting not allowed as Netsuite Flag is enabled for this package',
    ],
    [
      'cannot be changed',
      (_packageId, priceId) =>
        test.admin.put(`${base}/updatePackagePrice/${priceId}`, { version: 1, pricePaise: 7 }),
      'NetSuite is enabled: only display name, description and active until can be changed.',
    ],
  ])('%s', async (_case, act, message) => {
    const { item, price } = await enabled();
    const answer = await act(item.id, price.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'CONFLICT', message }]);
    expect(await test.stored(item.id)).toMatchObject([{ id: price.id, version: 1 }]);
  });

  it('stays with its package', async () => {
    const item = await test.pricedPackage();
    const price = await test.addPrice(item.id);
    const answer = await test.admin.put(`${base}/updatePackagePrice/${price.id}`, {
      version: 1,
      packageId: item.id + 1,
    });
    expect(toldBy(answer)).toEqual([
      ['/packageId', 'A price cannot move to another package. Add a new one there instead.'],
    ]);
  });
});
