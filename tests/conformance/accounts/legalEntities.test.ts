import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClients, type Clients, type Rows } from './startClients.ts';
import { ok } from '#tests/support/server/ok.ts';

interface Entity {
  id: number;
  version: number;
  [field: string]: unknown;
}

let test: Clients;
beforeAll(async () => {
  test = await startClients();
});
afterAll(() => test.close());

const url = '/sapna/v1/account-legal-entity';
const faults = (response: { json: <T>() => T }) =>
  response
    .json<{ errors: { field: string; message: string }[] }>()
    .errors.map(({ field, message }) => [field, message]);
const create = (fields: object) =>
  test
    .by('agent')
    .post(url, { accountId: test.held('agent').id, legalName: 'M/s A & B', ...fields });

describe('a legal entity', () => {
  it('has its addresses as fields, as text and as details', async () => {
    const made = ok<Entity>(
      await create({
        gstin: '27abcde1234f1z5',
        isSez: true,
        pan: 'abcde1234f',
        tan: 'MUMA12345B',
        billingStreet: '12, Link Road',
        billingCityId: 1,
        billingPincode: '400001',
      }),
    );
    expect(made).toMatchObject({
      gstin: '27ABCDE1234F1Z5',
      gstinSez: '27ABCDE1234F1Z5(SEZ)',
      pan: 'ABCDE1234F',
      billingAddress: expect.stringMatching(/^12, Link Road, .+, 400001$/),
      shippingAddress: 'Not available',
      active: true,
    });
    const path = `/sapna/v2/account-legal-entity/account/${test.held('agent').id}`;
    const { results } = ok<Rows<Entity>>(await test.by('agent').get(path));
    expect(results.find(({ id }) => id === made.id)?.['addressDetails']).toEqual([
      {
        id: expect.any(Number),
        type: 'Billing',
        address: '12, Link Road',
        cityId: 1,
        pincode: '400001',
      },
    ]);
    const changed = ok<Entity>(
      await test.by('agent').put(`${url}/${made.id}`, {
        billingStreet: null,
        billingCityId: null,
        billingPincode: null,
        shippingStreet: 'Plot 4',
        isSez: false,
        version: made.version,
      }),
    );
    expect(changed).toMatchObject({
      billingAddress: 'Not available',
      shippingAddress: 'Plot 4',
      gstinSez: '27ABCDE1234F1Z5',
    });
  });

  it.each<[string, object, string[][]]>([
    [
      'a sign in the name',
      { legalName: 'A@B' },
      [['/legalName', expect.stringContaining('Legal name may hold')]],
    ],
    ['blanks for a name', { legalName: '   ' }, [['/legalName', 'Please enter legal name']]],
    ['no PAN', { pan: 'ABCDE12345' }, [['/pan', 'PAN is not valid']]],
    ['no GSTIN', { gstin: '27ABCDE1234FZ1Z' }, [['/gstin', 'GSTIN is not valid']]],
    [
      'T90 a GSTIN of no State',
      { gstin: '00AAPFU0939F1ZV' },
      [['/gstin', 'GSTIN begins with 00, which is not a state code']],
    ],
    [
      'a PIN with 0 first',
      { billingStreet: 'x', billingPincode: '040001' },
      [['/billingPincode', 'PIN is not valid']],
    ],
    [
      'a PIN without an address',
      { shippingPincode: '400001' },
      [['/shippingStreet', 'Please enter shipping address']],
    ],
    [
      'a city that is none',
      { billingStreet: 'x', billingCityId: 99_999_999 },
      [['/billingCityId', 'Invalid ID selected in dropdown field']],
    ],
    [
      'T92 a GSTIN of an unregistered customer',
      { isUnregisteredCustomer: true, gstin: '27ABCDE1234F1Z5' },
      [['/gstin', expect.any(String)]],
    ],
  ])('is refused with %s', async (_, fields, expected) => {
    const response = await create(fields);
    expect(response.statusCode).toBe(422);
    expect(faults(response)).toEqual(expected);
  });

  it.each(['27AAPFU0939FAZM', '0717UNO00157UNO', '0717USA00012NR7', '29AAGCB7383J1DD'])(
    'T90 has the GSTIN %s',
    async gstin => {
      expect(ok<Entity>(await create({ gstin }))).toMatchObject({ gstin });
    },
  );

  it('takes its addresses one by one, with the rules of the whole', async () => {
    const { legalEntityId } = test.held('agent');
    const body = { legalEntityId, type: 'Billing', address: '5 Hill Road', pincode: '400050' };
    const made = ok<Entity>(await test.by('agent').post('/sapna/v1/address', body));
    expect(made).toMatchObject(body);
    expect((await test.by('agent').post('/sapna/v1/address', body)).statusCode).toBe(409);
    const put = (fields: object) =>
      test.by('agent').put(`/sapna/v1/address/${made.id}`, { version: made.version, ...fields });
    expect(faults(await put({ pincode: '4' }))).toEqual([['/billingPincode', 'PIN is not valid']]);
    expect(ok<Entity>(await put({ address: '6 Hill Road' }))).toMatchObject({
      address: '6 Hill Road',
      pincode: '400050',
    });
    expect((await put({ address: '7 Hill Road' })).statusCode).toBe(409);
  });
});
