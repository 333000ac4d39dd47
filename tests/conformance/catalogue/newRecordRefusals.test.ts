import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

let test: Catalogue;
beforeAll(async () => {
  test = await startCatalogue();
});
afterAll(() => test.close());

describe('refusals of a new family', () => {
  const base = '/sapna/v2/get-package-families';
  const good = { name: 'Refused', clientTypeId: 1 };
  it.each([
    ['no name', { clientTypeId: 1 }, 422, [['/name', 'This field is required.']]],
    ['a blank name', { ...good, name: '   ' }, 422, [['/name', 'This field is required.']]],
    [
      'a long name',
      { ...good, name: 'x'.repeat(121) },
      422,
      [['/name', 'Enter at most 120 characters.']],
    ],
    [
      'an unknown client type',
      { ...good, clientTypeId: 6 },
      422,
      [['/clientTypeId', 'Choose one of: 1, 2, 3, 4, 5.']],
    ],
    [
      'two faults, one entry each',
      { name: 5, clientTypeId: 'x' },
      422,
      [
        ['/name', 'Enter a text here.'],
        ['/clientTypeId', 'Choose one of: 1, 2, 3, 4, 5.'],
      ],
    ],
    [
      'an event that does not exist',
      { ...good, familyEvent: 999_999 },
      422,
      [['/familyEvent', 'Invalid ID selected in dropdown field']],
    ],
    [
      'an unknown field',
      { ...good, colour: 'red' },
      400,
      [['/colour', 'There is no field named "colour".']],
    ],
    ['a field of the server', { ...good, id: 1 }, 400, [['/id', 'There is no field named "id".']]],
  ])('%s', async (_case, body, status, errors) => {
    const response = await test.admin.post(`${base}/create`, body);
    expect(response.statusCode).toBe(status);
    expect(
      response
        .json()
        .errors.map((error: { field: string; message: string }) => [error.field, error.message]),
    ).toEqual(expect.arrayContaining(errors));
    expect(response.json().errors).toHaveLength(errors.length);
  });

  it('a source that does not exist', async () => {
    const response = await test.admin.post(`${base}/create`, good, {
      query: { copyFromPackageFamilyId: 999_999 },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([
      { in: 'query', field: '/copyFromPackageFamilyId' },
    ]);
  });

  it('a name that is taken, letter case and blanks apart, within one client type', async () => {
    const { name } = await test.family();
    const again = (clientTypeId: number) =>
      test.admin.post(`${base}/create`, { name: ` ${String(name).toUpperCase()} `, clientTypeId });
    const response = await again(1);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([
      {
        in: 'body',
        field: '/name',
        code: 'duplicate',
        message: `A package family named "${String(name).toUpperCase()}" already exists for this client type.`,
      },
    ]);
    ok(await again(2));
  });
});

describe('refusals of a new package', () => {
  const base = '/sapna/v2/get-packages';
  const good = {
    name: 'Refused',
    packageFamilyId: 1,
    agentType: 'Both',
    durationDays: 30,
    hsnCode: '998365',
  };
  const parameter = { name: 'cityId', type: 'number' };
  it.each<[string, object, number, [string, string][]]>([
    [
      'nothing at all',
      {},
      422,
      ['name', 'packageFamilyId', 'agentType', 'durationDays', 'hsnCode'].map(name => [
        `/${name}`,
        'This field is required.',
      ]),
    ],
    [
      'a family that does not exist',
      { ...good, packageFamilyId: 999_999 },
      422,
      [['/packageFamilyId', 'Invalid ID selected in dropdown field']],
    ],
    [
      'a day before the calendar',
      { ...good, activeUntil: '0000-01-01' },
      422,
      [['/activeUntil', 'This must be a day such as 2026-11-21.']],
    ],
    [
      'half a character',
      { ...good, requiredPricingParameters: [{ ...parameter, name: '\ud800' }] },
      422,
      [],
    ],
    ['a family whose id no column holds', { ...good, packageFamilyId: 1e20 }, 422, []],
    [
      'an unknown agent type',
      { ...good, agentType: 'Robot' },
      422,
      [['/agentType', 'Choose one of: FoS, Telesales, Both.']],
    ],
    [
      'an unknown title',
      { ...good, title: 'Gold' },
      422,
      [
        [
          '/title',
          'Choose one of: Basic, Premium, Premium +, Assist, Assist +, Guarantee, Relax, Super Relax.',
        ],
      ],
    ],
    ['no days', { ...good, durationDays: 0 }, 422, [['/durationDays', 'Enter 1 or more.']]],
    [
      'part of a day',
      { ...good, durationDays: 1.5 },
      422,
      [['/durationDays', 'Enter a whole number.']],
    ],
    [
      'an unknown HSN code',
      { ...good, hsnCode: '1' },
      422,
      [['/hsnCode', 'Choose one of: 998365, 847170, 998439, 998716, 998399, 997159.']],
    ],
    [
      'a day the calendar lacks',
      { ...good, activeUntil: '2026-02-30' },
      422,
      [['/activeUntil', 'This must be a day such as 2026-11-21.']],
    ],
    [
      'a parameter twice',
      { ...good, requiredPricingParameters: [parameter, { ...parameter, name: 'CITYID ' }] },
      422,
      [['/requiredPricingParameters/1/name', '"CITYID " is already in the list.']],
    ],
    [
      'a choice without values',
      { ...good, requiredPricingParameters: [{ name: 'plan', type: 'enum' }] },
      422,
      [['/requiredPricingParameters/0/allowedValues', 'Enter the values that can be chosen.']],
    ],
    [
      'an unknown type of parameter',
      { ...good, requiredPricingParameters: [{ name: 'x', type: 'list' }] },
      422,
      [
        [
          '/requiredPricingParameters/0/type',
          'Choose one of: string, number, boolean, json, enum.',
        ],
      ],
    ],
    [
      'an unknown field',
      { ...good, price: 5 },
      400,
      [['/price', 'There is no field named "price".']],
    ],
    [
      'the NetSuite flag',
      { ...good, isNetsuiteEnabled: true },
      400,
      [['/isNetsuiteEnabled', 'There is no field named "isNetsuiteEnabled".']],
    ],
    [
      'an unknown field of a parameter',
      { ...good, requiredPricingParameters: [{ ...parameter, x: 1 }] },
      400,
      [['/requiredPricingParameters/0/x', 'There is no field named "x".']],
    ],
  ])('%s', async (_case, body, status, errors) => {
    const response = await test.admin.post(`${base}/create`, body);
    expect(response.statusCode).toBe(status);
    const told = (response.json().errors ?? []) as { field: string; message: string }[];
    expect(told.map(({ field, message }) => [field, message]).sort()).toEqual(errors.toSorted());
  });

  it('a name that the family has already, letter case apart', async () => {
    const made = await test.package({ name: 'Taken Here' });
    const elsewhere = await test.family();
    const again = { ...good, name: 'taken here', packageFamilyId: made.packageFamilyId };
    const response = await test.admin.post(`${base}/create`, again);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual([
      {
        in: 'body',
        field: '/name',
        code: 'duplicate',
        message: 'A package named "taken here" already exists in this family.',
      },
    ]);
    ok(await test.admin.post(`${base}/create`, { ...again, packageFamilyId: elsewhere.id }));
  });
});
